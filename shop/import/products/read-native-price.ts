/** The price of a line of the project's own format. */
import {
  type Measure,
  readOffers,
  readReference as readReferenceOf,
  readUnitPrice,
} from '../../../src/catalogue/price';
import { isRecord, readFlag, type UnknownRecord } from '../../../src/lib/read-unknown';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { CataloguePrice } from '../../catalogue/catalogue-product';
import { nameCurrency, onlyCode } from './currencies';
import type { LeavingOut } from './leave-out';
import { type ProductDraft, RowProblem } from './product-draft';
import { isScalar, textOf } from './read-json-fields';
import { joinPrice, type ReadPrice } from './read-parts';
import { type Money, readMoney } from './read-price';
import { dayMs, isValue, readDay } from './read-texts';
import { decimalsIn, unitPriceOf } from './unit-price';

type Given = {
  readonly parts: UnknownRecord;
  /** The ISO 4217 code, where it is known. */
  readonly currency: string | undefined;
};

function moneyOf({ parts, currency }: Given, field: string, name: string): Money | undefined {
  const value = parts[field] ?? undefined;
  if (value === undefined || (typeof value === 'string' && !isValue(value))) return undefined;
  if (!isScalar(value)) throw new RowProblem(`the ${name} must be a number or a text`);
  return readMoney(name, value, { currency });
}

function readAmounts(given: Given, code: string | undefined): ReadPrice {
  const { parts } = given;
  const current = moneyOf(given, 'current', 'price');
  if (current === undefined) throw new RowProblem('the price is missing');
  const { price, ...rest } = joinPrice({
    current,
    previous: moneyOf(given, 'previous', 'previous price'),
    code,
    isSale: true,
  });
  const flags = ['currentFrom', 'previousFrom'].filter((flag) => readFlag(parts[flag]));
  return { price: { ...price, ...Object.fromEntries(flags.map((flag) => [flag, true])) }, ...rest };
}

type Measures = { readonly measure: Measure; readonly reference: Measure };

/** Any amount: that of the unit is computed. */
const readMeasures = (unit: unknown): Measures | undefined =>
  isRecord(unit) ? readUnitPrice({ ...unit, amount: 1 }) : undefined;

function readUnit(
  { parts: { unit }, currency }: Given,
  current: number,
  leaving: LeavingOut,
): CataloguePrice['unit'] {
  const measures = leaving.keep('price.unit', unit ?? undefined, readMeasures(unit));
  if (measures === undefined) return undefined;
  const { measure, reference: base } = measures;
  return leaving.read('price.unit', () =>
    unitPriceOf(current, { measure, base }, decimalsIn({ currency })),
  );
}

/** As the listing API has it. The lowest price of 30 days is what the catalogue finds out by itself. */
function readReference({ reference }: UnknownRecord, current: number): CataloguePrice['reference'] {
  const { amount = 0, kind } = readReferenceOf(reference, current) ?? {};
  return kind === 'rrp' || kind === 'list' ? { amount, kind } : undefined;
}

const noon = 0.5;

/** The lowest price of the 30 days before the reduction, and when the sale began. */
function readStated(given: Given, leaving: LeavingOut): ProductDraft['stated'] {
  const lowest = leaving.read('price.lowest30', () => moneyOf(given, 'lowest30', 'lowest price'));
  const day = leaving.read('price.saleStart', () =>
    readDay('saleStart', textOf(given.parts, 'saleStart')),
  );
  return (
    lowest &&
    withoutUndefined({
      amount: lowest.amount,
      saleStart: day === undefined ? undefined : (day + noon) * dayMs,
    })
  );
}

/** `"price": 19.99` or an object of its parts. `assumed` is the currency of amounts that name none. */
export function readNativePrice(
  record: UnknownRecord,
  assumed: string | undefined,
  leaving: LeavingOut,
): ReadPrice & Pick<ProductDraft, 'stated'> {
  const { price: value } = record;
  const parts = isRecord(value) ? value : { current: value };
  const code = textOf(parts, 'currency') ?? textOf(record, 'currency');
  const read = readAmounts({ parts, currency: onlyCode(nameCurrency(code)) ?? assumed }, code);
  const given = { parts, currency: onlyCode(read.currency) ?? assumed };
  const { current } = read.price;
  return withoutUndefined({
    currency: read.currency,
    price: withoutUndefined({
      ...read.price,
      reference: readReference(parts, current),
      unit: readUnit(given, current, leaving),
      offers: readOffers(parts['offers'], current),
    }),
    stated: readStated(given, leaving),
  });
}
