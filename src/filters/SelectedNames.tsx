import { useSelector } from 'react-redux';
import { filterFormTexts } from '../storefront/texts/filter-forms';
import { selectChips } from './chips/select-chips';

type SelectedNamesProps = { readonly facetId: string; readonly className: string };

/** Renders how many options of a facet are selected, and which; an empty line when there are none. */
export function SelectedNames({ facetId, className }: SelectedNamesProps) {
  const chips = useSelector(selectChips).filter((chip) => chip.facetId === facetId);
  const names = chips.map(({ label }) => label);
  return (
    <span className={className}>{names.length > 0 && filterFormTexts.selectedNames(names)}</span>
  );
}
