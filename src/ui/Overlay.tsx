import type { ReactNode } from 'react';

type OverlayProps = { readonly children: ReactNode };

/** A layer over the whole screen with something in its middle, such as a spinner. */
export const Overlay = ({ children }: OverlayProps) => (
  <div className="plp-overlay">{children}</div>
);
