/** Times what a page in the browser does with the facets of another listing. */
import type { ListingFacet } from '../../src/catalogue/listing';
import { mergeFacets } from '../../src/filters/facets/known-facets';

const rounds = 30;

/** A facet whose values are numbered from `first` on. */
function aFacet(first: number, values: number): ListingFacet {
  const numbers = Array.from({ length: values }, (_, at) => first + at);
  return {
    id: 'series',
    name: 'Series',
    type: 'multiple',
    values: numbers.map((number) => ({
      id: `Series ${number}`,
      seoId: `series-${number}`,
      name: `Series ${number}`,
      count: 1 + (number % 7),
      isSelected: false,
    })),
  };
}

/** Milliseconds to merge a listing's facet of so many values into a known one that shares half of them. */
export function measureMerge(values: number): number {
  const known = mergeFacets([], [aFacet(0, values)]);
  const times = Array.from({ length: rounds }, () => {
    const listed = [aFacet(Math.floor(values / 2), values)];
    const startMs = performance.now();
    mergeFacets(known, listed);
    return performance.now() - startMs;
  });
  return Math.min(...times);
}
