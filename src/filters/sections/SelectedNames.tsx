import { useChips } from '../chips/use-chips';
import { useTexts } from '../../environment/use-environment';

type SelectedNamesProps = { readonly facetId: string; readonly className: string };

/** Renders which options of a facet are selected; nothing when there are none. */
export function SelectedNames({ facetId, className }: SelectedNamesProps) {
  const texts = useTexts();
  const chips = useChips().filter((chip) => chip.facetId === facetId);
  const names = chips.map(({ name }) => name);
  return (
    names.length > 0 && <span className={className}>{texts.filterForms.selectedNames(names)}</span>
  );
}
