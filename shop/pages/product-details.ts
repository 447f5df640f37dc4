/** What a product page says of a product besides its card: options to choose from, and facts. */
import { plainText } from '../../src/lib/html-text';
import { isWithin } from '../../src/listing-url/range-option';
import type { Formats } from '../../src/storefront/formats';
import type {
  CatalogueFacet,
  CatalogueOutline,
  CatalogueProduct,
} from '../catalogue/catalogue-product';
import { sizeFacets } from '../catalogue/variant';

type Detail = { readonly name: string; readonly values: readonly string[] };

export type ProductDetails = {
  /** Attributes of which the shopper has a choice. */
  readonly options: readonly (Detail & { readonly id: string })[];
  readonly facts: readonly Detail[];
};

/** Facets that group products by what the page shows elsewhere. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'brand',
  'colours',
  'customerRating',
  'department',
  'priceType',
  'promotion',
]);

type RangeFacet = Extract<CatalogueFacet, { type: 'range' }>;

const textsOf = ({ attributes }: CatalogueProduct, id: string): readonly string[] =>
  (Object.hasOwn(attributes, id) ? (attributes[id] ?? []) : []).map(plainText);

/**
 * The text of the file where it has a unit; else the measure in the facet's unit; else the name of the measure's band,
 * which has one.
 */
function measureTexts(
  product: CatalogueProduct,
  { id, unit, bands }: RangeFacet,
  language: Formats,
): readonly string[] {
  const withUnit = textsOf(product, id).filter((text) => /[^\d.,]/.test(text));
  if (withUnit.length > 0 || !Object.hasOwn(product.measures, id)) return withUnit;
  const measure = product.measures[id] ?? 0;
  if (unit) return [language.measure(measure, unit)];
  return bands.filter((band) => isWithin(measure, band)).map(({ name }) => name);
}

type Attribute = Detail & { readonly id: string };

/** What a product has of the facets that the catalogue names, in their order. */
export const attributesOf = (
  product: CatalogueProduct,
  { facets }: CatalogueOutline,
  language: Formats,
): readonly Attribute[] =>
  facets
    .map((facet) => ({
      id: facet.id,
      name: facet.name,
      values:
        facet.type === 'range'
          ? measureTexts(product, facet, language)
          : textsOf(product, facet.id),
    }))
    .filter(({ values }) => values.length > 0);

export function productDetails(
  product: CatalogueProduct,
  outline: CatalogueOutline,
  language: Formats,
): ProductDetails {
  const details = attributesOf(product, outline, language).filter(
    ({ id }) => !shownElsewhere.has(id),
  );
  const isOption = ({ id, values }: Attribute) => sizeFacets.includes(id) && values.length > 1;
  return {
    options: details.filter(isOption),
    facts: [
      ...details.filter((detail) => !isOption(detail)),
      { name: 'Catalogue number', values: [product.catalogueNumber] },
    ],
  };
}
