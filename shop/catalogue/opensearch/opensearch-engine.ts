/** The listing engine over an OpenSearch cluster: one request for a listing, a few more when a search finds nothing at first. */
import { type Client, errors } from '@opensearch-project/opensearch';
import { createStemmer } from '../embedded/product-store';
import { type Reading, readingsOf } from '../embedded/search-readings';
import { readVocabulary, type Vocabulary } from '../embedded/vocabulary';
import {
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
  UnavailableError,
} from '../listing-engine';
import { type Alternatives, createSynonyms, type ExpandWords } from '../synonyms';
import { readSearchWords } from '../words';
import { descriptionIndexOf, type IndexDescription, indexFormat } from './index-mapping';
import {
  type Filter,
  matchWords,
  type OpenCatalogue,
  openDescription,
  planListing,
} from './plan-listing';
import { readResponse, readCard, readHits, readTotal } from './read-response';
import { writeRequest } from './write-request';

type Context = {
  readonly client: Client;
  readonly index: string;
  readonly catalogue: OpenCatalogue;
  readonly expand: ExpandWords;
  readonly vocabulary: () => Promise<Vocabulary>;
};

const notFound: ListingPage = { total: 0, products: [], facets: [], groups: [], found: false };

/** A cluster that is away, overloaded or short of shards may respond later; a request that it rejects is a mistake of this program. */
const isTransientError = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? error.statusCode === 404 || error.statusCode === 429 || error.statusCode >= 500
    : error instanceof errors.OpenSearchClientError;

async function search({ client, index }: Context, body: object): Promise<unknown> {
  try {
    // Counts from only some of the shards would be wrong without notice.
    return (await client.search({ index, body, allow_partial_search_results: false })).body;
  } catch (error) {
    if (!isTransientError(error)) throw error;
    throw new UnavailableError(`OpenSearch: ${(error as Error).message}`, { cause: error });
  }
}

async function requestPage(
  context: Context,
  query: ListingQuery,
  places: readonly Alternatives[],
): Promise<ListingPage> {
  const { catalogue } = context;
  const plan = planListing(catalogue, query, places);
  if (plan === undefined) return notFound;
  return readResponse(catalogue, plan, await search(context, writeRequest(catalogue, plan, query)));
}

async function finds(context: Context, filter: Filter): Promise<boolean> {
  const query = { bool: { filter: [filter] } };
  const body = await search(context, { query, size: 0, track_total_hits: 1 });
  return readTotal(body) > 0;
}

/**
 * The first reading that finds anything in the whole catalogue, as the embedded engine has it. Undefined when the words
 * as they stand do, or nothing does.
 */
async function readTerm(context: Context, term: string): Promise<Reading | undefined> {
  const { expand } = context;
  const words = readSearchWords(term);
  if (words.length === 0 || (await finds(context, matchWords(expand(words), 'all'))))
    return undefined;
  const vocabulary = await context.vocabulary();
  const known = new Set<string>();
  for (const word of words)
    if (await finds(context, matchWords(expand([word]), 'all'))) known.add(word);
  const reading = { words, expand, isKnown: (word: string) => known.has(word) };
  for (const read of readingsOf({ ...reading, vocabulary: () => vocabulary }))
    if (await finds(context, matchWords(read.places, 'all'))) return read;
  return undefined;
}

async function respond(context: Context, query: ListingQuery): Promise<ListingPage> {
  const { base } = query;
  if (base.kind !== 'search') return requestPage(context, query, []);
  const plain = context.expand(readSearchWords(base.term));
  const page = await requestPage(context, query, plain);
  if (page.total > 0) return page;
  const reading = await readTerm(context, base.term);
  if (reading === undefined) return page;
  const { places, correctedTerm } = reading;
  const other = await requestPage(context, query, places);
  return other.found && correctedTerm !== undefined ? { ...other, correctedTerm } : other;
}

const readDescribed = async (client: Client, index: string, id: string): Promise<unknown> =>
  (await client.get({ index: descriptionIndexOf(index), id })).body._source;

function openVocabulary(client: Client, index: string): () => Promise<Vocabulary> {
  let cached: Promise<Vocabulary> | undefined;
  const read = async (): Promise<Vocabulary> => {
    const { words } = (await readDescribed(client, index, 'words')) as { readonly words: string };
    return readVocabulary(words);
  };
  return () =>
    (cached ??= read().catch((error: unknown) => {
      cached = undefined;
      throw error;
    }));
}

/** Opens one index. Rejects when there is none, or it is of another format. Closing leaves the client open. */
export async function openIndex(client: Client, index: string): Promise<ListingEngine> {
  const description = (await readDescribed(client, index, 'catalogue')) as IndexDescription;
  const { outline, products, format } = description;
  if (format !== indexFormat)
    throw new Error(`The index ${index} was made by another version; import the catalogue again.`);
  const stemmer = createStemmer();
  const context: Context = {
    client,
    index,
    catalogue: openDescription(description),
    expand: createSynonyms(outline.synonyms ?? [], stemmer.stem),
    vocabulary: openVocabulary(client, index),
  };
  return {
    query: (query) => respond(context, query),
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
