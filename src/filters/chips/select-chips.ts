import { createSelector } from '@reduxjs/toolkit';
import { selectListingUrl } from '../../listing/listing-location';
import { chipsOf } from './chip-labels';
import { selectKnownFacets } from '../known-facets-slice';
import { selectNamingOptions } from '../select-naming-options';

/** The chips of the present URL, with the names known so far. */
export const selectChips = createSelector(
  [selectListingUrl, selectKnownFacets, selectNamingOptions],
  (url, facets, options) => (url ? chipsOf(url, facets, options) : []),
);
