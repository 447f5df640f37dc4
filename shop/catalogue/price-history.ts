/**
 * What the catalogue remembers of a product's prices, and the lowest price of the 30 days before a reduction (Directive
 * 98/6/EC, Article 6a; Court of Justice, C-330/23). A reduction begins on the day on which the price falls, and runs
 * until it rises; a further fall is its next step. Days are those of the shop, counted from 1970-01-01.
 */
import { withoutUndefined } from '../../src/lib/without-undefined';

/** The lowest price before a step of a reduction, and how many of the 30 days are known. */
export type PriorAmount = { readonly amount: number; readonly days: number };

/** Before the present step of a reduction, and before the first one where there are several. */
export type PriorPrice = { readonly each: PriorAmount; readonly first?: PriorAmount };

type Step = { readonly day: number; readonly amount?: number; readonly days: number };

/** From this day on; null where the product is absent. */
type Run = readonly [day: number, lowest: number | null];

export type PriceRecord = {
  /** The first day that is known, and the last day on which the product was imported. */
  readonly since: number;
  readonly day: number;
  readonly last: number;
  /** The last 31 days, as few entries as tell them apart. */
  readonly runs: readonly Run[];
  /** The price has never changed: a reduction may have begun before the first import. */
  readonly isOpening?: true;
  /** The present step of the running reduction; the first one where it is another. */
  readonly step?: Step;
  readonly first?: Step;
};

export type DatedPrice = {
  readonly day: number;
  readonly price: number;
  /** The lowest price of the 30 days before the reduction, as the retailer states it. */
  readonly stated?: number | undefined;
  /** The day on which the sale began, as the retailer states it. */
  readonly saleDay?: number | undefined;
};

/** Both the days before a reduction that count, and those that a product may be absent and keep its record. */
export const priorDays = 30;
const longestAbsence = 31;

function addRun(runs: readonly Run[], run: Run): readonly Run[] {
  const earlier = runs.filter(([day]) => day < run[0]);
  return earlier.at(-1)?.[1] === run[1] ? earlier : [...earlier, run];
}

/** Without runs that end before the days which a reduction of tomorrow looks at. */
function withoutOld(runs: readonly Run[], today: number): readonly Run[] {
  const oldest = today + 1 - priorDays;
  return runs.filter((_, at) => (runs[at + 1]?.[0] ?? Infinity) > oldest);
}

const lowestOn = (runs: readonly Run[], day: number): number =>
  runs.findLast(([from]) => from <= day)?.[1] ?? Infinity;

/** The day has the lowest of its prices, the next one begins with the last of them. */
function addPrice(record: PriceRecord | undefined, { day, price }: DatedPrice): readonly Run[] {
  const runs = record?.runs ?? [];
  const lowest = record?.day === day ? Math.min(lowestOn(runs, day), price) : price;
  const withToday = addRun(runs, [day, lowest]);
  return withoutOld(lowest === price ? withToday : addRun(withToday, [day + 1, price]), day);
}

/** A step that begins on this day. */
function stepOn({ runs, since }: PriceRecord, day: number): Step {
  const amounts = runs.flatMap(([from, amount], at) => {
    const next = runs[at + 1]?.[0] ?? Infinity;
    return amount !== null && from < day && next > day - priorDays ? [amount] : [];
  });
  const lowest = Math.min(...amounts);
  const days = Math.min(priorDays, day - since);
  return Number.isFinite(lowest) ? { day, amount: lowest, days } : { day, days: 0 };
}

/** Of what is known and what is stated, the lower one counts. */
const withStated = (step: Step, stated: number): Step => ({
  day: step.day,
  amount: Math.min(step.amount ?? stated, stated),
  days: priorDays,
});

/** A price that has not changed since the first import is that of the reduction which the retailer states. */
function openingStep(record: PriceRecord, { day, price, stated, saleDay }: DatedPrice) {
  const { since, isOpening } = record;
  const begin = Math.min(saleDay ?? since, since);
  const isKnown = day - since >= priorDays && begin === since;
  return isOpening && !isKnown && stated !== undefined && stated > price
    ? { day: begin, amount: stated, days: priorDays }
    : undefined;
}

type Reduction = Pick<PriceRecord, 'step' | 'first'>;

function reductionOf(record: PriceRecord, dated: DatedPrice): Reduction {
  const { day, price, stated } = dated;
  const { last, step, first } = record;
  if (price > last) return {};
  const present = price < last ? stepOn(record, day) : (step ?? openingStep(record, dated));
  if (present === undefined) return {};
  return withoutUndefined({
    step: stated === undefined ? present : withStated(present, stated),
    first: price < last ? (first ?? step) : first,
  });
}

const amountOf = ({ amount, days }: Step): PriorAmount | undefined =>
  amount === undefined ? undefined : { amount, days };

/** What was the lowest price before the running reduction; undefined where none runs or nothing is known. */
export function priorOf({ step, first }: PriceRecord): PriorPrice | undefined {
  const each = step && amountOf(step);
  return each && withoutUndefined({ each, first: first && amountOf(first) });
}

/** What a table of records says of itself. */
export type HistoryHeader = { readonly currency: string; readonly day: number };

/** Why an import begins a new history although there was one. */
export type LostHistory = 'currency' | 'future' | 'damaged';

/**
 * The day of an import, and why its records do not follow those of the import before. A clock that goes back by a day
 * may be that of another time zone: then the import is one more of the last day.
 */
export function dayAfter(
  before: HistoryHeader | undefined,
  { currency, day }: HistoryHeader,
): { readonly day: number; readonly lost?: LostHistory } {
  if (before === undefined) return { day };
  if (before.currency !== currency) return { day, lost: 'currency' };
  return before.day > day + 1 ? { day, lost: 'future' } : { day: Math.max(day, before.day) };
}

/** The record after an import that has the product, at this price. Days never go back. */
export function advance(record: PriceRecord | undefined, dated: DatedPrice): PriceRecord {
  const { day, price } = dated;
  const before = record ?? { since: day, day, last: price, runs: [], isOpening: true as const };
  return withoutUndefined({
    since: before.since,
    day,
    last: price,
    runs: addPrice(record, dated),
    isOpening: price === before.last ? before.isOpening : undefined,
    ...reductionOf(before, dated),
  });
}

/** The record after an import that lacks the product; undefined when it has been absent for too long. */
export function skip(record: PriceRecord, day: number): PriceRecord | undefined {
  if (day - record.day > longestAbsence) return undefined;
  const from = record.day === day ? day + 1 : day;
  return { ...record, runs: withoutOld(addRun(record.runs, [from, null]), day) };
}
