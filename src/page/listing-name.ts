/** What a listing is called (docs/product.md, 16.1). */
import { chipsOf } from '../filters/chips/chip-labels';
import { mergeFacets, noKnownFacets } from '../filters/facets/known-facets';
import { correctedTermOf } from '../catalogue/corrected-term';
import type { Listing, ListingFacet } from '../catalogue/listing';
import { nameFromId } from '../lib/name-from-id';
import { listingCurrency } from '../listing/shown-listing';
import { wholeShopId, type ListingUrl } from '../listing-url/listing-url';
import { unquoted } from '../listing-url/search-term';
import type { Brand } from '../storefront/brand';
import type { Language } from '../storefront/language';

export type NameOptions = {
  readonly url: ListingUrl;
  readonly brand: Brand;
  readonly language: Language;
  /** Absent when there is no listing to show. */
  readonly listing?: Listing | undefined;
};

export const chipsIn = (
  { url, brand, language, listing }: NameOptions,
  facets: readonly ListingFacet[] = [],
) =>
  chipsOf(url, mergeFacets(noKnownFacets, facets), {
    language,
    currencyCode: listingCurrency(listing, brand),
  });

/** Empty for the whole shop. */
function nameFromUrl({ category, pageName }: ListingUrl): string {
  const id = category?.id ?? pageName ?? wholeShopId;
  return id === wholeShopId ? '' : nameFromId(id);
}

/** "Lamps: Acme", without the names that are empty. */
export const joinNames = ({ texts: { seo } }: Language, ...names: readonly string[]): string =>
  names.filter(Boolean).reduce((whole, name) => (whole ? seo.filteredName(whole, name) : name), '');

/** The category or collection, which the response may leave unnamed. */
const placeName = ({ url, listing }: NameOptions): string =>
  (listing?.category ?? listing?.collection)?.displayName ?? nameFromUrl(url);

/** What the page is about, in the words of chips: "Acme", "Up to £20". Empty for a page without an unfiltered facet. */
function subjectName(options: NameOptions): string {
  const { unfilteredFacet, ...url } = options.url;
  const facets = url.facets.filter(({ id }) => id === unfilteredFacet);
  const { subject } = options.listing ?? {};
  return chipsIn({ ...options, url: { ...url, facets } }, subject && [subject])
    .map(({ label, optionId }) => (label === optionId ? nameFromId(label) : label))
    .join(', ');
}

/** The listing's name in its response, else in the words of the page. */
export const listingName = (options: NameOptions): string =>
  options.listing?.seo.heading ?? ownName(options);

/** The term of the search that is shown, where the listing is, what it is about, or both: "Lamps: Acme". */
function ownName(options: NameOptions): string {
  const { url, language, listing } = options;
  const { listing: words } = language.texts;
  if (url.type === 'search') {
    const term = (listing && correctedTermOf(listing, url)) ?? url.searchTerm;
    return term ? words.resultsFor(unquoted(term)) : words.search;
  }
  // Without a response there are only ids, which may say nothing to a shopper.
  if (!listing) return words.grid;
  return joinNames(language, placeName(options), subjectName(options)) || words.allProducts;
}
