/** Shopify's filters as facets, and selected options as filters. */
import { readId } from '../../src/catalogue/listing-bounds';
import {
  readCount,
  readList,
  readMatch,
  readRecord,
  readText,
  type UnknownRecord,
} from '../../src/lib/read-unknown';
import { safeAddress } from '../../src/lib/safe-address';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { parseJson } from '../../src/lib/parse-json';
import type { RangeBounds } from '../../src/listing-url/range-option';
import type { VendorFacet } from '../adapter';
import { attributeOf, type FacetField } from '../adapter-fields';
import { bandValues, boundsOfOption } from '../facet-bands';
import { ownIds } from '../vendor-request';

type FilterValue = {
  readonly label: string;
  readonly count: number;
  readonly swatch?: string;
  readonly imageSrc?: string;
  /** What selects it. */
  readonly input: UnknownRecord;
};

export type Filter = {
  readonly id: string;
  readonly label: string;
  readonly isPrice: boolean;
  /** Merchants choose discs and pictures in Search & Discovery. */
  readonly hasSwatches: boolean;
  readonly values: readonly FilterValue[];
};

const mostFilters = 50;
const mostValues = 1_000;
const longestInput = 2_000;

/** It comes as JSON within the JSON. */
function readInput(input: unknown): UnknownRecord | undefined {
  if (typeof input !== 'string' || input.length > longestInput) return undefined;
  const value = readRecord(parseJson(input));
  return Object.keys(value).length > 0 ? value : undefined;
}

/** A picture comes before a colour. */
function readLook(value: UnknownRecord): Pick<FilterValue, 'swatch' | 'imageSrc'> {
  const swatch = readRecord(value.swatch);
  const pictures = [value.image, swatch.image].map((image) => readRecord(readRecord(image).image));
  return withoutUndefined({
    swatch: readMatch(swatch.color, /^#[\da-f]{6}$/i),
    imageSrc: pictures.map(({ url }) => safeAddress(url)).find((url) => url !== undefined),
  });
}

function readValue(entry: unknown): readonly FilterValue[] {
  const value = readRecord(entry);
  const label = readId(value.label);
  const input = readInput(value.input);
  return label === undefined || input === undefined
    ? []
    : [{ label, count: readCount(value.count) ?? 0, input, ...readLook(value) }];
}

function readFilter(entry: unknown): readonly Filter[] {
  const { id, label, type, presentation, values } = readRecord(entry);
  if (typeof id !== 'string') return [];
  return [
    {
      id,
      label: readText(label) ?? id,
      isPrice: type === 'PRICE_RANGE',
      hasSwatches: presentation === 'SWATCH' || presentation === 'IMAGE',
      values: readList(values).slice(0, mostValues).flatMap(readValue),
    },
  ];
}

export const readFilters = (filters: unknown): readonly Filter[] =>
  readList(filters).slice(0, mostFilters).flatMap(readFilter);

export const filterOf = (filters: readonly Filter[], field: FacetField): Filter | undefined =>
  filters.find(({ id }) => id === attributeOf(field));

/** Labels are the ids of options: they read well in an address. */
export const listFacet = (
  { id, name }: FacetField,
  { label, hasSwatches, values }: Filter,
): VendorFacet => ({
  id,
  name: name ?? label,
  type: 'multiple',
  form: hasSwatches ? 'swatches' : undefined,
  values: values.map(({ label: value, count, swatch, imageSrc }) => ({
    ...{ id: value, name: value, count },
    ...withoutUndefined({ swatch, imageSrc }),
  })),
});

/** Shopify counts no price ranges; `counts` are those of the bands. */
export const priceFacet = (
  facet: FacetField,
  { label }: Filter,
  counts: readonly number[],
): VendorFacet => ({
  id: facet.id,
  name: facet.name ?? label,
  type: 'range',
  values: bandValues(facet, counts),
});

/** One range around all of them: what several price filters mean together is not documented. */
export function wholeRange(ranges: readonly RangeBounds[]): UnknownRecord {
  const froms = ranges.map(({ from = 0 }) => from);
  const tos = ranges.map(({ to = Infinity }) => to);
  const max = Math.max(...tos);
  return { price: { min: Math.min(...froms), ...(Number.isFinite(max) && { max }) } };
}

/** What selects these options in Shopify; nothing when the filter has none of them. */
export function inputsOf(
  field: FacetField,
  filter: Filter | undefined,
  options: readonly string[],
): readonly UnknownRecord[] {
  if (filter === undefined) return [];
  if (filter.isPrice) {
    const ranges = options.flatMap((option) => boundsOfOption(field, option) ?? []);
    return ranges.length === 0 ? [] : [wholeRange(ranges)];
  }
  const facet = listFacet(field, filter);
  const labels = new Set<string | undefined>(ownIds(facet, options));
  return filter.values.filter(({ label }) => labels.has(label)).map(({ input }) => input);
}
