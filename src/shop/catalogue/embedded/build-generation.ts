/** Fills a generation beside the one in use and then puts it in its place. */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createGenerationBuilder } from './generation-builder';
import type { GenerationBuilder } from './generation-builder';
import { activate, createGenerationFolder, readCurrent, removeUnused } from './generation-store';
import type { CurrentGeneration } from './generation-store';

/** `total` is 0 where it is not known. */
export type BuildProgress = {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
};

export type GenerationInput = Pick<CurrentGeneration, 'signature' | 'source'> & {
  readonly outline: CatalogueOutline;
  /** Read once, one product at a time. Of several with one id the first is kept. */
  readonly products: Iterable<CatalogueProduct> | AsyncIterable<CatalogueProduct>;
  readonly expected?: number;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
};

const batchSize = 250;

const addAll = async (builder: GenerationBuilder, input: GenerationInput): Promise<void> => {
  const total = input.expected ?? 0;
  const report = (): void =>
    input.onProgress?.({ stage: 'Reading products', done: builder.count(), total });
  for await (const product of input.products) {
    builder.add(product);
    if (builder.count() % batchSize !== 0) continue;
    report();
    await nextTurn();
  }
  report();
};

/**
 * Only for the holder of the lock. When `products` throws, or this process dies, the generation in use stays as it was.
 * The folder's name is returned once readers find it.
 */
export const buildGeneration = async (root: string, input: GenerationInput): Promise<string> => {
  removeUnused(root, readCurrent(root)?.folder);
  const folder = createGenerationFolder(root);
  const builder = createGenerationBuilder(join(root, folder), input.outline);
  try {
    await addAll(builder, input);
  } catch (error) {
    builder.abandon();
    throw error;
  }
  const total = builder.count();
  await builder.finish(async (stage) => {
    input.onProgress?.({ stage, done: total, total });
    await nextTurn();
  });
  activate(root, { folder, signature: input.signature, source: input.source });
  removeUnused(root, folder);
  return folder;
};
