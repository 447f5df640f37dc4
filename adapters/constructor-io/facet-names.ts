/** The vendor's names of facets, and their ids in addresses of the page: `Customer Rating` is `customerRating`. */
import { readFacetSeoId } from '../../src/listing-url/facet-id';
import { attributeOf, type FacetField } from '../adapter-fields';

export type FacetNames = {
  readonly idOf: (name: string) => string;
  /** Undefined for an id that no known facet has. */
  readonly nameOf: (id: string) => string | undefined;
};

const usualId = (name: string): string => readFacetSeoId(name.replace(/[^\p{L}\p{N}_]+/gu, '-'));

/** `names` are those that the vendor has; facets of the file of fields have ids of their own. */
export function createFacetNames(
  facets: readonly FacetField[],
  names: readonly string[],
): FacetNames {
  const ids = new Map(facets.map((facet) => [attributeOf(facet), facet.id]));
  const idOf = (name: string) => ids.get(name) ?? usualId(name);
  const known = new Map([...names, ...ids.keys()].map((name) => [idOf(name), name]));
  return { idOf, nameOf: (id) => known.get(id) };
}
