/**
 * The listing engine over an OpenSearch cluster: one request for a listing, and another for a search that finds other
 * things than was guessed by its words.
 */
import type { Client } from '@opensearch-project/opensearch';
import { createCategoryFinder } from '../category-kinds';
import { createStemmer } from '../embedded/product-store';
import { createLeast } from '../embedded/search-readings';
import { readVocabulary } from '../embedded/vocabulary';
import {
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
  notFoundPage,
} from '../listing-engine';
import { grammarOf } from '../languages';
import { createSynonyms } from '../synonyms';
import { type IndexDescription, indexFormat } from './index-mapping';
import { openDescription, planListing, type Ranks } from './plan-listing';
import { createRankedTerms, noRanks } from './rank-term';
import { readDescriptionOf, readWordsOf } from './read-index';
import { readAggregations, readCard, readHits, readResponse } from './read-response';
import { type Context, search } from './search-index';
import { createStandingCounts, type StandingCounts } from './standing-counts';
import type { PageRequest } from './try-readings';
import { readWordCounts } from './word-counts';
import { writeRequest } from './write-request';

/** An index with what is cached of it. */
type OpenIndex = Context & {
  readonly standingCounts: StandingCounts;
  readonly rankedTerm: ReturnType<typeof createRankedTerms>;
};

/** Undefined when the catalogue does not have what the query names. */
function preparePage(
  { catalogue, standingCounts }: OpenIndex,
  query: ListingQuery,
  ranks: Ranks,
): PageRequest | undefined {
  const plan = planListing(catalogue, query, ranks);
  if (plan === undefined) return undefined;
  const standing = standingCounts.of(query);
  const known = { ...query, isBaseKnown: standing !== undefined };
  return {
    body: writeRequest(catalogue, plan, known),
    read: (response) => {
      if (standing === undefined) standingCounts.keep(query, readAggregations(response));
      return readResponse({ catalogue, plan, standing }, response);
    },
  };
}

async function requestPage(index: OpenIndex, request?: PageRequest): Promise<ListingPage> {
  return request === undefined ? notFoundPage : request.read(await search(index, request.body));
}

async function respond(index: OpenIndex, query: ListingQuery): Promise<ListingPage> {
  const { base } = query;
  const prepare = (ranks: Ranks) => preparePage(index, query, ranks);
  if (base.kind !== 'search') return requestPage(index, prepare(noRanks));
  const { ranked, readPage } = await index.rankedTerm(base, prepare);
  const { ranks, instead } = ranked;
  const page = readPage?.() ?? (await requestPage(index, prepare(ranks)));
  return page.found && instead !== undefined ? { ...page, instead } : page;
}

type Words = Pick<Context, 'stem' | 'categoriesOf' | 'expand' | 'leastFor'>;

/** What the words of a search mean in a catalogue. */
function createWords({ outline, facetRows, categoryKinds }: IndexDescription, stem: Words['stem']) {
  const options = facetRows.flatMap(({ values }) => values.map(({ name }) => name));
  return {
    stem,
    categoriesOf: createCategoryFinder(categoryKinds, outline.categories, stem),
    expand: createSynonyms(outline.synonyms ?? [], stem),
    leastFor: createLeast(options, stem),
  } satisfies Words;
}

/** Opens one index. Rejects when there is none, or it is of another format. Closing leaves the client open. */
export async function openIndex(client: Client, index: string): Promise<ListingEngine> {
  const description = await readDescriptionOf(client, index);
  const { outline, products, format } = description;
  if (format !== indexFormat)
    throw new Error(`The index ${index} was made by another version; import the catalogue again.`);
  const { words, counts } = await readWordsOf(client, index);
  const grammar = grammarOf(outline.language);
  const stemmer = createStemmer(grammar.stem);
  const context: Context = {
    ...createWords(description, stemmer.stem),
    client,
    index,
    catalogue: openDescription(description),
    grammar,
    vocabulary: readVocabulary(words, outline.synonyms),
    counts: readWordCounts(counts),
  };
  const open: OpenIndex = {
    ...context,
    standingCounts: createStandingCounts(),
    rankedTerm: createRankedTerms(context),
  };
  return {
    query: (query) => respond(open, query),
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
