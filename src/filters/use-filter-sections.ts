import { useLanguage } from '../storefront/use-language';
import { selectFilterSections, type FilterSection } from './filter-sections';
import { useAppSelector } from '../store/hooks';

type State = Parameters<typeof selectFilterSections>[0];

export function useFilterSections(): readonly FilterSection[] {
  const language = useLanguage();
  return useAppSelector((state: State) => selectFilterSections(state, language));
}
