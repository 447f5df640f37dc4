/** Compares an import with the catalogue that it replaces: first whether it may, then product by product. */
import type { CatalogueProduct } from '../../catalogue/catalogue-product';
import type { CardTable } from '../../catalogue/embedded/card-table';
import type { ImportOptions } from '../import-options';
import { checkChanges, type ComparedCatalogue } from './check-changes';
import { type Changes, countChanges } from './count-changes';
import type { EarlierCatalogue } from './earlier-catalogue';

export type Comparison = {
  /** Begins again: products may be read more than once. */
  readonly begin: () => void;
  readonly add: (product: CatalogueProduct) => void;
  /** Undefined where there is nothing to compare with, or it cannot be read. */
  readonly finish: () => Changes | undefined;
  readonly close: () => void;
};

const noComparison: Comparison = {
  begin: () => undefined,
  add: () => undefined,
  finish: () => undefined,
  close: () => undefined,
};

/** A table that turns out to be damaged ends the comparison, not the import. */
function compareWith(cards: CardTable, earlier: number): Comparison {
  let counts = countChanges(earlier);
  let isReadable = true;
  return {
    begin: () => (counts = countChanges(earlier)),
    add: (product) => {
      if (!isReadable) return;
      try {
        counts.add(cards.find(product.id), product);
      } catch {
        isReadable = false;
      }
    },
    finish: () => (isReadable ? counts.finish() : undefined),
    close: cards.close,
  };
}

/** Rejects with a `StoppedImport` where the user has to accept the changes first. */
export async function compareCatalogues(
  earlier: EarlierCatalogue | undefined,
  now: ComparedCatalogue,
  { acceptChanges, leastShare }: Pick<ImportOptions, 'acceptChanges' | 'leastShare'>,
): Promise<Comparison> {
  if (earlier === undefined) return noComparison;
  if (acceptChanges !== true) checkChanges(earlier, now, leastShare);
  const cards = await earlier.openCards().catch(() => undefined);
  return cards === undefined ? noComparison : compareWith(cards, earlier.products);
}
