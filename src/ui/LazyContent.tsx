import type { ReactNode } from 'react';
import { useTexts } from '../storefront/use-language';
import { NoScript } from './NoScript';

/** Content that renders once a disclosure is open. One that was opened before hydration says meanwhile that it is loading. */
export const LazyContent = ({ children }: { readonly children: ReactNode }) => (
  <>
    <NoScript>{children}</NoScript>
    <p className="plp-loading">{useTexts().listing.loading}</p>
  </>
);
