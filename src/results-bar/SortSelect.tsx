import type { ListingType } from '../listing-url/listing-url';
import { isSortOption, type SortOption } from '../listing-url/sort-option';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl } from '../listing/listing-location';
import { sortChosen } from '../listing/navigation';
import { sortLabel, type Texts } from '../storefront/texts/texts';
import { Select, type SelectOption } from '../ui/Select';
import { ownSortOrders } from '../listing/sort-orders';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useEnvironment, useTexts } from '../environment/use-environment';

export const sortChoices = (
  orders: readonly SortOption[],
  type: ListingType,
  texts: Texts,
): readonly SelectOption[] =>
  orders.map((value) => ({ value, label: sortLabel(texts, value, type) }));

/**
 * The sort order. Its label is visible on desktops and hidden on smaller screens; styles choose, so that a screen
 * reader finds one control.
 */
export function SortSelect() {
  const texts = useTexts();
  const { sortOrders: orders = ownSortOrders } = useEnvironment();
  const dispatch = useAppDispatch();
  const url = useAppSelector(selectListingUrl);
  if (!url) return null;
  const { type, sortOption: chosen } = url;
  const choose = (value: string) => {
    if (isSortOption(value)) dispatch(sortChosen({ kind: 'sort_order', sortOption: value }));
  };
  return (
    <ListingForm kind="sort" param="sortkey" submitLabel={texts.sort.submit} className="plp-sort">
      <Select
        label={texts.sort.label}
        name="sortkey"
        // An address can name an order that is not offered, or no longer.
        options={sortChoices(orders.includes(chosen) ? orders : [...orders, chosen], type, texts)}
        value={chosen}
        onChange={choose}
      />
    </ListingForm>
  );
}
