/** Gathers, in bounded memory, what one column of attributes holds. */
import { memoize } from '../../../src/lib/memoize';
import type { DecimalMark } from '../products/read-price';
import { type Quantity, readQuantity, type Unit } from './quantity';
import { createSampler, type Sampler } from './sampler';

/** Texts and how often each occurs; of more than a thousand different ones the first. */
export type TextCounts = {
  readonly counts: ReadonlyMap<string, number>;
  readonly hasMore: boolean;
};

export type ColumnStatistic = {
  readonly id: string;
  readonly name: string;
  /** Products that have a value. */
  readonly holders: number;
  /** The number of values, repeated ones included. */
  readonly total: number;
  /** How many are too long for an option; these are in no counts. */
  readonly longTotal: number;
  readonly values: TextCounts;
  /** What commas and semicolons part in the values that are no numbers. */
  readonly parts: TextCounts & {
    /** Whether some values have more parts than others. */
    readonly isUneven: boolean;
    /** How many parts come first in one value and later in another. */
    readonly movable: number;
  };
  /** The numbers of the most frequent kind of unit, in that kind's smallest common unit, and its most frequent unit. */
  readonly quantities:
    | { readonly total: number; readonly unit: Unit; readonly sorted: () => readonly number[] }
    | undefined;
};

const mostTexts = 1000;
const mostKinds = 3;
const mostUnits = 10;
const longestOption = 80;
const longestList = 1000;

/** The parts of `cotton, wool; silk`. */
export const partsOfList = (text: string): readonly string[] =>
  /[,;]/.test(text)
    ? text
        .split(/[,;]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [text];

/** A part of a text would keep all of the text in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

function countTexts() {
  const counts = new Map<string, number>();
  const seen = { hasMore: false };
  return {
    counts,
    seen,
    add: (text: string): void => {
      const count = counts.get(text);
      if (count !== undefined) counts.set(text, count + 1);
      else if (counts.size < mostTexts && text.length <= longestOption) counts.set(copyOf(text), 1);
      else seen.hasMore = true;
    },
  };
}

type Kind = {
  total: number;
  readonly units: Map<string, { readonly unit: Unit; count: number }>;
  readonly sampler: Sampler;
};

function addQuantity({ units, sampler }: Kind, { value, unit }: Quantity): void {
  sampler.add(value);
  const known = units.get(unit.suffix);
  if (known !== undefined) known.count += 1;
  else if (units.size < mostUnits) units.set(unit.suffix, { unit, count: 1 });
}

function gatherQuantities() {
  const kinds = new Map<string, Kind>();
  return {
    add: (quantity: Quantity): void => {
      const { kind: id } = quantity.unit;
      const kind = kinds.get(id) ?? { total: 0, units: new Map(), sampler: createSampler() };
      if (!kinds.has(id) && kinds.size >= mostKinds) return;
      kinds.set(id, kind);
      kind.total += 1;
      addQuantity(kind, quantity);
    },
    mostFrequent: (): ColumnStatistic['quantities'] => {
      const [kind] = [...kinds.values()].sort((one, other) => other.total - one.total);
      const [first] = [...(kind?.units.values() ?? [])].sort(
        (one, other) => other.count - one.count,
      );
      return kind && first && { total: kind.total, unit: first.unit, sorted: kind.sampler.sorted };
    },
  };
}

function gatherParts() {
  const texts = countTexts();
  const firsts = countTexts();
  const seen = { fewest: Infinity, most: 0 };
  return {
    add: (parts: readonly string[]): void => {
      seen.fewest = Math.min(seen.fewest, parts.length);
      seen.most = Math.max(seen.most, parts.length);
      for (const part of parts) texts.add(part);
      if (parts[0] !== undefined) firsts.add(parts[0]);
    },
    statistic: (): ColumnStatistic['parts'] => ({
      counts: texts.counts,
      ...texts.seen,
      isUneven: seen.fewest < seen.most,
      movable: [...firsts.counts].filter(([part, first]) => first < (texts.counts.get(part) ?? 0))
        .length,
    }),
  };
}

export type ColumnGatherer = {
  /** The values of one product. */
  readonly add: (values: readonly string[]) => void;
  readonly statistic: () => ColumnStatistic;
};

type ReadValue = (text: string) => {
  readonly quantity: Quantity | undefined;
  /** Of a value that is no number. */
  readonly parts: readonly string[] | undefined;
};

/** `decimal` is the mark before the decimals of the file's numbers. The same values come again and again. */
export const createValueReader = (decimal: DecimalMark): ReadValue =>
  memoize((text) => {
    const quantity = readQuantity(text, decimal);
    const isList = quantity === undefined && text.length <= longestList;
    return { quantity, parts: isList ? partsOfList(text) : undefined };
  });

export function gatherColumn(id: string, name: string, readValue: ReadValue): ColumnGatherer {
  const texts = countTexts();
  const quantities = gatherQuantities();
  const parts = gatherParts();
  const seen = { holders: 0, total: 0, longTotal: 0 };
  const addValue = (text: string): void => {
    seen.total += 1;
    if (text.length > longestOption) seen.longTotal += 1;
    else texts.add(text);
    const { quantity, parts: partsOfText } = readValue(text);
    if (quantity !== undefined) quantities.add(quantity);
    if (partsOfText !== undefined) parts.add(partsOfText);
  };
  return {
    add: (values) => {
      seen.holders += 1;
      for (const value of values) addValue(value);
    },
    statistic: () => ({
      id,
      name,
      ...seen,
      values: { counts: texts.counts, ...texts.seen },
      parts: parts.statistic(),
      quantities: quantities.mostFrequent(),
    }),
  };
}
