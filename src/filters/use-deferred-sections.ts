import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectListingUrl } from '../listing/listing-location';
import { selectFilterSections, type FilterSection } from './filter-sections';

/**
 * The sections with the ticks of the present URL at once, and with the counts of another listing when its products are
 * painted: those are what the shopper waits for.
 */
export function useDeferredSections(): readonly FilterSection[] {
  const url = useSelector(selectListingUrl);
  const sections = useSelector(selectFilterSections);
  const present = useMemo(() => ({ url, sections }), [url, sections]);
  const deferred = useDeferredValue(present);
  return deferred.url === url ? deferred.sections : sections;
}
