/** Opens the embedded catalogue, and fills it with the sample on the first start (decisions 70 and 71). */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOutline } from '../sample/sample-outline';
import { sampleProducts, sampleSize } from '../sample/sample-products';
import type { CatalogueOutline, CatalogueProduct } from './catalogue-product';
import { buildGeneration } from './embedded/build-generation';
import type { BuildProgress } from './embedded/build-generation';
import { createEmbeddedEngine } from './embedded/embedded-engine';
import { openGeneration, readDescription } from './embedded/generation';
import { generationFormat, generationPaths } from './embedded/generation-files';
import { readCurrent, removeUnused, withFreeLock, withLock } from './embedded/generation-store';
import type { NamedEngine } from './follow-catalogue';

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
  readonly onProgress?: (progress: BuildProgress) => void;
};

/** Where the generations of a shop's catalogue are; an import builds there too. */
export const catalogueFolder = (dataDir: string): string => join(dataDir, 'catalogue');

const shopSample = (): SampleCatalogue => ({
  outline: sampleOutline(),
  products: () => sampleProducts(),
  size: sampleSize,
});

const productsInSignature = 25;

/** Differs when the outline, the number of products or the way they are made differs; the first few stand for all. */
const signatureOf = ({ outline, products, size }: SampleCatalogue): string => {
  const hash = createHash('sha256').update(JSON.stringify([generationFormat, outline, size]));
  let left = productsInSignature;
  for (const product of products()) {
    hash.update(JSON.stringify(product));
    left -= 1;
    if (left === 0) break;
  }
  return hash.digest('hex');
};

/** The name of a generation is that of its folder. Rejects when it is missing or damaged. */
export const openNamedGeneration = async (root: string, name: string): Promise<NamedEngine> => ({
  engine: createEmbeddedEngine(await openGeneration(join(root, name))),
  name,
});

/** The generation in use; undefined when there is none, it is damaged, or it is another sample. */
const openCurrent = async (root: string, signature: string): Promise<NamedEngine | undefined> => {
  const current = readCurrent(root);
  if (current === undefined) return undefined;
  if (current.source === 'sample' && current.signature !== signature) return undefined;
  try {
    return await openNamedGeneration(root, current.folder);
  } catch (error) {
    if (current.source === 'sample') return undefined;
    throw new Error(`The imported catalogue in ${root} cannot be read; import it again.`, {
      cause: error,
    });
  }
};

/** How many products the catalogue in use has; undefined when there is none that can be read. */
export const sizeOfCatalogue = async (
  root: string,
  name: string | undefined = readCurrent(root)?.folder,
): Promise<number | undefined> => {
  try {
    const { description } = generationPaths(join(root, name ?? ''));
    return (await readDescription(description)).products;
  } catch {
    return undefined;
  }
};

const cleanUp = (root: string): void => {
  try {
    withFreeLock(root, () => removeUnused(root, readCurrent(root)?.folder));
  } catch {
    // What cannot be removed only takes room; a later start tries again.
  }
};

/** The engine over the catalogue in use, in this thread; undefined when the sample has to be made first, or anew. */
export const openPresent = (
  dataDir: string,
  sample: SampleCatalogue = shopSample(),
): Promise<NamedEngine | undefined> => openCurrent(catalogueFolder(dataDir), signatureOf(sample));

/**
 * The engine over the catalogue of `dataDir`, in this thread, and the name of its generation. Builds the sample first when
 * there is no catalogue or the sample has changed; imported products are left alone. Several processes may start at once: one
 * builds, the others wait for it. Throws when the folder cannot be written.
 */
export const openCatalogue = async (options: OpenCatalogueOptions): Promise<NamedEngine> => {
  const { dataDir, sample = shopSample(), onProgress } = options;
  const root = catalogueFolder(dataDir);
  mkdirSync(root, { recursive: true });
  const opened =
    (await openPresent(dataDir, sample)) ??
    (await withLock(root, async () => {
      const madeMeanwhile = await openPresent(dataDir, sample);
      if (madeMeanwhile !== undefined) return madeMeanwhile;
      const { outline, products, size } = sample;
      const signature = signatureOf(sample);
      const input = { outline, products: products(), expected: size, signature, onProgress };
      const folder = await buildGeneration(root, { ...input, source: 'sample' });
      return await openNamedGeneration(root, folder);
    }));
  cleanUp(root);
  return opened;
};
