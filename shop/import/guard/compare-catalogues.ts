/** Compares an import with the catalogue that it replaces: first whether it may, then product by product. */
import type { CatalogueProduct } from '../../catalogue/catalogue-product';
import type { CardTable } from '../../catalogue/embedded/card-table';
import type { DraftStore } from '../draft-store';
import type { ImportOptions } from '../import-options';
import { checkChanges, type ComparedCatalogue, comparedTexts } from './check-changes';
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

type Described = Pick<CatalogueProduct, 'title' | 'description'>;

function textsOf(products: Iterable<Described | undefined>): readonly string[] {
  const texts: string[] = [];
  for (const product of products) {
    if (product !== undefined) texts.push(`${product.title}\n${product.description}`);
    if (texts.length === comparedTexts) break;
  }
  return texts;
}

function* firstOf(store: DraftStore): Generator<Described | undefined> {
  for (const [first] of store.products()) yield first;
}

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

function readTexts(cards: CardTable | undefined): readonly string[] {
  if (cards === undefined) return [];
  try {
    return textsOf(cards.all());
  } catch {
    return [];
  }
}

export type Compared = {
  readonly store: DraftStore;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly options: Pick<ImportOptions, 'acceptChanges' | 'leastShare'>;
};

/** Rejects with a `StoppedImport` where the user has to accept the changes first. */
export async function compareCatalogues(
  earlier: EarlierCatalogue | undefined,
  { store, currency, options }: Compared,
): Promise<Comparison> {
  if (earlier === undefined) return noComparison;
  const cards = await earlier.openCards().catch(() => undefined);
  try {
    if (options.acceptChanges !== true) {
      const before: ComparedCatalogue = { ...earlier, texts: readTexts(cards) };
      const texts = textsOf(firstOf(store));
      await checkChanges(before, { products: store.count(), currency, texts }, options.leastShare);
    }
  } catch (error) {
    cards?.close();
    throw error;
  }
  return cards === undefined ? noComparison : compareWith(cards, earlier.products);
}
