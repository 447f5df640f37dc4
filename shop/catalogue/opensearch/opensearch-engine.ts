/**
 * The listing engine over an OpenSearch cluster: one request for a listing, a few more when a search finds nothing at
 * first.
 */
import { type Client, errors } from '@opensearch-project/opensearch';
import { LRUCache } from 'lru-cache';
import { createCategoryFinder } from '../category-kinds';
import { createStemmer } from '../embedded/product-store';
import {
  expandBeginning,
  finishedField,
  plainReadings,
  type Reading,
  readingsOf,
} from '../embedded/search-readings';
import { correctWords } from '../embedded/spelling';
import { readVocabulary, type Vocabulary } from '../embedded/vocabulary';
import {
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
  notFoundPage,
  type SearchBase,
  UnavailableError,
  type SearchedInstead,
} from '../listing-engine';
import { readProductNumber } from '../product-number';
import type { CategoryLookup } from '../search-ranking';
import { grammarOf } from '../languages';
import { readSearchTerm } from '../search-term';
import { createSynonyms, type ExpandWords, type SynonymRule } from '../synonyms';
import { explainClusterError, isRefusedAccess } from './explain-cluster-error';
import { descriptionIndexOf, indexFormat } from './index-mapping';
import {
  type Filter,
  nothing,
  type OpenCatalogue,
  openDescription,
  planListing,
  type Ranks,
} from './plan-listing';
import { matchAnywhere, matchLeast, matchThing, matchTier, rankReading } from './rank-search';
import { readDescriptionOf } from './read-index';
import { readCard, readCounts, readHits, readResponse, readTotal } from './read-response';
import { writeRequest } from './write-request';

type Context = CategoryLookup & {
  readonly client: Client;
  readonly index: string;
  readonly catalogue: OpenCatalogue;
  readonly expand: ExpandWords;
  readonly vocabulary: () => Promise<Vocabulary>;
};

type RankedTerm = { readonly ranks: Ranks; readonly instead?: SearchedInstead };

const noRanks: Ranks = { steps: [nothing], tiers: [nothing] };

/**
 * A cluster that is away, overloaded, short of shards or has another password may respond later; any other refusal is a
 * mistake of this program.
 */
const isTransientError = (error: unknown): boolean =>
  isRefusedAccess(error) ||
  (error instanceof errors.ResponseError
    ? error.statusCode === 404 || error.statusCode === 429 || error.statusCode >= 500
    : error instanceof errors.OpenSearchClientError);

async function search({ client, index }: Context, body: object): Promise<unknown> {
  try {
    // Counts from only some of the shards would be wrong without notice.
    return (await client.search({ index, body, allow_partial_search_results: false })).body;
  } catch (error) {
    if (!isTransientError(error)) throw error;
    throw new UnavailableError(`OpenSearch: ${explainClusterError(error)}`, { cause: error });
  }
}

async function requestPage(
  context: Context,
  query: ListingQuery,
  ranks: Ranks,
): Promise<ListingPage> {
  const { catalogue } = context;
  const plan = planListing(catalogue, query, ranks);
  if (plan === undefined) return notFoundPage;
  return readResponse(catalogue, plan, await search(context, writeRequest(catalogue, plan, query)));
}

async function finds(context: Context, filter: Filter): Promise<boolean> {
  const query = { bool: { filter: [filter] } };
  const body = await search(context, { query, size: 0, track_total_hits: 1 });
  return readTotal(body) > 0;
}

/** Undefined when the reading finds nothing in the whole catalogue. */
async function rank(
  context: Context,
  reading: Reading,
  number: string | undefined,
): Promise<Ranks | undefined> {
  if (reading.least && !(await finds(context, matchLeast(reading, context)))) return undefined;
  const { all, counted, read } = rankReading(reading, number, context);
  const query = { bool: { filter: [all] } };
  const aggs = { counted: { filters: { filters: counted } } };
  const body = await search(context, { query, size: 0, track_total_hits: 1, aggs });
  return readTotal(body) > 0 ? read(readCounts(body, 'counted')) : undefined;
}

const nameRanks = (ranks: Ranks | undefined, reading: Reading | undefined): RankedTerm => ({
  ranks: ranks ?? noRanks,
  ...(reading?.instead !== undefined && { instead: reading.instead }),
});

/** Those of the words that find a product each by itself. */
async function wordsThatFind(
  context: Context,
  words: readonly string[],
  match: typeof matchAnywhere,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const word of words)
    if (await finds(context, match(context.expand([word]), context))) found.add(word);
  return found;
}

