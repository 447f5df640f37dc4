import { useDispatch, useSelector } from 'react-redux';
import type { ListingType } from '../listing-url/listing-url';
import { isSortOption, sortOptions } from '../listing-url/sort-option';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl, type ListingLocationState } from '../listing/listing-location';
import { sortChosen } from '../listing/navigation';
import { sortLabel, sortTexts } from '../storefront/texts/results-bar';
import { Select, type SelectOption } from '../ui/Select';

export const sortChoices = (type: ListingType): readonly SelectOption[] =>
  sortOptions.map((value) => ({ value, label: sortLabel(value, type) }));

/**
 * The sort order. Its label is visible on desktops and hidden on smaller screens; styles choose, so that a screen reader
 * finds one control.
 */
export function SortSelect() {
  const dispatch = useDispatch();
  const type = useSelector((state: ListingLocationState) => selectListingUrl(state)?.type);
  const chosen = useSelector((state: ListingLocationState) => selectListingUrl(state)?.sortOption);
  if (!type || !chosen) return null;
  const choose = (value: string) => {
    if (isSortOption(value)) dispatch(sortChosen({ kind: 'sort_order', sortOption: value }));
  };
  return (
    <ListingForm
      kind="sort"
      params={['sortkey']}
      submitLabel={sortTexts.submit}
      className="plp-sort"
    >
      <Select
        label={sortTexts.label}
        name="sortkey"
        options={sortChoices(type)}
        value={chosen}
        onChange={choose}
      />
    </ListingForm>
  );
}
