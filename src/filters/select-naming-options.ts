import { createSelector } from '@reduxjs/toolkit';
import { selectShownCurrency } from '../listing/shown-listing';
import type { Language } from '../storefront/language';
import type { NamingOptions } from './range-names';

/** What names the ranges on screen. */
export const selectNamingOptions = createSelector(
  [selectShownCurrency, (_state: unknown, language: Language) => language],
  (currencyCode, language): NamingOptions => ({ language, currencyCode }),
);