async function expandLast(context: Context, last: string): Promise<ExpandWords | undefined> {
  const fields = [finishedField(last)];
  const isFinished = await finds(
    context,
    matchTier({ places: context.expand([last]) }, { fields }, context),
  );
  return isFinished ? undefined : expandBeginning(last, context.expand, await context.vocabulary());
}

/** As the embedded engine has it: the first reading that finds anything. */
async function rankTerm(finished: Context, base: SearchBase): Promise<RankedTerm> {
  const term = readSearchTerm(base.term, finished.grammar);
  const number = readProductNumber(base.term);
  const expandTyped = base.isUnfinished && (await expandLast(finished, term.words.at(-1) ?? ''));
  const isUnfinished = expandTyped !== undefined;
  const expand = expandTyped ?? finished.expand;
  const context = { ...finished, expand };
  const [first] = plainReadings({ ...term, expand, isUnfinished });
  const ranks = first && (await rank(context, first, number));
  if (first === undefined || ranks !== undefined) return nameRanks(ranks, first);
  const vocabulary = await context.vocabulary();
  const known = await wordsThatFind(context, term.words, matchAnywhere);
  const isKnown = (word: string): boolean => known.has(word);
  const corrected = correctWords(term.words, isKnown, vocabulary) ?? term.words;
  const things = await wordsThatFind(context, corrected, matchThing);
  const isThing = (word: string): boolean => things.has(word);
  const read = {
    ...term,
    expand,
    isUnfinished,
    isKnown,
    isThing,
    vocabulary: () => vocabulary,
    grammar: finished.grammar,
  };
  const readings = readingsOf(read);
  // The plain one has found nothing.
  readings.next();
  for (const reading of readings) {
    const found = await rank(context, reading, undefined);
    if (found !== undefined) return nameRanks(found, reading);
  }
  return nameRanks(undefined, undefined);
}

/** Shoppers ask for other pages, filters and orders of one search; the index never changes. */
const mostCachedTerms = 500;

function createRankedTerms(context: Context): (base: SearchBase) => Promise<RankedTerm> {
  const cache = new LRUCache<string, RankedTerm, SearchBase>({
    max: mostCachedTerms,
    // More terms than that may be pending.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: base }) => rankTerm(context, base),
  });
  return (base) =>
    cache.forceFetch(JSON.stringify([base.term, base.isUnfinished]), { context: base });
}

async function respond(
  context: Context,
  query: ListingQuery,
  rankedTerm: (base: SearchBase) => Promise<RankedTerm>,
): Promise<ListingPage> {
  const { base } = query;
  if (base.kind !== 'search') return requestPage(context, query, noRanks);
  const { ranks, instead } = await rankedTerm(base);
  const page = await requestPage(context, query, ranks);
  return page.found && instead !== undefined ? { ...page, instead } : page;
}

function openVocabulary(
  client: Client,
  index: string,
  synonyms: readonly SynonymRule[],
): () => Promise<Vocabulary> {
  let cached: Promise<Vocabulary> | undefined;
  const read = async (): Promise<Vocabulary> => {
    const { body } = await client.get({ index: descriptionIndexOf(index), id: 'words' });
    const { words } = body._source as { readonly words: string };
    return readVocabulary(words, synonyms);
  };
  return () =>
    (cached ??= read().catch((error: unknown) => {
      cached = undefined;
      throw error;
    }));
}

/** Opens one index. Rejects when there is none, or it is of another format. Closing leaves the client open. */
export async function openIndex(client: Client, index: string): Promise<ListingEngine> {
  const description = await readDescriptionOf(client, index);
  const { outline, products, format, categoryKinds } = description;
  const { synonyms = [] } = outline;
  if (format !== indexFormat)
    throw new Error(`The index ${index} was made by another version; import the catalogue again.`);
  const grammar = grammarOf(outline.language);
  const stemmer = createStemmer(grammar.stem);
  const { stem } = stemmer;
  const context: Context = {
    client,
    index,
    catalogue: openDescription(description),
    stem,
    grammar,
    categoriesOf: createCategoryFinder(categoryKinds, outline.categories, stem),
    expand: createSynonyms(synonyms, stem),
    vocabulary: openVocabulary(client, index, synonyms),
  };
  const rankedTerm = createRankedTerms(context);
  return {
    query: (query) => respond(context, query, rankedTerm),
    outline: () => outline,
    products: async (ids) =>
      readHits(await search(context, { query: { terms: { id: ids } }, size: ids.length })).map(
        readCard,
      ),
    health: () => ({ products, engine: 'opensearch' }),
    close: () => {
      stemmer.close();
      return Promise.resolve();
    },
  };
}
