/** Fills a new index with a catalogue, which then takes the place of the one in use. */
import { setImmediate as nextTask } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createCategoryTree } from '../embedded/category-tree';
import { createMeasures } from '../embedded/product-measures';
import { createValueGatherer } from '../embedded/value-gatherer';
import { createYield } from '../embedded/yield-to-event-loop';
import { createSortValueGatherer } from '../sort-values';
import type { PriceHistory } from '../price-table';
import { createIndex } from './create-index';
import { createTextGatherer } from './gather-texts';
import { storeHistory } from './index-history';
import {
  descriptionIndex,
  descriptionIndexOf,
  type IndexDescription,
  indexFormat,
  productIndex,
  type ShardSettings,
  type StoredWords,
} from './index-mapping';
import { RefusedError } from './refused-error';
import { type Replacement, replaceIndex } from './replace-index';
import { createWordCounter } from './word-counts';
import { type DocumentContext, writeDocument } from './write-document';

export type IndexInput = Omit<Replacement, 'fill'> & {
  readonly outline: CatalogueOutline;
  /** Read twice; the same products each time. Of several with one id the first counts. */
  readonly products: () => Iterable<CatalogueProduct>;
  /** Finished once the products have been read. */
  readonly priceHistory?: Pick<PriceHistory, 'path' | 'finish'>;
  readonly shards?: ShardSettings;
  readonly onProgress?: (done: number) => void;
};

type Gathered = DocumentContext & {
  readonly description: IndexDescription;
  readonly words: string;
};

/** What has to be known of all products before the first can be written. */
async function gather({ outline, products }: IndexInput): Promise<Gathered> {
  const yieldToEventLoop = createYield();
  const values = createValueGatherer(outline);
  const texts = createTextGatherer(outline);
  const sortValues = createSortValueGatherer();
  const ids = new Set<string>();
  for (const product of products()) {
    if (ids.has(product.id)) continue;
    ids.add(product.id);
    values.add(product);
    sortValues.add(product);
    texts.add(product);
    // Meanwhile the lock of the cluster is renewed, and signals are heard.
    await yieldToEventLoop();
  }
  const { words, categoryKinds } = texts.finish();
  return {
    outline,
    tree: createCategoryTree(outline.categories),
    sortColumns: sortValues.finish(),
    measureOf: createMeasures(outline),
    description: {
      format: indexFormat,
      products: ids.size,
      outline,
      facetRows: values.finish().rows,
      categoryKinds,
    },
    words,
  };
}

async function* documents(
  input: IndexInput,
  gathered: Gathered,
  note: (document: IndexedDocument) => void,
) {
  const ids = new Set<string>();
  for (const product of input.products()) {
    if (ids.has(product.id)) continue;
    const document = writeDocument(product, ids.size, gathered);
    note(document);
    yield document;
    ids.add(product.id);
    if (ids.size % 1000 !== 0) continue;
    input.onProgress?.(ids.size);
    await nextTask();
  }
}

export type IndexedDocument = ReturnType<typeof writeDocument>;

export type DocumentSource = {
  readonly source: AsyncGenerator<IndexedDocument>;
  readonly idOf: (document: IndexedDocument) => string;
};

type Dropped = {
  readonly document: IndexedDocument;
  readonly status: number;
  /** None with 429. */
  readonly error: { readonly reason: string } | null;
};

/** The client does not say why a cluster takes no more products, full or busy, so one of them is sent again. */
async function whyDropped(
  client: Client,
  index: string,
  { document, error, status }: Dropped,
): Promise<unknown> {
  if (error !== null)
    return new RefusedError(
      status < 500
        ? `the product "${document.id}" was refused: ${error.reason}`
        : `the products cannot be written: ${error.reason}`,
    );
  try {
    await client.index({ index, body: document });
  } catch (failure) {
    return failure;
  }
  return new RefusedError('it has too much to do to take all products; import again later');
}

/** A rejected product would be missing without notice: the first one ends the load. */
export async function fillIndex(
  client: Client,
  index: string,
  { source, idOf }: DocumentSource,
): Promise<void> {
  let dropped: Dropped | undefined;
  const bulk = client.helpers.bulk({
    datasource: source,
    concurrency: 2,
    flushBytes: 4_000_000,
    // Without an id, a request that the client repeats since its response was late would store its products twice.
    onDocument: (document) => ({ index: { _index: index, _id: idOf(document) } }),
    onDrop: (one) => {
      dropped ??= one;
      void bulk.abort();
    },
  });
  await bulk;
  if (dropped !== undefined) throw await whyDropped(client, index, dropped);
}

export type Described = Pick<IndexInput, 'priceHistory'> &
  StoredWords & { readonly alias: string; readonly description: IndexDescription };

/** Writes the index that describes another one; its products have all been read. */
export async function describeIndex(
  client: Client,
  name: string,
  { alias, description, words, counts, priceHistory }: Described,
): Promise<void> {
  const index = descriptionIndexOf(name);
  await createIndex(client, index, descriptionIndex(alias));
  await client.index({ index, id: 'catalogue', body: description });
  await client.index({ index, id: 'words', body: { words, counts } });
  if (priceHistory !== undefined) {
    priceHistory.finish();
    await storeHistory(client, name, priceHistory);
  }
  await client.indices.refresh({ index });
}

/** Fills a new index with all products. */
export async function loadIndex(client: Client, alias: string, input: IndexInput): Promise<string> {
  const gathered = await gather(input);
  const { shards = { shards: 1, replicas: 1 }, priceHistory } = input;
  const fill = async (index: string): Promise<void> => {
    await createIndex(client, index, productIndex(alias, shards));
    let count = 0;
    const counter = createWordCounter();
    const source = documents(input, gathered, counter.add);
    await fillIndex(client, index, { source, idOf: () => String((count += 1)) });
    const priced = priceHistory && { priceHistory };
    await describeIndex(client, index, { ...gathered, ...priced, counts: counter.write(), alias });
  };
  return replaceIndex(client, alias, { ...input, fill });
}
