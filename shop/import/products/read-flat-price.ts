/** The price of a row, with recommended prices, prices of units and prices of members. */
import { longestCondition, mostOffers, type PriceOffer } from '../../../src/catalogue/price';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { CataloguePrice } from '../../catalogue/catalogue-product';
import type { FlatFields } from '../formats/row';
import { type ColumnName, columnsOf } from './column-names';
import { nameCurrency, onlyCode } from './currencies';
import type { LeavingOut } from './leave-out';
import { type ProductDraft, SkippedRow } from './product-draft';
import { joinPrice, type ReadPrice } from './read-parts';
import { isIn, type Money, type PriceContext, readMoney, readPeriod } from './read-price';
import { checkLength, checkText, isValue, readPlain } from './read-texts';
import { decimalsIn, readMeasure, unitPriceOf } from './unit-price';

type Cell = (column: ColumnName) => string | undefined;

const hasNumber = (text: string): boolean => /\p{Nd}/u.test(text);

/** Exports write a price that is not set as 0. */
const nonZero = (text?: string): string | undefined =>
  text === undefined || (/\d/.test(text) && !/[1-9]/.test(text)) ? undefined : text;

/** A Google feed gives `price` and `sale_price`; others give `price` and `was_price`. */
export function readAmounts(cell: Cell, given: PriceContext): ReadPrice {
  const text = checkText('price', cell('price') ?? '');
  // "On request", "n/a": without a number there is nothing to sell for.
  if (!hasNumber(text)) throw new SkippedRow('no price');
  const code = cell('currency');
  const currency = onlyCode(nameCurrency(code)) ?? given.currency;
  const context = { ...given, currency };
  const optional = (name: string, value: string | undefined): Money | undefined =>
    value !== undefined && hasNumber(value) ? readMoney(name, value, context) : undefined;
  const price = readMoney('price', text, context);
  const period = readPeriod(cell('salePeriod'));
  const isOn = period === undefined || isIn(period, Date.now());
  const sale = optional('sale price', isOn ? cell('salePrice') : undefined);
  const was = optional('previous price', nonZero(cell('previousPrice')));
  return sale === undefined
    ? joinPrice({ current: price, previous: was, code })
    : joinPrice({ current: sale, previous: price, code, isSale: true });
}

type Reading = {
  readonly cell: Cell;
  readonly current: number;
  readonly context: PriceContext;
  readonly leaving: LeavingOut;
};

const isAmount = (text: string | undefined): text is string =>
  text !== undefined && isValue(text) && /[1-9]/.test(text);

/** One that is not above the price says nothing. */
function readReference({ cell, current, context, leaving }: Reading): CataloguePrice['reference'] {
  for (const kind of ['rrp', 'list'] as const) {
    const column = kind === 'rrp' ? 'recommendedPrice' : 'listPrice';
    const [name = kind] = columnsOf[column];
    const text = cell(column);
    if (!isAmount(text)) continue;
    const amount = leaving.read(name, () => readMoney(name, text, context).amount);
    if (amount !== undefined && amount > current) return { amount, kind };
  }
  return undefined;
}

function readUnit({ cell, current, context, leaving }: Reading): CataloguePrice['unit'] {
  const [sold, base] = [cell('unitMeasure'), cell('unitBase')];
  if (sold === undefined || !isValue(sold)) return undefined;
  return leaving.read('unit_pricing_measure', () =>
    unitPriceOf(
      current,
      {
        measure: readMeasure('unit_pricing_measure', sold),
        base:
          base === undefined || !isValue(base)
            ? undefined
            : readMeasure('unit_pricing_base_measure', base),
      },
      decimalsIn(context),
    ),
  );
}

const loyalty = /^loyalty_program_?\(([a-z_:]+)\)$/;

/** `loyalty_program(program_label:tier_label:price)`: the names of the parts, and their values row by row. */
function readLoyaltyParts(fields: FlatFields): readonly ReadonlyMap<string, string>[] {
  const found: ReadonlyMap<string, string>[] = [];
  for (const [key, { values }] of fields) {
    const names = key.startsWith('loyalty') ? loyalty.exec(key)?.[1]?.split(':') : undefined;
    if (names === undefined) continue;
    for (const part of values.flatMap((value) => value.split(/,(?=[^,]*:)/))) {
      const parts = part.split(':');
      found.push(new Map(names.map((name, at) => [name, parts[at]?.trim() ?? ''])));
    }
  }
  return found;
}

function readOffers({ current, context, leaving }: Reading, fields: FlatFields) {
  const offers = readLoyaltyParts(fields).flatMap((parts): PriceOffer[] => {
    const text = parts.get('price');
    if (!isAmount(text)) return [];
    const offer = leaving.read('loyalty_program', () => {
      const labels = ['program_label', 'tier_label'].map((name) => parts.get(name) ?? '');
      const condition = readPlain('loyalty_program', [...new Set(labels)].join(' ').trim());
      checkLength('loyalty_program', condition, longestCondition);
      return { amount: readMoney('loyalty_program', text, context).amount, condition };
    });
    return offer && offer.condition !== '' && offer.amount < current ? [offer] : [];
  });
  return offers.length > 0 ? offers.slice(0, mostOffers) : undefined;
}

/** The lowest price of the 30 days before the reduction, and when the sale began, as the retailer states them. */
function readStated({ cell, context, leaving }: Reading): ProductDraft['stated'] {
  const text = cell('lowestPrice');
  const amount = isAmount(text)
    ? leaving.read('lowest_price_30d', () => readMoney('lowest_price_30d', text, context).amount)
    : undefined;
  const period = readPeriod(cell('salePeriod'));
  return amount === undefined ? undefined : withoutUndefined({ amount, saleStart: period?.start });
}

/** "No former price", "no sale": the price stays. */
function leaveWords(cell: Cell, { leave }: LeavingOut): void {
  const fields = { previousPrice: 'previous price', salePrice: 'sale price' } as const;
  for (const column of ['previousPrice', 'salePrice'] as const) {
    const text = cell(column);
    const field = fields[column];
    if (text !== undefined && isValue(text) && !hasNumber(text))
      leave({ field, problem: `the ${field} has no number` });
  }
}

const ofSales: ReadonlySet<ColumnName> = new Set(['salePrice', 'salePeriod']);

/** The cells without the sale where its dates cannot be read: nothing tells then that it is on. */
function withReadableSale(cell: Cell, leaving: LeavingOut): Cell {
  const text = cell('salePeriod');
  if (text === undefined) return cell;
  const period = leaving.read('sale_price_effective_date', () => readPeriod(text));
  return period === undefined ? (column) => (ofSales.has(column) ? undefined : cell(column)) : cell;
}

type FlatRowReading = Pick<Reading, 'cell' | 'leaving'> & { readonly fields: FlatFields };

export function readFlatPrice(
  { fields, cell: given, leaving }: FlatRowReading,
  assumed: PriceContext,
): ReadPrice & Pick<ProductDraft, 'stated'> {
  const cell = withReadableSale(given, leaving);
  const { price, currency } = readAmounts(cell, assumed);
  leaveWords(cell, leaving);
  const context = { ...assumed, currency: onlyCode(currency) ?? assumed.currency };
  const reading = { cell, current: price.current, context, leaving };
  return withoutUndefined({
    currency,
    price: withoutUndefined({
      ...price,
      reference: readReference(reading),
      unit: readUnit(reading),
      offers: readOffers(reading, fields),
    }),
    stated: readStated(reading),
  });
}
