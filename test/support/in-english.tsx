import type { ReactNode } from 'react';
import { LanguageContext } from '../../src/storefront/use-language';
import { english } from './english';

/** Components with the language of the default brand. */
export const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <LanguageContext value={english}>{children}</LanguageContext>
);
