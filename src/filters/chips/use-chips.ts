import { selectListingUrl } from '../../listing/listing-location';
import { selectKnownFacets } from '../facets/known-facets-slice';
import { selectNamingOptions } from '../facets/select-offered-facets';
import { chipsOf, type Chip } from './chip-labels';
import { createAppSelector } from '../../store/root-state';
import { useAppSelector } from '../../store/hooks';
import { useLanguage } from '../../environment/use-environment';

const selectChips = createAppSelector(
  [selectListingUrl, selectKnownFacets, selectNamingOptions],
  (url, facets, options) => (url ? chipsOf(url, facets, options) : []),
);

/** The chips of the present URL, with the names known so far. */
export function useChips(): readonly Chip[] {
  const language = useLanguage();
  return useAppSelector((state) => selectChips(state, language));
}
