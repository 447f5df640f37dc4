import type { Listing, ListingCategory } from '../catalogue/listing';
import type { ListingUrl } from '../listing-url/listing-url';
import { ListingLink } from '../listing/ListingLink';
import { fallbackTexts } from '../storefront/texts/fallback';
import { filterTexts } from '../storefront/texts/filters';
import { countTexts } from '../storefront/texts/counts';
import { removalOf, useTrueCounts, type NamedOption } from './ways-out';

type WaysOutProps = {
  readonly url: ListingUrl;
  readonly listing: Listing | undefined;
  readonly options: readonly NamedOption[];
};

/** Each link repeats the whole address. The chips above the list remove the other options. */
const mostOptions = 12;

/** Links from an empty list to broader ones: without one of the filters, without all, or one category up. */
export function WaysOut({ url, listing, options: allOptions }: WaysOutProps) {
  const options = allOptions.slice(0, mostOptions);
  const counts = useTrueCounts(url, options);
  const parent = parentOf(listing);
  return (
    <ul className="plp-fallback__ways">
      {options.map((option, index) => (
        <li key={`${option.facetId} ${option.optionId}`}>
          <ListingLink className="plp-button plp-fallback__way" change={removalOf(option)}>
            <span>{filterTexts.remove(option.label)}</span> <ProductCount count={counts[index]} />
          </ListingLink>
        </li>
      ))}
      {options.length > 0 && (
        <li>
          <ListingLink className="plp-button plp-fallback__way" change={{ kind: 'clear_all' }}>
            {filterTexts.clearAll}
          </ListingLink>
        </li>
      )}
      {url.category && url.category.id !== 'all' && (
        <li>
          <ListingLink
            className="plp-button plp-fallback__way"
            change={{ kind: 'category', categoryId: parent?.id ?? '' }}
          >
            {parent ? fallbackTexts.allOf(parent.displayName) : fallbackTexts.allCategories}
          </ListingLink>
        </li>
      )}
      {url.type === 'search' && (
        <li>
          <WholeShop />
        </li>
      )}
    </ul>
  );
}

export const WholeShop = () => (
  <a className="plp-button plp-fallback__way" href="/browse">
    {fallbackTexts.wholeShop}
  </a>
);

/** The parent category; undefined when that is the whole shop. */
function parentOf(listing: Listing | undefined): ListingCategory | undefined {
  const parents = listing?.parentCategories ?? [];
  return parents.filter(({ id }) => id !== 'all' && id !== listing?.category?.id).at(-1);
}

/** Reserves its space while the number is pending, so that nothing moves when it arrives. */
function ProductCount({ count }: { readonly count: number | undefined }) {
  return (
    <span className="plp-fallback__count">{count !== undefined && countTexts.products(count)}</span>
  );
}
