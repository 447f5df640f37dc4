/** Reads from a vendor's records what a product claims: prices to compare with, an energy class, a paid place. */
import type { WirePrice, WireProduct } from '../src/catalogue/listing-response';
import { measureOf, readMeasureText } from '../src/catalogue/measures';
import { readReference, readUnitPrice, type Measure } from '../src/catalogue/price';
import { longestPayer, readEnergy } from '../src/catalogue/product';
import { readNumber, readRecord, readText } from '../src/lib/read-unknown';
import type { ProductFields } from './adapter-fields';
import { readFirst, type Read } from './record-paths';

/** `250 g`, or a record such as `{ "value": 250, "unit": "g" }`. */
const readMeasure: Read<Measure> = (value) => {
  if (typeof value === 'string') return readMeasureText(value);
  const { value: number, unit } = readRecord(value);
  return typeof unit === 'string' ? measureOf(readNumber(number) ?? 0, unit) : undefined;
};

const readAny: Read<unknown> = (value) => value ?? undefined;

const kinds = ['prior30', 'rrp', 'listPrice'] as const;

/** The first kind whose price is above the current one. */
function readKinds(record: unknown, fields: ProductFields, current: number) {
  for (const name of kinds) {
    const kind = name === 'listPrice' ? 'list' : name;
    const read: Read<WirePrice['reference']> = (amount) => readReference({ amount, kind }, current);
    const reference = readFirst(record, fields[name], read);
    if (reference) return reference;
  }
  return undefined;
}

export const readPriceClaims = (
  record: unknown,
  fields: ProductFields,
  current: number,
): { readonly [Name in 'reference' | 'unit']: WirePrice[Name] } => ({
  reference: readKinds(record, fields, current),
  unit: readUnitPrice({
    amount: readFirst(record, fields.unitPrice, readNumber),
    measure: readFirst(record, fields.unitMeasure, readMeasure),
    reference: readFirst(record, fields.unitReference, readMeasure),
  }),
});

const readClass: Read<string> = (value) => readText(value)?.trim();

function readEnergyLabel(record: unknown, fields: ProductFields): WireProduct['energy'] {
  const label = (paths: ProductFields['energyClass']) => readFirst(record, paths, readClass);
  return readEnergy({
    class: label(fields.energyClass),
    range: [label(fields.energyBest), label(fields.energyWorst)],
    labelUrl: readFirst(record, fields.energyLabel, readAny),
    sheetUrl: readFirst(record, fields.energySheet, readAny),
  });
}

const notSponsored = new Set(['false', '0', 'no']);
const sponsoredOnly = new Set(['true', '1', 'yes']);

/** A flag, or who pays for the place. */
const readSponsored: Read<NonNullable<WireProduct['sponsored']>> = (value) => {
  const text = typeof value === 'boolean' ? String(value) : readText(value)?.trim();
  if (text === undefined || notSponsored.has(text.toLowerCase())) return undefined;
  return sponsoredOnly.has(text.toLowerCase()) ? {} : { by: text.slice(0, longestPayer) };
};

export const readLabels = (
  record: unknown,
  fields: ProductFields,
): { readonly [Name in 'energy' | 'sponsored']: WireProduct[Name] } => ({
  energy: readEnergyLabel(record, fields),
  sponsored: readFirst(record, fields.sponsored, readSponsored),
});
