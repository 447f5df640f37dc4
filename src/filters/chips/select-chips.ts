import { createSelector } from '@reduxjs/toolkit';
import { selectListingUrl } from '../../listing/listing-location';
import { selectShownCurrency } from '../../listing/shown-listing';
import type { Language } from '../../storefront/language';
import { chipsOf } from './chip-labels';
import { selectKnownFacets } from '../known-facets-slice';

const selectNames = createSelector(
  [selectShownCurrency, (_state: unknown, language: Language) => language],
  (currencyCode, language) => ({ language, currencyCode }),
);

/** The chips of the present URL, with the names known so far. */
export const selectChips = createSelector(
  [selectListingUrl, selectKnownFacets, selectNames],
  (url, facets, names) => (url ? chipsOf(url, facets, names) : []),
);
