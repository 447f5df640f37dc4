/** An engine over given products, in a folder that goes away with the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueOutline, CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import type {
  ListingEngine,
  ListingPage,
  ListingQuery,
} from '../../../shop/catalogue/listing-engine';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';

export type TestCatalogue = {
  readonly outline: CatalogueOutline;
  readonly products: readonly CatalogueProduct[];
};

export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'catalogue-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

export const openTestCatalogue = async (
  catalogue: TestCatalogue,
): Promise<{ readonly engine: ListingEngine; readonly close: () => Promise<void> }> => {
  const folder = temporaryFolder();
  const { outline, products } = catalogue;
  const sample = { outline, products: () => products, size: products.length };
  const { engine } = await openCatalogue({ dataDir: folder.path, sample });
  const close = async (): Promise<void> => {
    await engine.close();
    folder.remove();
  };
  return { engine, close };
};

export const aQuery = (changes: Partial<ListingQuery> = {}): ListingQuery => ({
  base: { kind: 'all' },
  filters: new Map(),
  sort: { by: 'relevance', order: 'descending' },
  page: 1,
  size: 30,
  ...changes,
});

export const idsOf = ({ products }: ListingPage): readonly string[] => products.map(({ id }) => id);
