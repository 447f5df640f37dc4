/** Reads Algolia's results without trusting their form. */
import type { WireContent } from '../../src/catalogue/listing-response';
import {
  readAmount,
  readCount,
  readList,
  readNumber,
  readRecord,
  readText,
  type Unchecked,
} from '../../src/lib/read-unknown';
import { safeAddress } from '../../src/lib/safe-address';
import { isWithin } from '../../src/listing-url/range-option';
import type { VendorFacet } from '../adapter';
import type { AdapterFields, FacetField } from '../adapter-fields';
import {
  offerCategories,
  parentOfOffered,
  sortByName,
  type CategoryTree,
  type OfferedCategories,
  type TreeCategory,
} from '../category-tree';
import { VendorError } from '../vendor-error';
import { bandValues, facetType } from '../facet-bands';
import { mostValues } from './plan-queries';

/** Values of one attribute with their counts. */
export type Counts = ReadonlyMap<string, number>;

/** No more values than were requested: to sort hundreds of thousands would hold up the server for seconds. */
export function readCounts(result: unknown, attribute: string): Counts {
  const counts = readRecord(readRecord(readRecord(result).facets)[attribute]);
  return new Map(
    Object.entries(counts)
      .slice(0, mostValues)
      .flatMap(([value, count]) => {
        const read = readCount(count);
        return read === undefined ? [] : [[value, read] as const];
      }),
  );
}

/** The highest number of an attribute. */
export const readMax = (result: unknown, attribute: string): number | undefined =>
  readAmount(readRecord(readRecord(readRecord(result).facets_stats)[attribute]).max);

/** Whether Algolia has left values out, so that sums over them are too low. */
export const isCut = (result: unknown, counts: Counts): boolean =>
  counts.size >= mostValues || readRecord(readRecord(result).exhaustive).facetValues === false;

/** Throws a `VendorError` for what is no result. */
export function readTotal(result: unknown): number {
  const total = readCount(readRecord(result).nbHits);
  if (total === undefined) throw new VendorError('Algolia sends a result without nbHits');
  return total;
}

function countBand(counts: Counts, bounds: { readonly from?: number; readonly to?: number }) {
  let sum = 0;
  for (const [value, count] of counts) {
    const number = readNumber(value);
    if (number !== undefined && isWithin(number, bounds)) sum += count;
  }
  return sum;
}

type FacetResult = {
  readonly counts: Counts;
  /** Those of the bands, where they had to be counted one by one. */
  readonly bandCounts?: readonly number[] | undefined;
  readonly max?: number | undefined;
};

export function readFacet(
  facet: FacetField,
  { counts, bandCounts, max }: FacetResult,
): VendorFacet {
  const { id, name = id, bands } = facet;
  const values = bands
    ? bandValues(facet, bandCounts ?? bands.map((band) => countBand(counts, band)))
    : sortByName([...counts].map(([value, count]) => ({ id: value, name: value, count })));
  return { id, name, type: facetType(facet), max, values };
}

type CategoryResults = {
  readonly main: unknown;
  readonly siblings: unknown;
  readonly tree: CategoryTree;
  readonly category: TreeCategory | undefined;
};

export function readCategories(
  { main, siblings, tree, category }: CategoryResults,
  { categories: levels }: AdapterFields,
): OfferedCategories {
  const parent = parentOfOffered(category);
  const attribute = levels[parent === undefined ? 0 : parent.level + 1];
  const result = category?.hasChildren === false ? siblings : main;
  const counts: Counts = attribute === undefined ? new Map() : readCounts(result, attribute);
  return offerCategories(tree, category, counts);
}

export const readHits = (result: unknown): readonly unknown[] => readList(readRecord(result).hits);

const renderingOf = (result: unknown) => readRecord(readRecord(result).renderingContent);

/** Where a rule of the index sends the shopper. */
export const readRedirect = (result: unknown): string | undefined =>
  safeAddress(readRecord(renderingOf(result).redirect).url);

/** A banner of the Visual Editor, which Algolia's own widgets show above the results. */
function readBanner(banner: unknown): Unchecked<WireContent> {
  const { image, link } = readRecord(banner);
  const { urls, title: heading } = readRecord(image);
  const { url } = readRecord(readList(urls)[0]);
  return { position: 'above', heading, url: readRecord(link).url, image: { url } };
}

/** What rules of the index add: banners, and custom data in the form of the contract. */
export function readContent(result: unknown): readonly Unchecked<WireContent>[] {
  const banners = readList(readRecord(renderingOf(result).widgets).banners).map(readBanner);
  const custom = readList(readRecord(result).userData).map(readRecord<WireContent>);
  return [...banners, ...custom.filter(({ position }) => position !== undefined)];
}

export const readQueryId = (result: unknown): string | undefined =>
  readText(readRecord(result).queryID);
