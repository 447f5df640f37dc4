/** Counts what an import changes in the catalogue before. */
import type { CatalogueProduct } from '../../catalogue/catalogue-product';

export type Changes = {
  readonly added: number;
  readonly gone: number;
  /** Products of which anything of these has changed. */
  readonly changed: number;
  readonly price: number;
  readonly stock: number;
  readonly texts: number;
};

const textsOf = ({ title, description, brand }: CatalogueProduct): string =>
  [title, description, brand.name].join('\n');

const differences = {
  price: (one: CatalogueProduct, other: CatalogueProduct) =>
    one.price.current !== other.price.current || one.price.previous !== other.price.previous,
  stock: (one: CatalogueProduct, other: CatalogueProduct) =>
    one.availability !== other.availability,
  texts: (one: CatalogueProduct, other: CatalogueProduct) => textsOf(one) !== textsOf(other),
} as const;

type Difference = keyof typeof differences;
const kinds = Object.keys(differences) as readonly Difference[];

/** `earlier` is the number of products before. */
export function countChanges(earlier: number) {
  const counts = { added: 0, kept: 0, changed: 0, price: 0, stock: 0, texts: 0 };
  return {
    /** The product before, undefined where there was none, and that of now. */
    add: (before: CatalogueProduct | undefined, product: CatalogueProduct): void => {
      if (before === undefined) {
        counts.added += 1;
        return;
      }
      counts.kept += 1;
      const different = kinds.filter((kind) => differences[kind](before, product));
      if (different.length > 0) counts.changed += 1;
      for (const kind of different) counts[kind] += 1;
    },
    finish: (): Changes => {
      const { kept, ...changes } = counts;
      return { ...changes, gone: Math.max(0, earlier - kept) };
    },
  };
}
