import { startTransition, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectListingUrl } from './listing-location';

/**
 * The present URL, a moment after a press: for addresses that links and forms carry along, for which the frame that shows
 * the press does not wait. Not by useDeferredValue: React 19.1 draws that for ever when Back comes while it is under way.
 */
export function useSettledUrl(): ListingUrl | undefined {
  const url = useSelector(selectListingUrl);
  const [settled, setSettled] = useState(url);
  useEffect(() => startTransition(() => setSettled(url)), [url]);
  return settled;
}
