/** Reads what an index holds. */
import type { Client } from '@opensearch-project/opensearch';
import type { CatalogueProduct } from '../catalogue-product';
import { descriptionIndexOf, type IndexDescription, type StoredWords } from './index-mapping';
import { RefusedError } from './refused-error';
import { askInTurn } from './search-in-turn';
import type { writeDocument } from './write-document';

export type StoredDocument = {
  readonly _id: string;
  readonly _source: ReturnType<typeof writeDocument>;
};

/** A frozen node gets no more requests after the first two; the last time is for what is large. */
const attemptsMs = [2_000, 2_000, 10_000];

/** A document of the index that describes another one. */
async function readPart(client: Client, index: string, id: string): Promise<unknown> {
  const from = { index: descriptionIndexOf(index), id };
  const { body } = await askInTurn((limits) => client.get(from, limits), attemptsMs);
  return body._source;
}

export const readDescriptionOf = async (client: Client, index: string): Promise<IndexDescription> =>
  (await readPart(client, index, 'catalogue')) as IndexDescription;

export const readWordsOf = async (client: Client, index: string): Promise<StoredWords> =>
  (await readPart(client, index, 'words')) as StoredWords;

const documentsAtOnce = 1_000;

type Page = {
  readonly hits: {
    readonly hits: readonly StoredDocument[];
    readonly total: { readonly value: number };
  };
};

/**
 * All of them, or the given fields of them, in the order of the index. Rejects when a shard does not respond, whose
 * documents would be missing without notice.
 */
export async function* readDocuments(
  client: Client,
  index: string,
  fields?: string[],
): AsyncGenerator<StoredDocument> {
  const pages = client.helpers.scrollSearch({
    index,
    size: documentsAtOnce,
    scroll: '2m',
    allow_partial_search_results: false,
    body: { track_total_hits: true, sort: ['_doc'], ...(fields && { _source: fields }) },
  });
  let [read, total] = [0, 0];
  for await (const { body } of pages) {
    const { hits } = body as Page;
    total = hits.total.value;
    read += hits.hits.length;
    yield* hits.hits;
  }
  if (read !== total) throw new RefusedError(`a part of ${index} cannot be read`);
}

export async function* readCards(client: Client, index: string): AsyncGenerator<CatalogueProduct> {
  for await (const { _source } of readDocuments(client, index, ['card'])) yield _source.card;
}
