/** Opens the embedded catalogue, and fills it with the sample on the first start (decisions 70 and 71). */
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sortOrders } from '../../src/listing-url/sort-option';
import { sampleOutline } from '../sample/sample-outline';
import { sampleProducts, sampleSize } from '../sample/sample-products';
import { priorReadingsOf, withDiscounts } from './brand-discount';
import type { CatalogueOutline, CatalogueProduct } from './catalogue-product';
import {
  buildGeneration,
  type BuildProgress,
  type GenerationInput,
} from './embedded/build-generation';
import { createEmbeddedEngine } from './embedded/embedded-engine';
import { openGeneration } from './embedded/generation';
import { generationFormat } from './embedded/generation-files';
import { listGenerations, removeUnfinished } from './embedded/generation-list';
import { withLock } from './embedded/generation-store';
import type { NamedEngine } from './watch-catalogue';
import { catalogueFolder } from './catalogue-folder';
import { openPresent } from './open-present';

export type SampleCatalogue = {
  readonly outline: CatalogueOutline;
  /** Makes the products; the same ones at every call. */
  readonly products: () => Iterable<CatalogueProduct>;
  readonly size: number;
};

export type OpenCatalogueOptions = {
  /** The folder of the shop's data; the catalogue lives in `catalogue` below it. */
  readonly dataDir: string;
  readonly sample?: SampleCatalogue;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
};

/** Brands of other rules have no discounts in the sample: it is not built for the brands of a shop. */
const usualReadings = priorReadingsOf([{ priceRules: 'eu' }]);

function outlineOfSample(): CatalogueOutline {
  const outline = sampleOutline();
  return { ...outline, facets: withDiscounts(outline.facets, usualReadings) };
}

const shopSample = (): SampleCatalogue => ({
  outline: outlineOfSample(),
  products: () => sampleProducts(),
  size: sampleSize,
});

const productsInSignature = 25;

/**
 * Differs when the sort orders, the outline, the number of products or their making differs; the first few products
 * stand for all.
 */
function signatureOf({ outline, products, size }: SampleCatalogue): string {
  const hash = createHash('sha256').update(
    JSON.stringify([generationFormat, sortOrders, outline, size]),
  );
  let left = productsInSignature;
  for (const product of products()) {
    hash.update(JSON.stringify(product));
    left -= 1;
    if (left === 0) break;
  }
  return hash.digest('hex');
}

export const shopSignature = (): string => signatureOf(shopSample());

/** The name of a generation is that of its folder. Rejects with a `DamagedGenerationError`. */
export const openNamedGeneration = async (root: string, name: string): Promise<NamedEngine> => ({
  engine: createEmbeddedEngine(await openGeneration(join(root, name))),
  name,
});

async function buildSample(
  root: string,
  { outline, products, size }: SampleCatalogue,
  { signature, onProgress }: Pick<GenerationInput, 'signature' | 'onProgress'>,
): Promise<NamedEngine> {
  const input = { outline, products: products(), expected: size, signature, onProgress };
  const folder = await buildGeneration(root, { ...input, source: 'sample' });
  return openNamedGeneration(root, folder);
}

/** A sample of an earlier version; better than none. */
async function openOldSample(root: string): Promise<NamedEngine | undefined> {
  for (const { name } of listGenerations(root).filter(({ source }) => source === 'sample')) {
    const opened = await openNamedGeneration(root, name).catch(() => undefined);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

/**
 * The engine over the catalogue of `dataDir`, in this thread, and the name of its generation. Builds the sample first
 * when there is no import and no sample, or the sample has changed. Several processes may start at once: one builds,
 * the others wait for it. Rejects when there is nothing to open and the folder cannot be written, and as `openPresent`
 * does.
 */
export async function openCatalogue(options: OpenCatalogueOptions): Promise<NamedEngine> {
  const { dataDir, sample = shopSample(), onProgress } = options;
  const root = catalogueFolder(dataDir);
  const signature = signatureOf(sample);
  const open = (name: string) => openNamedGeneration(root, name);
  const openExisting = () => openPresent({ root, signature, open });
  const opened = await openExisting();
  if (opened !== undefined) {
    removeUnfinished(root);
    return opened;
  }
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    accessSync(root, constants.W_OK);
    return await withLock(
      root,
      async () => (await openExisting()) ?? buildSample(root, sample, { signature, onProgress }),
    );
  } catch (error) {
    const old = await openOldSample(root);
    if (old === undefined) throw error;
    return old;
  }
}
