/**
 * All values of all facets in one numbering: the values of one facet follow each other in the order of their listing.
 */
import type { CatalogueFacet } from '../catalogue-product';
import { writeNormalOption } from '../../../src/listing-url/normal-option';
import {
  type RangeBounds,
  readRangeBounds,
  writeRangeId,
} from '../../../src/listing-url/range-option';

export type FacetValue = {
  readonly id: string;
  readonly name: string;
  readonly range?: RangeBounds;
};
export type FacetRow = {
  readonly id: string;
  readonly name: string;
  readonly type: 'multiple' | 'range';
  readonly values: readonly FacetValue[];
};

/** The requested options: values of the table, ranges that are no bands, or neither. */
export type ChosenOptions = {
  readonly values: readonly number[];
  readonly ranges: readonly RangeBounds[];
  readonly unknown: readonly string[];
};

export type IndexedFacet = FacetRow & {
  /** Number of its first value; the others follow. */
  readonly firstValue: number;
  readonly choose: (optionIds: readonly string[]) => ChosenOptions;
};

export type FacetTable = {
  readonly facets: readonly IndexedFacet[];
  readonly valueCount: number;
  readonly facet: (id: string) => IndexedFacet | undefined;
};

export const bandValues = (facet: CatalogueFacet): readonly FacetValue[] =>
  facet.type === 'multiple'
    ? []
    : facet.bands.map(({ name, ...range }) => ({ id: writeRangeId(range), name, range }));

const byName = new Intl.Collator('en', { numeric: true });

const letterSizes = 'XXS XS S M L XL XXL 2XL 3XL 4XL 5XL 6XL'.split(' ');

/** Sizes in letters come after all else, in the order of the sizes; the rest by name, numbers in them by value. */
const compareNames = (one: FacetValue, other: FacetValue): number =>
  letterSizes.indexOf(one.name) - letterSizes.indexOf(other.name) ||
  byName.compare(one.name, other.name) ||
  (one.id < other.id ? -1 : 1);

/** Values in the order the facet gives them, the others after these. */
export function orderValues(
  values: readonly FacetValue[],
  given: readonly string[] = [],
): readonly FacetValue[] {
  const placeOf = new Map(given.map((id, place) => [id, place]));
  const place = ({ id }: FacetValue): number => placeOf.get(id) ?? given.length;
  return [...values].sort((one, other) => place(one) - place(other) || compareNames(one, other));
}

const isSameRange = (one: RangeBounds, other: RangeBounds): boolean =>
  one.from === other.from && one.to === other.to;

type FindValues = (optionId: string) => readonly number[];

function findByForm(values: readonly FacetValue[], firstValue: number): FindValues {
  const byId = new Map<string, number[]>();
  const byForm = new Map<string, number[]>();
  values.forEach(({ id }, place) => {
    byId.set(id, [firstValue + place]);
    const form = writeNormalOption(id);
    byForm.set(form, [...(byForm.get(form) ?? []), firstValue + place]);
  });
  return (optionId) => byId.get(optionId) ?? byForm.get(writeNormalOption(optionId)) ?? [];
}

const findByRange =
  (values: readonly FacetValue[], firstValue: number): FindValues =>
  (optionId) => {
    const requested = readRangeBounds(optionId);
    const place = values.findIndex(
      ({ range }) =>
        requested !== undefined && range !== undefined && isSameRange(range, requested),
    );
    return place < 0 ? [] : [firstValue + place];
  };

/** Every range costs time; a shopper has one or two. */
const mostOwnRanges = 8;

const chooseWith =
  (find: FindValues, ofRanges: boolean) =>
  (optionIds: readonly string[]): ChosenOptions => {
    const values = new Set<number>();
    const ranges = new Map<string, RangeBounds>();
    const unknown = new Set<string>();
    for (const optionId of optionIds) {
      const found = find(optionId);
      const mayBeRange = ofRanges && found.length === 0 && ranges.size < mostOwnRanges;
      const range = mayBeRange ? readRangeBounds(optionId) : undefined;
      if (range !== undefined) ranges.set(writeRangeId(range), range);
      else if (found.length === 0) unknown.add(optionId);
      for (const value of found) values.add(value);
    }
    return { values: [...values], ranges: [...ranges.values()], unknown: [...unknown] };
  };

export function createFacetTable(rows: readonly FacetRow[]): FacetTable {
  let valueCount = 0;
  const facets = rows.map((row): IndexedFacet => {
    const firstValue = valueCount;
    valueCount += row.values.length;
    const find = row.type === 'range' ? findByRange : findByForm;
    return {
      ...row,
      firstValue,
      choose: chooseWith(find(row.values, firstValue), row.type === 'range'),
    };
  });
  const byId = new Map(facets.map((facet) => [facet.id, facet]));
  return { facets, valueCount, facet: (id) => byId.get(id) };
}
