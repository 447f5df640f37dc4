import { useSelector } from 'react-redux';
import type { ListingUrl } from '../listing-url/listing-url';
import { useSettled } from '../ui/use-settled';
import { selectListingUrl } from './listing-location';

/** The present URL, a moment after a press: for addresses that links and forms carry along. */
export const useSettledUrl = (): ListingUrl | undefined =>
  useSettled(useSelector(selectListingUrl));
