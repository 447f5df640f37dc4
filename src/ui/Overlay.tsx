import type { ReactNode } from 'react';

type OverlayProps = { readonly children: ReactNode };

/** Covers the whole screen and centres its content, such as a spinner. */
export const Overlay = ({ children }: OverlayProps) => (
  <div className="plp-overlay">{children}</div>
);
