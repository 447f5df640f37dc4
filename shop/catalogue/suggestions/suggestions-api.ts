/** The optional part of the listing API that suggests terms, categories and products while a shopper types. */
import { LRUCache } from 'lru-cache';
import {
  readSuggestionsRequest,
  type SuggestionsRequest,
} from '../../../src/catalogue/read-suggestions-request';
import type { WireSuggestions, WireSuggestionsBody } from '../../../src/catalogue/listing-response';
import { type RangeBounds, writeRangeId } from '../../../src/listing-url/range-option';
import { brandOf, type Brand } from '../../../src/storefront/brand';
import { type BrandPrices, pricesOf } from '../brand-prices';
import { readSearchWords } from '../search-words';
import type { CatalogueOutline } from '../catalogue-product';
import type { Catalogue, ListingApi, ListingApiResponse } from '../listing-api';
import { writeWireProduct } from '../listing-api-product';
import { queryByRelevance, type ListingEngine, type ListingPage } from '../listing-engine';
import { readWords } from '../words';
import { suggestCategories } from './suggest-categories';
import { suggestTerms } from './suggest-terms';

/** The first products of the search, whose titles and categories the suggestions come from. */
const readProducts = 24;
const mostWords = 12;

type Search = (term: string) => Promise<ListingPage>;

/** Finds products within the price, where the catalogue has a facet of prices, as the search form does. */
const createSearch =
  (engine: ListingEngine, price: RangeBounds | undefined): Search =>
  (term) => {
    const query = queryByRelevance(
      { kind: 'search', term, isUnfinished: true },
      readProducts,
    );
    return engine.query(
      price ? { ...query, filters: new Map([['price', [writeRangeId(price)]]]) } : query,
    );
  };

type Asked = SuggestionsRequest & {
  readonly outline: CatalogueOutline;
  readonly brand: Brand;
  readonly prices: BrandPrices;
};

const write = (response: WireSuggestions): ListingApiResponse => ({
  status: 200,
  body: { response } satisfies WireSuggestionsBody,
});

const missesWords = ({ total, instead }: ListingPage): boolean =>
  total === 0 || (instead !== undefined && instead.droppedWords.length > 0);

/** The words that have found the page, which may be corrected or fewer. */
const searchedWords = ({ instead }: ListingPage, term: string): readonly string[] =>
  readWords(instead?.term ?? term);

/**
 * What the words find, and the words that suggestions continue. A last letter that is not found with the words before
 * it, as in `sofa b`, begins a word, and so do up to three where nothing else is found: the products are those of the
 * other words.
 */
async function searchTyped(
  search: Search,
  term: string,
): Promise<{ readonly page: ListingPage; readonly typed: readonly string[] }> {
  const page = await search(term);
  const words = readWords(term);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  const isBeginning = last.length <= (page.total > 0 ? 1 : 3);
  if (!isBeginning || before === '' || !missesWords(page))
    return { page, typed: searchedWords(page, term) };
  const ofOthers = await search(before);
  return { page: ofOthers, typed: [...searchedWords(ofOthers, before), last] };
}

async function respond(engine: ListingEngine, asked: Asked): Promise<ListingApiResponse> {
  const { limit, outline, brand, prices } = asked;
  // The search form makes filters of a price and a rating.
  const words = readSearchWords(asked.term, brand, prices.currencyCode);
  const { term } = words ?? asked;
  if (readWords(term).length === 0)
    return write({ term_list: [], category_list: [], product_list: [] });
  const hasPrices = outline.facets.some(({ id }) => id === 'price');
  const found = await searchTyped(createSearch(engine, hasPrices ? words?.price : undefined), term);
  const { page } = found;
  const typed = found.typed.slice(0, mostWords);
  const variant = { words: typed, sizes: [] };
  return write({
    term_list: suggestTerms(typed, page, limit).map((other) =>
      words ? `${other} ${words.phrases}` : other,
    ),
    category_list: suggestCategories(typed, { page, outline, limit }),
    product_list: page.products
      .slice(0, limit)
      .map((product) => writeWireProduct(product, prices, variant)),
  });
}

/** Shoppers begin with the same few letters. */
const mostCached = 500;
/** As for listings: a cluster may get other products under the same outline. */
const cachedMs = 60_000;

/** Adds suggestions to a listing API, over the search of any engine. Equal requests share one query. */
export function withSuggestions({ engine, brands }: Catalogue, listingApi: ListingApi): ListingApi {
  const cache = new LRUCache<string, ListingApiResponse, Asked>({
    max: mostCached,
    ttl: cachedMs,
    // What is pending when another catalogue comes, or too much else, is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => respond(engine, context),
  });
  let cachedOutline: CatalogueOutline | undefined;
  return (request) => {
    const asked = readSuggestionsRequest(request.url);
    if (asked === undefined) return listingApi(request);
    const outline = engine.outline();
    if (outline !== cachedOutline) cache.clear();
    cachedOutline = outline;
    const brand = brandOf(brands, request.brand);
    const prices = pricesOf(outline, brand);
    return cache.forceFetch(JSON.stringify([asked, brand.key, prices.currencyCode]), {
      context: { ...asked, outline, brand, prices },
    });
  };
}
