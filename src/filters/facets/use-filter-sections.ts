import { selectFilterSections, type FilterSection } from './filter-sections';
import { useAppSelector } from '../../store/hooks';
import { useLanguage } from '../../environment/use-environment';

type State = Parameters<typeof selectFilterSections>[0];

export function useFilterSections(): readonly FilterSection[] {
  const language = useLanguage();
  return useAppSelector((state: State) => selectFilterSections(state, language));
}
