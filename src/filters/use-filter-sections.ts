import { useSelector } from 'react-redux';
import { useTexts } from '../storefront/use-language';
import { selectFilterSections, type FilterSection } from './filter-sections';

type State = Parameters<typeof selectFilterSections>[0];

export function useFilterSections(): readonly FilterSection[] {
  const texts = useTexts();
  return useSelector((state: State) => selectFilterSections(state, texts));
}
