/** The price of a product, and how it is read (docs/prices.md). */
import { readAmount, readFlag, readList, readMatch, readRecord } from '../lib/read-unknown';
import { withoutUndefined } from '../lib/without-undefined';
import { readDisplayText, readId } from './listing-bounds';
import type {
  WireMeasure,
  WirePrice,
  WirePriceOffer,
  WirePriceReference,
  WireUnitPrice,
} from './listing-response';

/** So many of a unit: `{ value: 100, unit: 'g' }`. */
export type Measure = { readonly value: number; readonly unit: WireMeasure['unit'] };

/** What `reference` costs, when `measure` is sold. */
export type UnitPrice = {
  readonly amount: number;
  readonly measure: Measure;
  readonly reference: Measure;
};

export type PriceReference = {
  readonly amount: number;
  readonly kind: WirePriceReference['kind'];
};

export type PriceOffer = { readonly amount: number; readonly condition: string };

export type Price = {
  readonly current: number;
  readonly previous?: number;
  readonly saving?: number;
  readonly currentFrom: boolean;
  readonly previousFrom: boolean;
  readonly displaySavePriceInd: boolean;
  /** Empty where the API sends none. */
  readonly currencyCode: string;
  /** The code of the currency that is shown, where the API names it. */
  readonly currency?: string;
  /** A price above the current one, and what it is. */
  readonly reference?: PriceReference;
  readonly unit?: UnitPrice;
  /** Prices below the current one, each under a condition. */
  readonly offers?: readonly PriceOffer[];
};

export const mostOffers = 3;
export const longestCondition = 200;

/** An ISO 4217 code. */
export const readCurrency = (value: unknown): string | undefined => readMatch(value, /^[A-Z]{3}$/);

/** Undefined without a current price. What does not fit it, such as a reference that is not above, is left out. */
export function readPrice(value: unknown): Price | undefined {
  const wire = readRecord<WirePrice>(value);
  const current = readAmount(wire.current);
  if (current === undefined) return undefined;
  return withoutUndefined({
    current,
    previous: readAmount(wire.previous),
    saving: readAmount(wire.saving),
    currentFrom: readFlag(wire.currentFrom),
    previousFrom: readFlag(wire.previousFrom),
    displaySavePriceInd: readFlag(wire.displaySavePriceInd),
    currencyCode: readId(wire.currencyCode) ?? '',
    currency: readCurrency(wire.currency),
    reference: readReference(wire.reference, current),
    unit: readUnitPrice(wire.unit),
    offers: readOffers(wire.offers, current),
  });
}

/** Undefined unless it is above the current price. */
export function readReference(value: unknown, current: number): PriceReference | undefined {
  const wire = readRecord<WirePriceReference>(value);
  const amount = readAmount(wire.amount);
  const kind = readMatch(wire.kind, /^(?:prior30|rrp|list)$/) as PriceReference['kind'] | undefined;
  return kind && amount !== undefined && amount > current ? { amount, kind } : undefined;
}

const readPositive = (value: unknown): number | undefined => readAmount(value) || undefined;

const anyUnit = /^(?:m?g|kg|oz|lb|[mc]?l|cbm|floz|pt|qt|gal|c?m|in|ft|yd|sqm|sqft|ct)$/;

function readMeasure(value: unknown): Measure | undefined {
  const wire = readRecord<WireMeasure>(value);
  const amount = readPositive(wire.value);
  const unit = readMatch(wire.unit, anyUnit) as Measure['unit'] | undefined;
  return unit && amount !== undefined ? { value: amount, unit } : undefined;
}

export function readUnitPrice(value: unknown): UnitPrice | undefined {
  const wire = readRecord<WireUnitPrice>(value);
  const amount = readPositive(wire.amount);
  const measure = readMeasure(wire.measure);
  const reference = readMeasure(wire.reference);
  return measure && reference && amount !== undefined ? { amount, measure, reference } : undefined;
}

export function readOffers(value: unknown, current: number): Price['offers'] {
  const offers = readList(value)
    .slice(0, mostOffers)
    .flatMap((entry) => {
      const wire = readRecord<WirePriceOffer>(entry);
      const amount = readAmount(wire.amount);
      const condition = readDisplayText(wire.condition, longestCondition);
      return condition && amount !== undefined && amount < current ? { amount, condition } : [];
    });
  return offers.length > 0 ? offers : undefined;
}
