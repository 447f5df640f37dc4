import { startTransition, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectListingUrl } from '../listing/listing-location';
import { selectFilterSections, type FilterSection } from './filter-sections';

/**
 * The sections with the ticks of the present URL at once, and with what another listing says of them a moment after it
 * is on screen: the products are what the shopper waits for, and the counts of hundreds of values take as long to draw.
 */
export function useSettledSections(): readonly FilterSection[] {
  const url = useSelector(selectListingUrl);
  const sections = useSelector(selectFilterSections);
  const [settled, setSettled] = useState({ url, sections });
  if (settled.url !== url) setSettled({ url, sections });
  useEffect(() => {
    startTransition(() =>
      setSettled((last) => (last.sections === sections ? last : { url, sections })),
    );
  }, [url, sections]);
  return settled.sections;
}
