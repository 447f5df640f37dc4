import { useSelector } from 'react-redux';
import { useLanguage } from '../../storefront/use-language';
import type { Chip } from './chip-labels';
import { selectChips } from './select-chips';

type State = Parameters<typeof selectChips>[0];

export function useChips(): readonly Chip[] {
  const language = useLanguage();
  return useSelector((state: State) => selectChips(state, language));
}
