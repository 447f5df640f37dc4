/**
 * The listing engine over an OpenSearch cluster: one request for a listing, a few more for a search whose words find
 * nothing, or only little.
 */
import type { Client } from '@opensearch-project/opensearch';
import { createCategoryFinder } from '../category-kinds';
import { createStemmer } from '../embedded/product-store';
import { createLeast } from '../embedded/search-readings';
import { readVocabulary, type Vocabulary } from '../embedded/vocabulary';
import {
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
  notFoundPage,
} from '../listing-engine';
import { grammarOf } from '../languages';
import { createSynonyms, type SynonymRule } from '../synonyms';
import { readWords } from '../words';
import { type IndexDescription, indexFormat } from './index-mapping';
import { openDescription, planListing, type Ranks } from './plan-listing';
import { createRankedTerms, noRanks, type PageRequest } from './rank-term';
import { readDescriptionOf, readWordsOf } from './read-index';
import { readAggregations, readCard, readHits, readResponse } from './read-response';
import { asked, type Context, search } from './search-index';
import { createStandingCounts, type StandingCounts } from './standing-counts';
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
  const { ranked, page: listed } = await index.rankedTerm(base, prepare);
  const { ranks, instead } = ranked;
  const page = listed ?? (await requestPage(index, prepare(ranks)));
  return page.found && instead !== undefined ? { ...page, instead } : page;
}

function openVocabulary(
  client: Client,
  index: string,
  synonyms: readonly SynonymRule[] = [],
): () => Promise<Vocabulary> {
  let cached: Promise<Vocabulary> | undefined;
  const read = async (): Promise<Vocabulary> =>
    readVocabulary(await asked(readWordsOf(client, index)), synonyms);
  return () =>
    (cached ??= read().catch((error: unknown) => {
      cached = undefined;
      throw error;
    }));
}

type Words = Pick<Context, 'stem' | 'categoriesOf' | 'expand' | 'isOption' | 'leastFor'>;

/** What the words of a search mean in a catalogue. */
function createWords({ outline, facetRows, categoryKinds }: IndexDescription, stem: Words['stem']) {
  const options = facetRows.flatMap(({ values }) => values.map(({ name }) => name));
  // As they stand: to find the stems of thousands of brands would keep a server for seconds.
  const optionWords = new Set(options.flatMap(readWords));
  return {
    stem,
    categoriesOf: createCategoryFinder(categoryKinds, outline.categories, stem),
    expand: createSynonyms(outline.synonyms ?? [], stem),
    isOption: (word: string) => optionWords.has(word),
    leastFor: createLeast(options, stem),
  } satisfies Words;
}

/** Opens one index. Rejects when there is none, or it is of another format. Closing leaves the client open. */
export async function openIndex(client: Client, index: string): Promise<ListingEngine> {
  const description = await readDescriptionOf(client, index);
  const { outline, products, format } = description;
  if (format !== indexFormat)
    throw new Error(`The index ${index} was made by another version; import the catalogue again.`);
  const grammar = grammarOf(outline.language);
  const stemmer = createStemmer(grammar.stem);
  const context: Context = {
    ...createWords(description, stemmer.stem),
    client,
    index,
    catalogue: openDescription(description),
    grammar,
    vocabulary: openVocabulary(client, index, outline.synonyms),
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
