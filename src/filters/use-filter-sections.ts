import { useSelector } from 'react-redux';
import { useLanguage } from '../storefront/use-language';
import { selectFilterSections, type FilterSection } from './filter-sections';

type State = Parameters<typeof selectFilterSections>[0];

export function useFilterSections(): readonly FilterSection[] {
  const language = useLanguage();
  return useSelector((state: State) => selectFilterSections(state, language));
}
