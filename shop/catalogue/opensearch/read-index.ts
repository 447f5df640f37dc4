/** Reads what an index holds. */
import type { Client } from '@opensearch-project/opensearch';
import type { CatalogueProduct } from '../catalogue-product';
import { descriptionIndexOf, type IndexDescription } from './index-mapping';
import type { writeDocument } from './write-document';

export type StoredDocument = {
  readonly _id: string;
  readonly _source: ReturnType<typeof writeDocument>;
};

export async function readDescriptionOf(client: Client, index: string): Promise<IndexDescription> {
  const { body } = await client.get({ index: descriptionIndexOf(index), id: 'catalogue' });
  return body._source as IndexDescription;
}

const documentsAtOnce = 1_000;

/** All of them, or the given fields of them, in the order of the index. */
export async function* readDocuments(
  client: Client,
  index: string,
  fields?: string[],
): AsyncGenerator<StoredDocument> {
  const pages = client.helpers.scrollSearch({
    index,
    size: documentsAtOnce,
    scroll: '2m',
    body: { sort: ['_doc'], ...(fields && { _source: fields }) },
  });
  for await (const { body } of pages)
    yield* (body as { readonly hits: { readonly hits: readonly StoredDocument[] } }).hits.hits;
}

export async function* readCards(client: Client, index: string): AsyncGenerator<CatalogueProduct> {
  for await (const { _source } of readDocuments(client, index, ['card'])) yield _source.card;
}
