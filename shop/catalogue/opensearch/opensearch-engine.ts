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
import { descriptionIndexOf, indexFormat } from './index-mapping';
import { openDescription, planListing, type Ranks } from './plan-listing';
import { createRankedTerms, noRanks, type RankedTerm } from './rank-term';
import { readDescriptionOf } from './read-index';
import { readCard, readHits, readResponse } from './read-response';
import { type Context, search } from './search-index';
import { writeRequest } from './write-request';

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
