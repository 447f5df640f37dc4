import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectListingUrl } from './listing-location';

/**
 * The present URL, a moment after a press: for addresses that links and forms carry along, for which the frame that shows
 * the press does not wait.
 */
export const useSettledUrl = (): ListingUrl | undefined =>
  useDeferredValue(useSelector(selectListingUrl));
