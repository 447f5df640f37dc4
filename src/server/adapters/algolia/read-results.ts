/** Reads Algolia's results without trusting their form. */
import type { ListingRequest } from '../../../catalogue/read-listing-request';
import { readCount, readList, readNumber, readRecord, readText } from '../../../lib/read-unknown';
import type { VendorFacet, VendorListing, VendorValue } from '../adapter';
import type { AdapterFields, FacetField } from '../adapter-fields';
import { VendorError } from '../vendor-error';
import { bandId, facetType, isWithin } from '../facet-bands';
import { pathOf, type CategoryTree, type TreeCategory } from './category-tree';
import { mostValues } from './plan-queries';

/** Values of one attribute with their counts. */
export type Counts = ReadonlyMap<string, number>;

export function readCounts(result: unknown, attribute: string): Counts {
  const counts = readRecord(readRecord(readRecord(result).facets)[attribute]);
  return new Map(
    Object.entries(counts).flatMap(([value, count]) => {
      const read = readCount(count);
      return read === undefined ? [] : [[value, read] as const];
    }),
  );
}

/** Whether Algolia has left values out, so that sums over them are too low. */
export const isCut = (result: unknown, counts: Counts): boolean =>
  counts.size >= mostValues || readRecord(readRecord(result).exhaustive).facetValues === false;

/** Throws a `VendorError` for what is no result. */
export function readTotal(result: unknown): number {
  const total = readCount(readRecord(result).nbHits);
  if (total === undefined) throw new VendorError('Algolia sends a result without nbHits');
  return total;
}

const byName = new Intl.Collator('en', { numeric: true });

function countBand(counts: Counts, bounds: { readonly from?: number; readonly to?: number }) {
  let sum = 0;
  for (const [value, count] of counts) {
    const number = readNumber(value);
    if (number !== undefined && isWithin(number, bounds)) sum += count;
  }
  return sum;
}

/** `bandCounts` are those of the bands, where they had to be counted one by one. */
export function readFacet(
  facet: FacetField,
  counts: Counts,
  bandCounts?: readonly number[],
): VendorFacet {
  const { id, name = id, bands } = facet;
  const values = bands
    ? bands.map((band, at) => ({
        id: bandId(facet, band),
        name: band.name,
        count: bandCounts?.[at] ?? countBand(counts, band),
      }))
    : [...counts]
        .map(([value, count]) => ({ id: value, name: value, count }))
        .toSorted((one, other) => byName.compare(one.name, other.name));
  return { id, name, type: facetType(facet), values };
}

type Categories = Pick<VendorListing, 'categoryPath' | 'categories' | 'categoriesOf'>;

type CategoryResults = {
  readonly main: unknown;
  readonly siblings: unknown;
  readonly tree: CategoryTree;
  readonly category: TreeCategory | undefined;
};

/** The categories below the one in force; at the end of a branch its siblings, so that a shopper can still move. */
export function readCategories(
  { main, siblings, tree, category }: CategoryResults,
  { categories: levels }: AdapterFields,
): Categories {
  const of = category?.hasChildren === false ? category.parent : category;
  const result = category?.hasChildren === false ? siblings : main;
  const attribute = levels[of === undefined ? 0 : of.level + 1];
  const counts: Counts = attribute === undefined ? new Map() : readCounts(result, attribute);
  const categories = [...counts].flatMap(([value, count]): readonly VendorValue[] => {
    const one = tree.byValue.get(value);
    return one !== undefined && one.parent === of ? [{ id: one.id, name: one.name, count }] : [];
  });
  return {
    categoryPath: pathOf(category),
    categories: categories.toSorted((one, other) => byName.compare(one.name, other.name)),
    categoriesOf: of,
  };
}

/** Algolia knows no names of collections. */
function nameOf(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const readCollection = ({ base }: ListingRequest): VendorListing['collection'] =>
  base.kind === 'collection' ? { id: base.id, name: nameOf(base.id) } : undefined;

export const readHits = (result: unknown): readonly unknown[] => readList(readRecord(result).hits);

export const readQueryId = (result: unknown): string | undefined =>
  readText(readRecord(result).queryID);
