/** The attributes of compared products, side by side. */
import { plainText } from '../../src/lib/html-text';
import type { Formats } from '../../src/storefront/formats';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { attributesOf } from '../pages/product-details';

export type ComparedRow = {
  readonly name: string;
  /** By product; empty for one that lacks the attribute. */
  readonly values: readonly string[];
  readonly differs: boolean;
};

/** Facets that group products by what has a row of its own, or by how they are sold. */
const leftOut: ReadonlySet<string> = new Set([
  'brand',
  'customerRating',
  'department',
  'priceType',
  'promotion',
]);

function rowOf(name: string, values: readonly string[]): ComparedRow {
  return { name, values, differs: new Set(values).size > 1 };
}

/** A row for each attribute that one of the products has: those that differ first, else in the order of the facets. */
export function comparedRows(
  products: readonly CatalogueProduct[],
  outline: CatalogueOutline,
  language: Formats,
): readonly ComparedRow[] {
  const attributes = products.map((product) => attributesOf(product, outline, language));
  const rows = outline.facets
    .filter(({ id }) => !leftOut.has(id))
    .map(({ id, name }) => {
      const valuesOf = (own: (typeof attributes)[number]) =>
        own.find((attribute) => attribute.id === id)?.values.join(', ') ?? '';
      return rowOf(name, attributes.map(valuesOf));
    });
  return [
    rowOf(
      'Brand',
      products.map(({ brand }) => plainText(brand.name)),
    ),
    ...rows,
  ]
    .filter(({ values }) => values.some((value) => value !== ''))
    .toSorted((one, other) => Number(other.differs) - Number(one.differs));
}
