/** The address that the search form of the header is sent to. It shows nothing itself: it leads to a listing. */
import type { Listing, ListingFacet } from '../../src/catalogue/listing';
import { starsOf } from '../../src/catalogue/read-facets';
import { changeListingUrl } from '../../src/listing-url/change-listing-url';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { writeRangeId } from '../../src/listing-url/range-option';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import type { ShopPage, ShopPageRequest } from '../../server/services/shop-pages';
import { isAsWritten, readSearchWords, type SearchWords } from '../catalogue/search-words';
import { type NamedValue, takeValues } from './values-in-words';

type FindListing = ShopPageRequest['findListing'];

type SearchOptions = {
  readonly brand: ShopPageRequest['brand'];
  readonly findListing: FindListing;
  /** ISO 4217 code of the prices. */
  readonly currencyCode: string;
};

/** Redirects to the listing of the sent words; without any the listing itself says so. */
export async function searchPage(
  q: unknown,
  options: SearchOptions,
): Promise<ShopPage | undefined> {
  const searchTerm = typeof q === 'string' ? q.trim() : '';
  if (searchTerm === '') return undefined;
  const search = { ...readListingUrl('/search/'), searchTerm };
  const narrowed = isAsWritten(searchTerm) ? undefined : await narrow(search, searchTerm, options);
  return { redirect: writeListingUrl(narrowed ?? search) };
}

/** The listing with the filters that the words name; undefined unless it has all of them (decision 120). */
async function narrow(
  search: ListingUrl,
  searchTerm: string,
  { brand, currencyCode, findListing }: SearchOptions,
): Promise<ListingUrl | undefined> {
  const words = readSearchWords(searchTerm, brand, currencyCode);
  // One word alone names what is searched for, and costs no request.
  if (!words && !/\s/.test(searchTerm)) return undefined;
  const url = words ? { ...search, searchTerm: words.term } : search;
  const listing = await findListing(url);
  const found = listing && ((await narrowToValues(url, listing, findListing)) ?? { url, listing });
  return found && narrowToNumbers(found.url, words, found.listing.facets);
}

const countOf = ({ facets }: Listing, { facetId, optionId }: NamedValue): number =>
  facets.find(({ id }) => id === facetId)?.values.find(({ id }) => id === optionId)?.count ?? 0;

/** The search for the other words with the values that the words name; undefined when no product has all of them. */
async function narrowToValues(
  url: ListingUrl,
  listing: Listing,
  findListing: FindListing,
): Promise<{ readonly url: ListingUrl; readonly listing: Listing } | undefined> {
  const named = takeValues(url.searchTerm ?? '', listing);
  if (!named) return undefined;
  const filtered = named.values.reduce<ListingUrl>(
    (before, { facetId, optionId }) => withOption(before, facetId, optionId),
    { ...url, searchTerm: named.term },
  );
  const found = await findListing(filtered);
  return found && named.values.every((value) => countOf(found, value) > 0)
    ? { url: filtered, listing: found }
    : undefined;
}

function narrowToNumbers(
  listing: ListingUrl,
  { price, stars }: Partial<SearchWords> = {},
  facets: readonly ListingFacet[],
): ListingUrl | undefined {
  const valuesOf = (facetId: string) => facets.find(({ id }) => id === facetId)?.values ?? [];
  const rating = valuesOf('customerRating').find((value) => starsOf(value) === stars);
  const hasPrice = price === undefined || valuesOf('price').length > 0;
  const hasRating = stars === undefined || rating !== undefined;
  if (!hasPrice || !hasRating) return undefined;
  const priced = price ? withOption(listing, 'price', writeRangeId(price)) : listing;
  return rating ? withOption(priced, 'customerRating', rating.id) : priced;
}

const withOption = (listing: ListingUrl, facetId: string, optionId: string): ListingUrl =>
  changeListingUrl(listing, { kind: 'facet', facetId, optionId });
