/**
 * Makes an index of the one in use by new prices and stock alone: the cluster clones the index, so that only products
 * that have changed are written. Searches use the old one meanwhile.
 */
import { setImmediate as nextTask } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { CatalogueOutline } from '../catalogue-product';
import { createMeasures } from '../embedded/product-measures';
import type { RevisedProduct } from '../embedded/revise-generation';
import { createValueGatherer } from '../embedded/value-gatherer';
import type { PriceHistory } from '../price-table';
import { copyIndex } from './create-index';
import { createTextGatherer } from './gather-texts';
import { type IndexDescription, sortField } from './index-mapping';
import { describeIndex, fillIndex, type IndexedDocument } from './load-index';
import { readWordsOf } from './read-index';
import { RefusedError } from './refused-error';
import { type Replacement, replaceIndex } from './replace-index';
import { writeOffer } from './write-document';

export type IndexRevision = Omit<Replacement, 'fill'> & {
  /** The index in use, and what describes it. */
  readonly before: string;
  readonly description: IndexDescription;
  readonly outline: CatalogueOutline;
  /** All products of the index in use; `undefined` is one that goes. */
  readonly products: Iterable<RevisedProduct | undefined>;
  /** Whether any goes: what search knows of all texts is then gathered again. */
  readonly removes?: boolean;
  /** The ids of their documents. */
  readonly documentIds: readonly string[];
  readonly priceHistory: Pick<PriceHistory, 'path' | 'finish'>;
  readonly onProgress: (done: number) => void;
};

/** An index is cloned while nothing writes to it, which nothing does after its import. */
async function cloneIndex(client: Client, from: string, to: string): Promise<void> {
  const block = (index: string, write: boolean | null) =>
    client.indices.putSettings({ index, body: { 'index.blocks.write': write } });
  await block(from, true);
  try {
    await copyIndex(client, from, to);
  } finally {
    await block(from, null);
  }
  await block(to, null);
}

/** Of what products are sorted by, nothing else changes. */
const priceField = sortField('price');

function createReviser({ outline }: IndexRevision) {
  const context = { outline, measureOf: createMeasures(outline) };
  return ({ _source: before }: Stored, { product }: RevisedProduct): IndexedDocument => {
    const price = Object.fromEntries([[priceField, product.price.current]]);
    return { ...before, ...writeOffer(product, context), ...price };
  };
}

type Stored = { readonly _id: string; readonly _source: IndexedDocument };
type Change = { readonly id: string; readonly revised: RevisedProduct };

const documentsAtOnce = 500;

async function* changedDocuments(
  client: Client,
  revision: IndexRevision,
  note: (revised: RevisedProduct | undefined, id: string) => void,
): AsyncGenerator<Stored> {
  const revise = createReviser(revision);
  // A new facet has values of products that have not changed.
  const writesAll = revision.outline !== revision.description.outline;
  let changes: Change[] = [];
  const fetchChanged = async (): Promise<readonly Stored[]> => {
    if (changes.length === 0) return [];
    const ids = changes.map(({ id }) => id);
    const { body } = await client.mget({ index: revision.before, body: { ids } });
    const found = (body.docs as readonly Partial<Stored>[]).flatMap(({ _id, _source }) =>
      _id === undefined || _source === undefined ? [] : [[_id, { _id, _source }] as const],
    );
    const byId = new Map(found);
    const documents = changes.map(({ id, revised }) => {
      const stored = byId.get(id);
      // A shard that does not respond, since nothing else removes documents.
      if (stored === undefined)
        throw new RefusedError(`a part of ${revision.before} cannot be read`);
      return { _id: id, _source: revise(stored, revised) };
    });
    changes = [];
    return documents;
  };
  let done = 0;
  for (const revised of revision.products) {
    const id = revision.documentIds[done] ?? '';
    note(revised, id);
    if (revised !== undefined && (writesAll || revised.isChanged)) changes.push({ id, revised });
    done += 1;
    if (changes.length === documentsAtOnce) yield* await fetchChanged();
    if (done % documentsAtOnce !== 0) continue;
    revision.onProgress(done);
    // Most may be unchanged: the lock of the cluster is renewed meanwhile.
    await nextTask();
  }
  yield* await fetchChanged();
}

async function removeDocuments(
  client: Client,
  index: string,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += documentsAtOnce) {
    const some = ids.slice(at, at + documentsAtOnce);
    const body = some.map((_id) => ({ delete: { _index: index, _id } }));
    const { body: done } = await client.bulk({ body });
    const refused = done.items.find((item) => item.delete?.error !== undefined)?.delete?.error;
    if (refused) throw new RefusedError(`products cannot be removed: ${refused.reason}`);
  }
}

/** What is known of the products that are left, once all have been noted. */
function gatherLeft({ outline, removes }: IndexRevision) {
  const values = createValueGatherer(outline);
  const texts = removes ? createTextGatherer(outline) : undefined;
  const gone: string[] = [];
  return {
    gone,
    note: (revised: RevisedProduct | undefined, id: string): void => {
      if (revised === undefined) {
        gone.push(id);
        return;
      }
      values.add(revised.product);
      texts?.add(revised.product);
    },
    finish: () => ({ facetRows: values.finish().rows, ...texts?.finish() }),
  };
}

export async function reviseIndex(
  client: Client,
  alias: string,
  revision: IndexRevision,
): Promise<string> {
  const { before, description, outline, priceHistory } = revision;
  const stored = await readWordsOf(client, before);
  const fill = async (index: string): Promise<void> => {
    await cloneIndex(client, before, index);
    const { note, gone, finish } = gatherLeft(revision);
    const ids = new WeakMap<IndexedDocument, string>();
    const source = async function* (): AsyncGenerator<IndexedDocument> {
      for await (const { _id, _source } of changedDocuments(client, revision, note)) {
        ids.set(_source, _id);
        yield _source;
      }
    };
    const idOf = (document: IndexedDocument): string => ids.get(document) ?? '';
    await fillIndex(client, index, { source: source(), idOf });
    await removeDocuments(client, index, gone);
    const products = description.products - gone.length;
    const { words = stored.words, ...left } = finish();
    await describeIndex(client, index, {
      alias,
      description: { ...description, ...left, outline, products },
      ...stored,
      words,
      priceHistory,
    });
  };
  return replaceIndex(client, alias, { ...revision, fill });
}
