/** What search engines read of a listing (docs/product.md, 16.1). */
import { chipsOf } from '../filters/chips/chip-labels';
import { mergeFacets, noKnownFacets } from '../filters/known-facets';
import type { Listing } from '../catalogue/listing';
import { nameFromId } from '../lib/name-from-id';
import { listingCurrency } from '../listing/shown-listing';
import { wholeShopId, defaultNumProducts, type ListingUrl } from '../listing-url/listing-url';
import { defaultSortOption } from '../listing-url/sort-option';
import { listingIdentity } from '../listing-url/write-listing-url';
import { selectedOptions, subjectOptions } from '../listing-url/selected-options';
import type { PageHead } from '../platform/platform';
import type { Brand } from '../storefront/brand';
import type { Language } from '../storefront/language';
import { withMount } from '../storefront/mount-prefix';
import type { Texts } from '../storefront/texts/texts';

type SeoOptions = {
  readonly url: ListingUrl;
  readonly brand: Brand;
  /** The page's mount prefix. */
  readonly mount: string;
  readonly language: Language;
  /** Absent when there is no listing to show. */
  readonly listing?: Listing | undefined;
};

function nameFromUrl(url: ListingUrl, { listing }: Texts): string {
  const id = url.category?.id ?? url.pageName ?? wholeShopId;
  return id === wholeShopId ? listing.allProducts : nameFromId(id);
}

/** The category or collection, which the response may leave unnamed, what the page is about, or both: "Lamps: Acme". */
function nameFromListing({ category, collection, subject }: Listing, texts: Texts) {
  const name = (category ?? collection)?.displayName;
  return name && subject ? texts.seo.filteredName(name, subject) : (name ?? subject);
}

/** The listing's name: its search term, or what it lists. */
export function listingName(url: ListingUrl, listing: Listing | undefined, texts: Texts): string {
  if (url.type === 'search')
    return url.searchTerm ? texts.listing.resultsFor(url.searchTerm) : texts.listing.search;
  return (listing && nameFromListing(listing, texts)) ?? nameFromUrl(url, texts);
}

/** The listing's name with its one filter, as in "Furniture: Oak". Pages with more filters are not indexed. */
function filteredName({ url, brand, language, listing }: Omit<SeoOptions, 'mount'>): string {
  const { texts } = language;
  const name = listingName(url, listing, texts);
  if (selectedOptions(url).length !== 1) return name;
  const known = mergeFacets(noKnownFacets, listing?.facets ?? []);
  const currencyCode = listingCurrency(listing, brand);
  const [filter] = chipsOf(url, known, { language, currencyCode });
  return filter ? texts.seo.filteredName(name, filter.label) : name;
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

/** Every page of a listing is its own canonical. */
export function listingSeo(options: SeoOptions): PageHead {
  const { url, brand, mount, listing } = options;
  const { seo } = options.language.texts;
  const name = filteredName(options);
  // A page past the last is empty, too.
  const isEmpty = !listing || listing.products.length === 0;
  return {
    title: seo.title(name, brand.displayName, url.pageNumber),
    description: seo.description(name, brand.displayName, listing?.numResults ?? 0),
    canonical: withMount(mount, listingIdentity(withoutWholeShop(url))),
    robots: isEmpty || isVariant(url) ? 'noindex, follow' : 'index, follow',
  };
}
