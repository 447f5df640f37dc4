import { useDispatch, useSelector } from 'react-redux';
import type { ListingType } from '../listing-url/listing-url';
import { isSortOption, sortOptions } from '../listing-url/sort-option';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl, type ListingLocationState } from '../listing/listing-location';
import { sortChosen } from '../listing/navigation';
import { sortLabel, type Texts } from '../storefront/texts/texts';
import { useTexts } from '../storefront/use-language';
import { Select, type SelectOption } from '../ui/Select';

export const sortChoices = (type: ListingType, texts: Texts): readonly SelectOption[] =>
  sortOptions.map((value) => ({ value, label: sortLabel(texts, value, type) }));

/**
 * The sort order. Its label is visible on desktops and hidden on smaller screens; styles choose, so that a screen reader
 * finds one control.
 */
export function SortSelect() {
  const texts = useTexts();
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
      submitLabel={texts.sort.submit}
      className="plp-sort"
    >
      <Select
        label={texts.sort.label}
        name="sortkey"
        options={sortChoices(type, texts)}
        value={chosen}
        onChange={choose}
      />
    </ListingForm>
  );
}
