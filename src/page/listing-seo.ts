/** What search engines read of a listing (docs/product.md, 16.1). */
import { chipsOf } from '../filters/chips/chip-labels';
import { cacheFacets, noKnownFacets } from '../filters/known-facets';
import type { Listing } from '../catalogue/listing';
import { nameFromId } from '../lib/name-from-id';
import { listingCurrency } from '../listing/shown-listing';
import { defaultNumProducts, type ListingUrl } from '../listing-url/listing-url';
import { defaultSortOption } from '../listing-url/sort-option';
import { listingIdentity } from '../listing-url/write-listing-url';
import { selectedOptions } from '../listing-url/selected-options';
import type { PageHead } from '../platform/platform';
import type { Brand } from '../storefront/brand';
import { listingTexts, seoTexts } from '../storefront/texts/page';

type SeoOptions = {
  readonly url: ListingUrl;
  readonly brand: Brand;
  /** Absent when there is no listing to show. */
  readonly listing?: Listing | undefined;
};

function nameFromUrl({ category, pageName }: ListingUrl): string {
  const id = category?.id ?? pageName ?? 'all';
  return id === 'all' ? listingTexts.allProducts : nameFromId(id);
}

/** The listing's name: its category, collection or search term. */
export function listingName(url: ListingUrl, listing?: Listing): string {
  if (url.type === 'search')
    return url.searchTerm ? listingTexts.resultsFor(url.searchTerm) : listingTexts.search;
  if (!listing) return nameFromUrl(url);
  return (listing.category ?? listing.collection)?.displayName ?? listingTexts.allProducts;
}

/** The listing's name with its one filter, as in "Furniture: Oak". Pages with more filters are not indexed. */
function filteredName({ url, brand, listing }: SeoOptions): string {
  const name = listingName(url, listing);
  const known = cacheFacets(noKnownFacets, listing?.facets ?? []);
  const [filter, another] = chipsOf(url, known, listingCurrency(listing, brand));
  return filter && !another ? seoTexts.filteredName(name, filter.label) : name;
}

const isVariant = (url: ListingUrl) =>
  url.type === 'search' ||
  selectedOptions(url).length > 1 ||
  url.sortOption !== defaultSortOption ||
  url.numProducts !== defaultNumProducts;

/** The category "all" is no category. With a facet it stays, since without it the page would be about the facet. */
function withoutWholeShop(url: ListingUrl): ListingUrl {
  const { category, ...rest } = url;
  const isWholeShop = url.type === 'browse' && category?.id === 'all' && url.facets.length === 0;
  return isWholeShop ? rest : url;
}

/** Every page of a listing is its own canonical. */
export function listingSeo(options: SeoOptions): PageHead {
  const { url, brand, listing } = options;
  const name = filteredName(options);
  // A page past the last is empty, too.
  const isEmpty = !listing || listing.products.length === 0;
  return {
    title: seoTexts.title(name, brand.displayName, url.pageNumber),
    description: seoTexts.description(name, brand.displayName, listing?.numResults ?? 0),
    canonical: listingIdentity(withoutWholeShop(url)),
    robots: isEmpty || isVariant(url) ? 'noindex, follow' : 'index, follow',
  };
}
