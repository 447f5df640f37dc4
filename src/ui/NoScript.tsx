import { createContext, useContext, type ReactNode } from 'react';

const IsInNoScript = createContext(false);

/** Content for browsers without scripting alone. It may be nested, which HTML does not allow of `noscript` itself. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  if (useContext(IsInNoScript)) return children;
  return (
    <noscript>
      <IsInNoScript value>{children}</IsInNoScript>
    </noscript>
  );
}
