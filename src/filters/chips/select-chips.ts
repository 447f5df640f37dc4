import { createSelector } from '@reduxjs/toolkit';
import { selectListingUrl } from '../../listing/listing-location';
import { selectShownCurrency } from '../../listing/shown-listing';
import { chipsOf } from './chip-labels';
import { selectKnownFacets } from '../known-facets-slice';

/** The chips of the present URL, with the names known so far. */
export const selectChips = createSelector(
  [selectListingUrl, selectKnownFacets, selectShownCurrency],
  (url, facets, currencyCode) => (url ? chipsOf(url, facets, currencyCode) : []),
);
