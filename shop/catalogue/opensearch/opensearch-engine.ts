/**
 * The listing engine over an OpenSearch cluster: one request for a listing, a few more when a search finds nothing at
 * first.
 */
import type { Client } from '@opensearch-project/opensearch';
import { createCategoryFinder } from '../category-kinds';
import { createStemmer } from '../embedded/product-store';
import { readVocabulary, type Vocabulary } from '../embedded/vocabulary';
import {
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
  notFoundPage,
  type SearchBase,
} from '../listing-engine';
import { grammarOf } from '../languages';
import { createSynonyms, type SynonymRule } from '../synonyms';
import { indexFormat } from './index-mapping';
import { openDescription, planListing, type Ranks } from './plan-listing';
import { createRankedTerms, noRanks, type RankedTerm } from './rank-term';
import { readDescriptionOf, readWordsOf } from './read-index';
import { readAggregations, readCard, readHits, readResponse } from './read-response';
import { asked, type Context, search } from './search-index';
import { createStandingCounts, type StandingCounts } from './standing-counts';
import { writeRequest } from './write-request';

/** An index with what is cached of it. */
type OpenIndex = Context & {
  readonly standingCounts: StandingCounts;
  readonly rankedTerm: (base: SearchBase) => Promise<RankedTerm>;
};

async function requestPage(
  index: OpenIndex,
  query: ListingQuery,
  ranks: Ranks,
): Promise<ListingPage> {
  const { catalogue, standingCounts } = index;
  const plan = planListing(catalogue, query, ranks);
  if (plan === undefined) return notFoundPage;
  const standing = standingCounts.of(query);
  const known = { ...query, isBaseKnown: standing !== undefined };
  const body = await search(index, writeRequest(catalogue, plan, known));
  if (standing === undefined) standingCounts.keep(query, readAggregations(body));
  return readResponse({ catalogue, plan, standing }, body);
}

async function respond(index: OpenIndex, query: ListingQuery): Promise<ListingPage> {
  const { base } = query;
  if (base.kind !== 'search') return requestPage(index, query, noRanks);
  const { ranks, instead } = await index.rankedTerm(base);
  const page = await requestPage(index, query, ranks);
  return page.found && instead !== undefined ? { ...page, instead } : page;
}

function openVocabulary(
  client: Client,
  index: string,
  synonyms: readonly SynonymRule[],
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
