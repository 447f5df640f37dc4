import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { useLanguage } from '../../storefront/use-language';
import type { Chip } from './chip-labels';
import { ChipTextsContext } from './chip-texts';
import { selectChips } from './select-chips';

type State = Parameters<typeof selectChips>[0];

export function useChips(): readonly Chip[] {
  const language = useLanguage();
  const chipTexts = useContext(ChipTextsContext);
  return useSelector((state: State) => selectChips(state, language, chipTexts));
}
