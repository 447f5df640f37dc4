/** An engine over given products. */
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { CatalogueOutline, CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import type {
  ListingEngine,
  ListingPage,
  ListingQuery,
} from '../../../shop/catalogue/listing-engine';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';

export type TestCatalogue = {
  readonly outline: CatalogueOutline;
  readonly products: readonly CatalogueProduct[];
};

export async function openTestCatalogue(catalogue: TestCatalogue): Promise<ListingEngine> {
  const { outline, products } = catalogue;
  const sample = { outline, products: () => products, size: products.length };
  const { engine } = await openCatalogue({ dataDir: aFolder(), sample });
  closeAfterTest(engine.close);
  return engine;
}

export const aQuery = (changes: Partial<ListingQuery> = {}): ListingQuery => ({
  base: { kind: 'all' },
  filters: new Map(),
  sort: sortOrders.relevance,
  page: 1,
  size: 30,
  ...changes,
});

export const idsOf = ({ products }: ListingPage): readonly string[] => products.map(({ id }) => id);
