import type { ReactNode } from 'react';

type OverlayProps = { readonly children: ReactNode };

export const Overlay = ({ children }: OverlayProps) => (
  <div className="plp-overlay">{children}</div>
);
