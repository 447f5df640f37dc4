import { useChips } from '../chips/use-chips';
import { useTexts } from '../../environment/use-environment';

type SelectedNamesProps = { readonly facetId: string; readonly className: string };

/** Renders how many options of a facet are selected, and which; an empty line when there are none. */
export function SelectedNames({ facetId, className }: SelectedNamesProps) {
  const texts = useTexts();
  const chips = useChips().filter((chip) => chip.facetId === facetId);
  const names = chips.map(({ label }) => label);
  return (
    <span className={className}>{names.length > 0 && texts.filterForms.selectedNames(names)}</span>
  );
}
