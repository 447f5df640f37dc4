import { selectShownCurrency } from '../../listing/shown-listing';
import type { Language } from '../../storefront/language';
import type { NamingOptions } from './range-names';
import { createAppSelector } from '../../store/root-state';

/** What names the ranges on screen. */
export const selectNamingOptions = createAppSelector(
  [selectShownCurrency, (_state: unknown, language: Language) => language],
  (currencyCode, language): NamingOptions => ({ language, currencyCode }),
);
