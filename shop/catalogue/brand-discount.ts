/**
 * The discount facet by the rules of each brand. A catalogue has one for previous prices, and one for each reading of
 * prior prices in use; requests and responses of a brand call its own `discount`.
 */
import type { Brand, Brands } from '../../src/storefront/brand';
import type { CatalogueFacet, CatalogueOutline } from './catalogue-product';
import type { ListingEngine, ListingPage, ListingQuery } from './listing-engine';
import { isSameReading, type PriorReading, priorReadingOf } from './prior-price';

type PricingRules = Pick<Brand, 'priceRules' | 'priorPrice'>;

const discount = 'discount';

const isDiscount = (facet: CatalogueFacet): boolean =>
  facet.id === discount || (facet.type === 'range' && facet.prior !== undefined);

/** The readings of these brands, each once. */
export const priorReadingsOf = (brands: readonly PricingRules[]): readonly PriorReading[] =>
  brands
    .flatMap((brand) => priorReadingOf(brand) ?? [])
    .filter((one, at, all) => all.findIndex((other) => isSameReading(one, other)) === at);

/** Adds to the facet of previous prices one for each reading. */
export const withDiscounts = (
  facets: readonly CatalogueFacet[],
  readings: readonly PriorReading[],
): readonly CatalogueFacet[] =>
  facets.flatMap((facet) =>
    facet.type === 'range' && facet.id === discount
      ? [
          facet,
          ...readings.map((prior, at) => ({ ...facet, id: `${discount}:eu${at + 1}`, prior })),
        ]
      : [facet],
  );

/** No facet of a catalogue has this id. */
const unknown = `${discount}:unknown`;

/** The id that a catalogue has for the discount facet of a brand. */
function idOf({ facets }: CatalogueOutline, brand: Brand): string {
  const reading = priorReadingOf(brand);
  if (reading === undefined) return discount;
  const own = facets.find(
    (facet) => facet.type === 'range' && facet.prior && isSameReading(facet.prior, reading),
  );
  return own?.id ?? unknown;
}

/** The brands whose rules the catalogue was not built for: they have no discount facet. */
export const brandsWithoutDiscount = (
  outline: CatalogueOutline,
  brands: Brands,
): readonly string[] =>
  outline.facets.some(isDiscount)
    ? brands.filter((brand) => idOf(outline, brand) === unknown).map(({ key }) => key)
    : [];

function writeQuery(query: ListingQuery, id: string): ListingQuery {
  const { base, filters } = query;
  return {
    ...query,
    base: base.kind === 'facet' && base.facetId === discount ? { ...base, facetId: id } : base,
    filters: new Map([...filters].map(([key, values]) => [key === discount ? id : key, values])),
  };
}

function readPage(page: ListingPage, id: string, { facets }: CatalogueOutline): ListingPage {
  const others = new Set(facets.filter(isDiscount).map((facet) => facet.id));
  return {
    ...page,
    facets: page.facets.flatMap((facet) => {
      if (facet.id === id) return [{ ...facet, id: discount }];
      return others.has(facet.id) ? [] : [facet];
    }),
  };
}

/** The engine as a brand sees it. */
export const forBrand = (engine: ListingEngine, brand: Brand): ListingEngine => ({
  ...engine,
  query: async (query) => {
    const outline = engine.outline();
    const id = idOf(outline, brand);
    return readPage(await engine.query(writeQuery(query, id)), id, outline);
  },
});
