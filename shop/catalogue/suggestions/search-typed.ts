/** What a shopper may mean who is still typing: one search, and a second where that finds nothing. */
import { sortOrders } from '../../../src/listing-url/sort-option';
import { writeRangeId } from '../../../src/listing-url/range-option';
import type { CatalogueProduct } from '../catalogue-product';
import {
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
  queryByRelevance,
} from '../listing-engine';
import type { SearchWords } from '../search-words';
import { readWords } from '../words';

/** The first products of the search, whose titles and categories the suggestions come from. */
const readProducts = 24;
const mostWords = 12;
/** So many letters at the end that begin nothing are left out: there is more to come. */
const mostLeftOut = 3;

export type TypedSearch = {
  /** What the suggestions come from. */
  readonly page: ListingPage;
  /** The words that have found it, which suggestions continue. */
  readonly typed: readonly string[];
  /** The price and the rating, which stand behind a suggested term. */
  readonly phrases: string;
  /** Within the price that is typed so far. */
  readonly products: readonly CatalogueProduct[];
};

const queryTyped = (term: string, { price }: Pick<SearchWords, 'price'>): ListingQuery => ({
  ...queryByRelevance({ kind: 'search', term, isUnfinished: true }, readProducts),
  filters: new Map(price && [['price', [writeRangeId(price)]]]),
});

/** Whether the word names a facet next to one of its values, as in `size 10`. */
const isFacetNoun = (word: string, { facets }: ListingPage): boolean =>
  facets.some(({ name }) => readWords(name).at(-1) === word);

/** They may be corrected or fewer than the term's. */
function wordsThatFound(page: ListingPage, term: string): readonly string[] {
  const typed = readWords(term);
  const found = readWords(page.instead?.term ?? term);
  const isCorrected = found.some((word) => !typed.includes(word));
  const kept = typed.filter((word) => found.includes(word) || isFacetNoun(word, page));
  return [...new Set(isCorrected ? found : kept)].slice(0, mostWords);
}

/**
 * The cheapest products where none is so cheap, and the price as it goes on to the first that finds any of them: `under
 * 300` for a sofa `under 3`.
 */
async function searchBeyond(engine: ListingEngine, words: SearchWords): Promise<TypedSearch> {
  const { term, price: { from, to } = {}, phrases } = words;
  const query = { ...queryTyped(term, { price: undefined }), sort: sortOrders.price };
  const page = await engine.query(query);
  const within = (digits: string): readonly CatalogueProduct[] =>
    page.products.filter(({ price }) => price.current <= Number(`${to}${digits}`));
  const isLimit = from === undefined && phrases.endsWith(String(to));
  const digits = isLimit ? ['0', '00', '000'].find((more) => within(more).length > 0) : undefined;
  return {
    page: { ...page, products: digits ? within(digits) : [] },
    typed: wordsThatFound(page, term),
    phrases: `${phrases}${digits ?? ''}`,
    products: [],
  };
}

async function searchWithin(engine: ListingEngine, words: SearchWords): Promise<TypedSearch> {
  const { term, phrases } = words;
  const page = await engine.query(queryTyped(term, words));
  return { page, typed: wordsThatFound(page, term), phrases, products: page.products };
}

/** Searches once more, where nothing is so cheap or the last letters begin nothing. */
export async function searchTyped(engine: ListingEngine, words: SearchWords): Promise<TypedSearch> {
  const found = await searchWithin(engine, words);
  if (found.page.total > 0) return found;
  if (words.price) return searchBeyond(engine, words);
  const all = readWords(words.term);
  const term = all.slice(0, -1).join(' ');
  const isBeginning = (all.at(-1) ?? '').length <= mostLeftOut;
  return term !== '' && isBeginning ? searchWithin(engine, { ...words, term }) : found;
}
