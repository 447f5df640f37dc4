/**
 * Numbers the values of all facets while products come in: bands come from the outline, other values from the products.
 */
import { isWithin } from '../../../src/listing-url/range-option';
import { availabilityFacet, availabilityOptions } from '../availability';
import type { CatalogueFacet, CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { bandValues, type FacetRow, type FacetValue, orderValues } from './facet-table';
import { createMeasures } from './product-measures';

export type ValueGatherer = {
  /** The values of one product, each once, in the numbers given so far. */
  readonly add: (product: CatalogueProduct) => ReadonlySet<number>;
  /** The final rows, and the final number of each number given. */
  readonly finish: () => { readonly rows: readonly FacetRow[]; readonly finalNumber: Uint32Array };
};

type Gathered = {
  readonly facet: CatalogueFacet;
  /** Of a range facet: the number of each band. */
  readonly bands: readonly (FacetValue & { readonly number: number })[];
  readonly values: Map<string, { readonly number: number; readonly value: FacetValue }>;
};

type MultipleFacet = Extract<CatalogueFacet, { type: 'multiple' }>;

const none: readonly string[] = [];

function namesOf(product: CatalogueProduct, facetId: string): readonly string[] {
  if (facetId === availabilityFacet.id) return availabilityOptions(product);
  return (Object.hasOwn(product.attributes, facetId) && product.attributes[facetId]) || none;
}

const idsOf = (product: CatalogueProduct, { id }: MultipleFacet): readonly string[] =>
  id === 'brand' ? [product.brand.id] : namesOf(product, id);

function optionOf({ brand }: CatalogueProduct, facet: MultipleFacet, id: string): FacetValue {
  const { names = {} } = facet;
  if (facet.id === 'brand') return { id, name: brand.name };
  return { id, name: (Object.hasOwn(names, id) && names[id]) || id };
}

/** The options of a facet that a product has. */
export const optionsOf = (product: CatalogueProduct, facet: MultipleFacet): readonly FacetValue[] =>
  idsOf(product, facet).map((id) => optionOf(product, facet, id));

function addBands(numbers: Set<number>, bands: Gathered['bands'], measure?: number): void {
  if (measure === undefined) return;
  for (const { number, range } of bands) if (isWithin(measure, range)) numbers.add(number);
}

export function createValueGatherer(outline: CatalogueOutline): ValueGatherer {
  const measureOf = createMeasures(outline);
  let count = 0;
  const note = (values: Gathered['values'], id: string, make: () => FacetValue): number => {
    const known = values.get(id);
    if (known !== undefined) return known.number;
    values.set(id, { number: count, value: make() });
    return count++;
  };
  const gathered = outline.facets.map((facet): Gathered => {
    const values: Gathered['values'] = new Map();
    const bandOf = (band: FacetValue) => ({ ...band, number: note(values, band.id, () => band) });
    return { facet, values, bands: bandValues(facet).map(bandOf) };
  });
  const addTo = (numbers: Set<number>, product: CatalogueProduct, row: Gathered): void => {
    const { facet, values, bands } = row;
    if (facet.type === 'range') addBands(numbers, bands, measureOf(product, facet.id));
    else
      for (const id of idsOf(product, facet))
        if (id !== '') numbers.add(note(values, id, () => optionOf(product, facet, id)));
  };
  return {
    add: (product) => {
      const numbers = new Set<number>();
      // A product has nothing for most of the facets: no list is made for them.
      for (const row of gathered) addTo(numbers, product, row);
      return numbers;
    },
    finish: () => {
      const finalNumber = new Uint32Array(count);
      let next = 0;
      const rows = gathered.map(({ facet, values }): FacetRow => {
        const found = [...values.values()].map(({ value }) => value);
        const ordered = facet.type === 'range' ? found : orderValues(found, facet.values);
        for (const { id } of ordered) finalNumber[values.get(id)?.number ?? 0] = next++;
        return { id: facet.id, name: facet.name, type: facet.type, values: ordered };
      });
      return { rows, finalNumber };
    },
  };
}
