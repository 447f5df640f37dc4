/** The address that the search form of the header is sent to. It shows nothing itself: it leads to a listing. */
import type { ListingFacet } from '../../src/catalogue/listing';
import { starsOf } from '../../src/catalogue/read-facets';
import { changeListingUrl } from '../../src/listing-url/change-listing-url';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { writeRangeId } from '../../src/listing-url/range-option';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import type { ShopPage, ShopPageRequest } from '../../server/services/shop-pages';
import { readSearchWords, type SearchWords } from '../catalogue/search-words';

type SearchOptions = Pick<ShopPageRequest, 'brand' | 'findFacets'> & {
  /** ISO 4217 code of the prices. */
  readonly currencyCode: string;
};

/** Redirects to the listing of the sent words; without any the listing itself says so. */
export async function searchPage(
  q: unknown,
  { brand, currencyCode, findFacets }: SearchOptions,
): Promise<ShopPage | undefined> {
  const searchTerm = typeof q === 'string' ? q.trim() : '';
  if (searchTerm === '') return undefined;
  const search = readListingUrl('/search/');
  const words = readSearchWords(searchTerm, brand, currencyCode);
  const listing = words && { ...search, searchTerm: words.term };
  const narrowed = listing && narrow(listing, words, await findFacets(listing));
  return { redirect: writeListingUrl(narrowed ?? { ...search, searchTerm }) };
}

/** The listing with the filters that the words name; undefined unless it has all of them (decision 120). */
function narrow(
  listing: ListingUrl,
  { price, stars }: SearchWords,
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
