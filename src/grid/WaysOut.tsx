import type { ReactNode } from 'react';
import type { Listing } from '../catalogue/listing';
import { categoryChange, type ListingChange } from '../listing-url/listing-change';
import { wholeShopId, type ListingUrl } from '../listing-url/listing-url';
import { listingHeadingId } from '../listing/element-ids';
import { ListingLink } from '../listing/ListingLink';
import { useFocusFallback } from '../ui/use-focus-fallback';
import { otherSearches, type OtherTerms } from './other-searches';
import { removable, removalOf, useTrueCounts, type LabelledOption } from './ways-out';
import { useHref, useTexts } from '../environment/use-environment';

type WaysOutProps = {
  readonly url: ListingUrl;
  readonly listing: Listing | undefined;
  readonly options: readonly LabelledOption[];
  readonly suggestions: OtherTerms;
};

/** Each link repeats the whole address. The chips above the list remove the other options. */
const mostOptions = 12;

/**
 * Links from an empty list to broader ones: without one of the filters where that finds something, without all, one
 * category up, or to another search.
 */
export function WaysOut({ url, listing, options: allOptions, suggestions }: WaysOutProps) {
  const texts = useTexts();
  const options = allOptions.slice(0, mostOptions);
  const counts = useTrueCounts(url, options);
  const [parents, parent] = parentsOf(listing);
  return (
    <ul className="plp-fallback__ways">
      {removable(listing, options, counts).map(({ option, count }) => (
        <WayOut key={`${option.facetId} ${option.optionId}`} change={removalOf(option)}>
          <span>{texts.filters.remove(option.label)}</span> <ProductCount count={count} />
        </WayOut>
      ))}
      {options.length > 0 && (
        <WayOut change={{ kind: 'clear_all' }}>{texts.filters.clearAll}</WayOut>
      )}
      {url.category && url.category.id !== wholeShopId && (
        <WayOut change={categoryChange(parent?.id ?? '', parents)}>
          {parent ? texts.fallback.allOf(parent.displayName) : texts.fallback.allCategories}
        </WayOut>
      )}
      <OtherSearches url={url} suggestions={suggestions} isFiltered={options.length > 0} />
      {url.type === 'search' && (
        <li>
          <WholeShop />
        </li>
      )}
    </ul>
  );
}

type WayOutProps = { readonly change: ListingChange; readonly children: ReactNode };

const focusAfterwards = [listingHeadingId];

/** Goes with the message when the other listing has products. */
const WayOut = ({ change, children }: WayOutProps) => (
  <li ref={useFocusFallback(focusAfterwards)}>
    <ListingLink className="plp-button plp-fallback__way" change={change}>
      {children}
    </ListingLink>
  </li>
);

type OtherSearchesProps = {
  readonly url: ListingUrl;
  readonly suggestions: OtherTerms;
  readonly isFiltered: boolean;
};

/** Links to load the page of another search. After filters, removing them comes first. */
function OtherSearches({ url, suggestions, isFiltered }: OtherSearchesProps) {
  const texts = useTexts();
  const hrefOf = useHref();
  const isNarrowed = isFiltered || url.category !== undefined;
  const { corrected, fewerWords } = otherSearches(url, suggestions, isNarrowed);
  const primary = isNarrowed ? '' : ' plp-button--primary';
  return (
    <>
      {corrected && (
        <li>
          <a className={`plp-button plp-fallback__way${primary}`} href={hrefOf(corrected.href)}>
            {texts.fallback.didYouMean(corrected.term)}
          </a>
        </li>
      )}
      {fewerWords.map(({ term, href }) => (
        <li key={href}>
          <a className="plp-button plp-fallback__way" href={hrefOf(href)}>
            {texts.fallback.searchFor(term)}
          </a>
        </li>
      ))}
    </>
  );
}

export function WholeShop() {
  const { fallback } = useTexts();
  return (
    <a className="plp-button plp-fallback__way" href={useHref()('/browse')}>
      {fallback.wholeShop}
    </a>
  );
}

/** The parents of the listing's category, and the nearest that is neither the whole shop nor the category itself. */
function parentsOf(listing: Listing | undefined) {
  const parents = listing?.parentCategories ?? [];
  const others = parents.filter(({ id }) => id !== wholeShopId && id !== listing?.category?.id);
  return [parents, others.at(-1)] as const;
}

/** Reserves its space while the number is pending, so that nothing moves when it arrives. */
function ProductCount({ count }: { readonly count: number | undefined }) {
  const texts = useTexts();
  return (
    <span className="plp-fallback__count">
      {count !== undefined && texts.counts.products(count)}
    </span>
  );
}
