/** The catalogue of a folder as an update needs it. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildGeneration, replaceGeneration } from '../../catalogue/embedded/build-generation';
import { openCardTable } from '../../catalogue/embedded/card-table';
import { verifyChecksums } from '../../catalogue/embedded/checksums';
import { findPriceTable, importInUse } from '../../catalogue/embedded/find-price-table';
import { readDescription } from '../../catalogue/embedded/generation';
import {
  checksumsPath,
  generationFormat,
  generationPaths,
} from '../../catalogue/embedded/generation-files';
import { withLock } from '../../catalogue/embedded/generation-store';
import { type RevisedProduct, reviseGeneration } from '../../catalogue/embedded/revise-generation';
import { catalogueFolder } from '../../catalogue/catalogue-folder';
import { openPriceHistory } from '../../catalogue/price-table';
import { removeOldDrafts } from '../draft-store';
import {
  nothingToUpdate,
  tooOld,
  type UpdatedCatalogue,
  updateCatalogue,
  type UpdateWork,
} from './update-catalogue';
import type { UpdateSummary } from './update-summary';

function* leftOf(revised: Iterable<RevisedProduct | undefined>): Generator<RevisedProduct> {
  for (const one of revised) if (one !== undefined) yield one;
}

function* productsOf(revised: Iterable<RevisedProduct | undefined>) {
  for (const { product } of leftOf(revised)) yield product;
}

type Replace = UpdatedCatalogue['replace'];

type GenerationInUse = {
  readonly root: string;
  readonly name: string;
  /** The number of its products. */
  readonly expected: number;
};

/** Without some of its products a generation has other numbers for the others: it is built again. */
const replaceIn =
  ({ root, name, expected }: GenerationInUse, { bar, options }: UpdateWork): Replace =>
  async ({ outline, products, removes, history: priceHistory }) => {
    const origin = { source: 'import' as const, signature: `import ${new Date().toISOString()}` };
    const show = (stage: string, done: number): void =>
      bar.show(stage, done / Math.max(1, expected), done);
    if (removes)
      await buildGeneration(root, {
        ...origin,
        outline,
        products: productsOf(products()),
        areDistinct: true,
        priceHistory,
        expected,
        openWriter: options.openWriter,
        onProgress: ({ stage, done }) => show(stage, done),
      });
    else
      await replaceGeneration(root, origin, (folder) =>
        reviseGeneration(folder, {
          ...origin,
          before: join(root, name),
          outline,
          products: leftOf(products()),
          priceHistory,
          onProgress: (done) => show('Updating', done),
        }),
      );
  };

async function updateInUse(root: string, work: UpdateWork): Promise<UpdateSummary> {
  const name = importInUse(root);
  if (name === undefined) throw nothingToUpdate();
  const folder = join(root, name);
  const { format, outline, products } = await readDescription(folder);
  if (format !== generationFormat) throw tooOld();
  const paths = generationPaths(folder);
  await verifyChecksums(checksumsPath(folder), Object.values(paths));
  const cards = openCardTable(paths.products);
  const pricesPath = join(root, `drafts-${randomBytes(6).toString('hex')}.prices.sqlite`);
  try {
    const catalogue: UpdatedCatalogue = {
      outline,
      products,
      cards,
      openHistory: async (now) => {
        const before = await findPriceTable(root);
        return openPriceHistory({ path: pricesPath, before, now, keepsOthers: true });
      },
      replace: replaceIn({ root, name, expected: products }, work),
    };
    return await updateCatalogue(catalogue, work);
  } finally {
    cards.close();
    rmSync(pricesPath, { force: true });
  }
}

export function updateFolder(work: UpdateWork): Promise<UpdateSummary> {
  const root = catalogueFolder(work.options.dataDir);
  if (importInUse(root) === undefined) throw nothingToUpdate();
  return withLock(root, () => {
    removeOldDrafts(root);
    return updateInUse(root, work);
  });
}
