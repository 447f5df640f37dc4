/** The events of one update of the listing (docs/product.md, 15.3 and 15.4). */
import type { Listing } from '../catalogue/listing';
import type { ListingUrl } from '../listing-url/listing-url';
import type { SortOption } from '../listing-url/sort-option';
import { selectedOptions } from '../listing-url/selected-options';
import { listingIdentity } from '../listing-url/write-listing-url';
import type { LastActionType } from '../listing/last-action';
import type { MadeChange } from '../listing/made-change';
import type { CustomFields } from '../lib/custom-fields';
import { withoutUndefined } from '../lib/without-undefined';
import type { BrandKey } from '../storefront/brand';
import { isReRanked, readExperiments } from '../storefront/experiments';
import type { PageType } from '../storefront/page-globals';
import type { EventPayloads, Topic } from './event-payloads';

export type PageEvent = {
  readonly [Name in Topic]: { readonly topic: Name; readonly payload: EventPayloads[Name] };
}[Topic];
/** A listing is read from nothing else. */
type RawResponse = EventPayloads['results-update']['response'];

/** A listing on screen. */
type ShownListing = {
  readonly updateId: string;
  /** What the shopper changed. */
  readonly change: MadeChange | undefined;
  /** A newer response to the listing on screen. */
  readonly isRefresh: true | undefined;
  readonly pageType: PageType;
  readonly brand: BrandKey;
  readonly url: ListingUrl;
  readonly listing: Listing;
};

export type Update = ShownListing & {
  /** The shopper's action that caused this listing. */
  readonly eventTrigger: LastActionType;
};

/**
 * The order is part of the contract: grid, results, facet, analytics. `custom` is in each of them, and in the view of
 * the listing, which follows.
 */
export function listingEvents(
  update: Update,
  custom: CustomFields | undefined,
): readonly PageEvent[] {
  const { updateId, change, eventTrigger, pageType, brand, url, listing } = update;
  const isSelectedFacet = selectedOptions(url).length > 0;
  const path = listingIdentity(url);
  const rest = withoutUndefined({ updateId, path, eventTrigger, change, custom });
  return [
    { topic: 'grid-update', payload: { pageType, isSelectedFacet, ...rest } },
    {
      topic: 'results-update',
      payload: { response: listing.rawResponse as RawResponse, brand, ...rest },
    },
    { topic: 'facet-update', payload: rest },
    { topic: 'analytics-update', payload: { ...listingFields(update), ...rest } },
    listingView(update, rest),
  ];
}

/** The listing on screen, by itself where it is the first one of a page. */
export function listingView(
  shown: ShownListing,
  fields: Partial<EventPayloads['facet-update']> = {},
): PageEvent {
  const { updateId, url, listing, isRefresh } = shown;
  const { correctedTerm, droppedWords } = listing.meta;
  const path = listingIdentity(url);
  const added = withoutUndefined({ updateId, path, isRefresh, correctedTerm, droppedWords });
  return { topic: 'listing-view', payload: { ...listingFields(shown), ...added, ...fields } };
}

function listingFields({ pageType, brand, url, listing }: ShownListing) {
  const { meta, page, resultsPerPage, numResults } = listing;
  return withoutUndefined({
    pageType,
    brand,
    searchTerm: url.searchTerm,
    category: url.category?.id,
    sort: reportedSort(url, pageType),
    page,
    resultsPerPage,
    numResults,
    facets: url.facets
      .filter(({ id }) => id !== url.unfilteredFacet)
      .map(({ id, options }) => ({ id, options: options.map((option) => option.id) })),
    resultId: meta.resultId,
    experiments: readExperiments(meta.features, meta.featureVariants),
    reRanking: isReRanked(pageType),
  });
}

/** Relevance is what shoppers see as "Recommended" on browse and promo pages (docs/product.md, 15.4). */
const reportedSort = (
  { sortOption }: ListingUrl,
  pageType: PageType,
): SortOption | 'recommended' =>
  sortOption === 'relevance' && pageType !== 'search' ? 'recommended' : sortOption;
