/** The optional part of the listing API that suggests terms, categories and products while a shopper types. */
import { LRUCache } from 'lru-cache';
import {
  readSuggestionsRequest,
  type SuggestionsRequest,
} from '../../../src/catalogue/read-suggestions-request';
import type { WireSuggestions, WireSuggestionsBody } from '../../../src/catalogue/listing-response';
import { brandOf, type Brand } from '../../../src/storefront/brand';
import { type BrandPrices, pricesOf } from '../brand-prices';
import { readSearchWords, type SearchWords } from '../search-words';
import type { CatalogueOutline } from '../catalogue-product';
import type { Catalogue, ListingApi, ListingApiResponse } from '../listing-api';
import { writeWireProduct } from '../listing-api-product';
import type { ListingEngine } from '../listing-engine';
import { readWords } from '../words';
import { searchTyped } from './search-typed';
import { suggestCategories } from './suggest-categories';
import { suggestTerms } from './suggest-terms';

type Asked = SuggestionsRequest & {
  readonly outline: CatalogueOutline;
  readonly brand: Brand;
  readonly prices: BrandPrices;
};

const write = (response: WireSuggestions): ListingApiResponse => ({
  status: 200,
  body: { response } satisfies WireSuggestionsBody,
});

/** The search form makes filters of a price, where the catalogue has a facet of them, and of a rating. */
function readAsked({ term, outline, brand, prices }: Asked): SearchWords {
  const words = readSearchWords(term, brand, prices.currencyCode);
  if (!words) return { term, price: undefined, stars: undefined, phrases: '' };
  const hasPrices = outline.facets.some(({ id }) => id === 'price');
  return hasPrices ? words : { ...words, price: undefined };
}

async function respond(engine: ListingEngine, asked: Asked): Promise<ListingApiResponse> {
  const { limit, outline, prices } = asked;
  const words = readAsked(asked);
  if (readWords(words.term).length === 0)
    return write({ term_list: [], category_list: [], product_list: [] });
  const { page, typed, phrases, products } = await searchTyped(engine, words);
  const variant = { words: typed, sizes: [] };
  // A price that goes on makes other terms of the same words.
  const entered = phrases === words.phrases ? words.term : '';
  return write({
    term_list: suggestTerms({ typed, entered }, page, limit).map((term) =>
      `${term} ${phrases}`.trim(),
    ),
    category_list: suggestCategories(typed, { page, outline, limit }),
    product_list: products
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
