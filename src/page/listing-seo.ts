/** What search engines read of a listing (docs/product.md, 16.1). */
import { chipsOf } from '../filters/chips/chip-labels';
import { mergeFacets, noKnownFacets } from '../filters/facets/known-facets';
import { correctedTermOf } from '../catalogue/corrected-term';
import type { Listing, ListingFacet } from '../catalogue/listing';
import { nameFromId } from '../lib/name-from-id';
import { listingCurrency } from '../listing/shown-listing';
import { wholeShopId, defaultNumProducts, type ListingUrl } from '../listing-url/listing-url';
import { unquoted } from '../listing-url/search-term';
import { defaultSortOption } from '../listing-url/sort-option';
import { listingIdentity } from '../listing-url/write-listing-url';
import { selectedOptions, subjectOptions } from '../listing-url/selected-options';
import type { PageHead } from '../platform/platform';
import type { Brand } from '../storefront/brand';
import type { Language } from '../storefront/language';
import { withMount } from '../storefront/mount-prefix';

type SeoOptions = {
  readonly url: ListingUrl;
  readonly brand: Brand;
  /** The page's mount prefix. */
  readonly mount: string;
  readonly language: Language;
  /** Absent when there is no listing to show. */
  readonly listing?: Listing | undefined;
};

type NameOptions = Omit<SeoOptions, 'mount'>;

const chipsIn = (
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
const joinNames = ({ texts: { seo } }: Language, ...names: readonly string[]): string =>
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

/** The promotion or value deal that a category narrows, which is also the category of other pages; else empty. */
function collectionName({ url: { pageName }, listing }: NameOptions, name: string): string {
  const collection = pageName && (listing?.collection?.displayName ?? nameFromId(pageName));
  return collection && collection !== name ? collection : '';
}

/** The listing's name with its one filter, as in "Furniture: Oak". Pages with more filters are not indexed. */
function filteredName(options: NameOptions): string {
  const { url, language, listing } = options;
  const name = listingName(options);
  if (!listing) return name;
  const [filter] = selectedOptions(url).length === 1 ? chipsIn(options, listing.facets) : [];
  return joinNames(language, collectionName(options, name), name, filter?.label ?? '');
}

const isVariant = (url: ListingUrl) =>
  url.type === 'search' ||
  selectedOptions(url).length > 1 ||
  (url.unfilteredFacet !== undefined && subjectOptions(url).length !== 1) ||
  url.sortOption !== defaultSortOption ||
  url.numProducts !== defaultNumProducts;

/** The category "all" is no category. With a facet it stays, since without it the page would be about the facet. */
function withoutWholeShop(url: ListingUrl): ListingUrl {
  const { category, ...rest } = url;
  const isWholeShop =
    url.type === 'browse' && category?.id === wholeShopId && url.facets.length === 0;
  return isWholeShop ? rest : url;
}

const isEmpty = ({ listing }: SeoOptions) => !listing || listing.products.length === 0;

/** A page past the last is empty, too, whatever the response says of it. */
function robotsOf(options: SeoOptions): string {
  if (isEmpty(options)) return 'noindex, follow';
  const own = isVariant(options.url) ? 'noindex, follow' : 'index, follow';
  return options.listing?.seo.robots ?? own;
}

/** Every page of a listing is its own canonical. */
export function listingSeo(options: SeoOptions): PageHead {
  const { url, brand, mount, listing } = options;
  const { seo } = options.language.texts;
  const name = filteredName(options);
  return {
    title: listing?.seo.title ?? seo.title(name, brand.displayName, url.pageNumber),
    description:
      listing?.seo.description ??
      seo.description(name, brand.displayName, listing?.numResults ?? 0),
    canonical: withMount(mount, listingIdentity(withoutWholeShop(url))),
    robots: robotsOf(options),
  };
}
