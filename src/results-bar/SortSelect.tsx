import { useDispatch, useSelector } from 'react-redux';
import type { ListingType } from '../listing-url/listing-url';
import { isSortOption, sortOptions } from '../listing-url/sort-option';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl, type ListingLocationState } from '../listing/listing-location';
import { sortChosen } from '../listing/navigation';
import { sortTexts } from '../storefront/texts/results-bar';
import { Select, type SelectOption } from '../ui/Select';

/** "Most Relevant" is about a search; elsewhere the shop recommends. */
export const sortChoices = (type: ListingType): readonly SelectOption[] =>
  sortOptions.map((value) => ({
    value,
    label:
      value === 'relevance' && type === 'search' ? sortTexts.mostRelevant : sortTexts.orders[value],
  }));

/**
 * The order of the results. On tablets and phones the list stands alone and as wide as it may; on desktops its label
 * stands before it. It is one control in two forms, so a screen reader never meets two.
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
