/** Builds a generation in addition to the one in use and then replaces it. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createGenerationBuilder, type GenerationBuilder } from './generation-builder';
import { openGeneration } from './generation';
import type { OpenWriter } from './product-writer';
import type { PriceHistory } from '../price-table';
import { type GenerationOrigin, priceTablePath } from './generation-files';
import { listGenerations } from './generation-list';
import { activate, createGenerationFolder, removeUnused, seal } from './generation-store';

/** `total` is 0 where it is not known. */
export type BuildProgress = {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
};

export type GenerationInput = GenerationOrigin & {
  readonly outline: CatalogueOutline;
  /** Read once, one product at a time. Of several with one id the first counts. */
  readonly products: Iterable<CatalogueProduct> | AsyncIterable<CatalogueProduct>;
  /** Says that no two have one id, so that the ids need not be kept in memory. */
  readonly areDistinct?: boolean;
  /** Of the import, in the folder of generations; finished when all products are read. */
  readonly priceHistory?: Pick<PriceHistory, 'path' | 'finish'>;
  readonly expected?: number;
  readonly openWriter?: OpenWriter | undefined;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
};

const batchSize = 250;

async function addAll(builder: GenerationBuilder, input: GenerationInput): Promise<void> {
  const total = input.expected ?? 0;
  const report = (): void =>
    input.onProgress?.({ stage: 'Reading products', done: builder.count(), total });
  for await (const product of input.products) {
    builder.add(product);
    if (builder.count() % batchSize !== 0) continue;
    report();
    await builder.hasRoom();
    await nextTask();
  }
  report();
}

/** Finishes the history and puts it into the generation's folder. */
export function takePrices(folder: string, history: Pick<PriceHistory, 'path' | 'finish'>): void {
  history.finish();
  renameSync(history.path, priceTablePath(folder));
}

async function build(folder: string, input: GenerationInput): Promise<void> {
  const { source, signature, priceHistory } = input;
  const origin = { source, signature };
  const builder = createGenerationBuilder(folder, { ...input, origin });
  try {
    await addAll(builder, input);
    if (priceHistory !== undefined) takePrices(folder, priceHistory);
    const total = builder.count();
    await builder.finish(async (stage) => {
      input.onProgress?.({ stage, done: total, total });
      await nextTask();
    });
  } catch (error) {
    await builder.abandon();
    throw error;
  }
  await seal(folder);
}

const tryToOpen = async (folder: string): Promise<void> => (await openGeneration(folder)).close();

/** The first of these imports that is whole: the one to go back to. */
async function findWhole(root: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    try {
      await tryToOpen(join(root, name));
      return name;
    } catch {
      // The one before it may be whole.
    }
  }
  return undefined;
}

/**
 * Only for the holder of the lock. `fill` writes and seals a generation in the new folder of this path; when it
 * rejects, or this process dies, the generation in use stays unchanged. Resolves with the folder's name once readers
 * find it. The new generation is opened first as a check; then older ones are removed, except the import before it,
 * which is served if this one is damaged later.
 */
export async function replaceGeneration(
  root: string,
  { source, signature }: GenerationOrigin,
  fill: (path: string) => Promise<void>,
): Promise<string> {
  const before = listGenerations(root);
  const finished = before.map(({ name }) => name);
  const imports = before.filter((one) => one.source === 'import').map(({ name }) => name);
  removeUnused(root, finished);
  const folder = createGenerationFolder(root);
  try {
    await fill(join(root, folder));
    await tryToOpen(join(root, folder));
  } catch (error) {
    removeUnused(root, finished);
    throw error;
  }
  const previous = await findWhole(root, imports);
  activate(root, { folder, signature, source });
  removeUnused(root, [folder, ...(previous === undefined ? [] : [previous])]);
  return folder;
}

/** Builds all of it from products. Only for the holder of the lock; rejects when `products` throws. */
export const buildGeneration = (root: string, input: GenerationInput): Promise<string> =>
  replaceGeneration(root, input, (path) => build(path, input));
