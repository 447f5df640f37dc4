/** Fills a new index with a catalogue and then moves the alias to it; searches use the old one meanwhile. */
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createCategoryKindGatherer } from '../category-kinds';
import { grammarOf } from '../languages';
import { createCategoryTree } from '../embedded/category-tree';
import { categoriesOf } from '../embedded/product-columns';
import { createMeasures } from '../embedded/product-measures';
import { readProductTexts } from '../embedded/product-texts';
import { createValueGatherer } from '../embedded/value-gatherer';
import { createVocabularyGatherer } from '../embedded/vocabulary';
import { createSortValueGatherer } from '../sort-values';
import type { PriceHistory } from '../price-table';
import { storeHistory } from './index-history';
import {
  descriptionIndex,
  descriptionIndexOf,
  type IndexDescription,
  indexFormat,
  productIndex,
  type ShardSettings,
} from './index-mapping';
import { type DocumentContext, writeDocument } from './write-document';

export type IndexInput = {
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
function gather({ outline, products }: IndexInput): Gathered {
  const tree = createCategoryTree(outline.categories);
  const grammar = grammarOf(outline.language);
  const values = createValueGatherer(outline);
  const vocabulary = createVocabularyGatherer();
  const categoryKinds = createCategoryKindGatherer(outline.categories, grammar);
  const sortValues = createSortValueGatherer();
  const ids = new Set<string>();
  for (const product of products()) {
    if (ids.has(product.id)) continue;
    ids.add(product.id);
    values.add(product);
    sortValues.add(product);
    const { title, labels } = readProductTexts(product, tree, grammar);
    vocabulary.add(title);
    vocabulary.add(labels);
    categoryKinds.add(categoriesOf(product, tree), title);
  }
  return {
    outline,
    tree,
    sortColumns: sortValues.finish(),
    measureOf: createMeasures(outline),
    description: {
      format: indexFormat,
      products: ids.size,
      outline,
      facetRows: values.finish().rows,
      categoryKinds: categoryKinds.finish(),
    },
    words: vocabulary.write(),
  };
}

async function* documents(input: IndexInput, gathered: Gathered) {
  const ids = new Set<string>();
  for (const product of input.products()) {
    if (ids.has(product.id)) continue;
    yield writeDocument(product, ids.size, gathered);
    ids.add(product.id);
    if (ids.size % 1000 !== 0) continue;
    input.onProgress?.(ids.size);
    await nextTask();
  }
}

/** The cluster rejects a product. */
export class RefusedError extends Error {}

/** A rejected product would be missing without notice: the first one ends the load. */
async function fillIndex(
  client: Client,
  index: string,
  source: ReturnType<typeof documents>,
): Promise<void> {
  let count = 0;
  let refused: string | undefined;
  const bulk = client.helpers.bulk({
    datasource: source,
    concurrency: 2,
    flushBytes: 4_000_000,
    // Without an id, a request that the client repeats since its response was late would store its products twice.
    onDocument: () => ({ index: { _index: index, _id: String((count += 1)) } }),
    onDrop: ({ error, document }) => {
      refused ??= `the product "${document.id}" was refused: ${error.reason}`;
      void bulk.abort();
    },
  });
  await bulk;
  if (refused !== undefined) throw new RefusedError(refused);
}

/** The indices of the alias; none before the first load. */
export async function indicesOf(
  client: Client,
  alias: string,
  limits: { readonly requestTimeout?: number; readonly maxRetries?: number } = {},
): Promise<readonly string[]> {
  const options = { ...limits, ignore: [404] };
  const { body, statusCode } = await client.indices.getAlias({ name: alias }, options);
  return statusCode === 404 ? [] : Object.keys(body);
}

/** Names begin with the time of their making: what is older than the index before this one is of no more use. */
async function removeOlder(client: Client, alias: string, before: string): Promise<void> {
  const { body } = await client.cat.indices({ index: `${alias}-*`, format: 'json', h: ['index'] });
  const names = (body as readonly { readonly index?: string }[]).map(({ index = '' }) => index);
  for (const index of names.filter((name) => name < before)) await remove(client, index);
}

async function remove(client: Client, index: string): Promise<void> {
  await client.indices.delete({ index, ignore_unavailable: true });
}

/**
 * Rejects, and leaves the alias unchanged, when a document is rejected or the cluster fails. The index before stays.
 */
export async function loadIndex(client: Client, alias: string, input: IndexInput): Promise<string> {
  const index = `${alias}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
  const before = await indicesOf(client, alias);
  const gathered = gather(input);
  const { shards = { shards: 1, replicas: 1 } } = input;
  try {
    await client.indices.create({ index, body: productIndex(shards) });
    await client.indices.create({
      index: descriptionIndexOf(index),
      body: descriptionIndex,
    });
    await fillIndex(client, index, documents(input, gathered));
    const description = { index: descriptionIndexOf(index), refresh: true } as const;
    await client.index({ ...description, id: 'catalogue', body: gathered.description });
    await client.index({ ...description, id: 'words', body: { words: gathered.words } });
    if (input.priceHistory !== undefined) {
      input.priceHistory.finish();
      await storeHistory(client, index, input.priceHistory);
    }
    await client.indices.refresh({ index });
  } catch (error) {
    for (const made of [index, descriptionIndexOf(index)])
      await remove(client, made).catch(() => undefined);
    throw error;
  }
  const actions = [
    ...before.map((old) => ({ remove: { index: old, alias } })),
    { add: { index, alias } },
  ];
  await client.indices.updateAliases({ body: { actions } });
  const [last] = before;
  if (last !== undefined) await removeOlder(client, alias, last);
  return index;
}
