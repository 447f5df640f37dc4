import { createSelector } from '@reduxjs/toolkit';
import { selectedOptions } from '../listing-url/selected-options';
import { selectListingUrl } from '../listing/listing-location';

/** What the shopper has selected at the present URL. */
export const selectPresentOptions = createSelector([selectListingUrl], (url) =>
  url ? selectedOptions(url) : [],
);
