import type { ReactNode } from 'react';

type VisuallyHiddenProps = { readonly children: ReactNode };

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className="plp-visually-hidden">{children}</span>
);
