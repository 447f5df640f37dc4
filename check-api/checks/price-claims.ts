/** Claims of prices. */
import type { WirePriceOffer, WirePriceReference } from '../../src/catalogue/listing-response';
import { isOneQuantity, unitAmounts } from '../../src/catalogue/measures';
import { readCurrency, type Measure, type Price, type UnitPrice } from '../../src/catalogue/price';
import { readAmount, readList, readRecord } from '../../src/lib/read-unknown';
import { decimalsOf } from '../../src/storefront/formats';
import { shown } from '../report';
import type { ClaimRule, Verdict } from './claim-rule';

/** The least that amounts differ by: 0.01 of a pound. */
const pennyOf = ({ currency, currencyCode }: Price): number =>
  10 ** -decimalsOf(currency ?? readCurrency(currencyCode) ?? 'GBP');

/** The prices that a saving may follow from. */
const pricesBefore = ({ current, previous = 0, reference }: Price): readonly number[] =>
  [previous, reference?.amount ?? 0].filter((amount) => amount > current);

/** Not where a product has several prices: "up to" a saving is that of one of them. */
function judgeSaving(price: Price): Verdict {
  const { current, saving, currentFrom, previousFrom } = price;
  if (!saving || currentFrom || previousFrom) return undefined;
  const before = pricesBefore(price);
  const inPence = (amount: number) => Math.round(amount / pennyOf(price));
  if (before.some((amount) => inPence(amount - current) === inPence(saving))) return 'follows';
  return {
    expected:
      before.map((amount) => `${amount} less ${current}`).join(' or ') ||
      `a previous price or a reference above ${current}, next to the saving`,
    got: `a saving of ${saving}`,
  };
}

function judgeReference({ current }: Price, sent: unknown): Verdict {
  if (!sent) return undefined;
  const { kind, amount } = readRecord<WirePriceReference>(sent);
  if ((readAmount(amount) ?? Infinity) > current) return 'follows';
  return { expected: `an amount above ${current}`, got: `${shown(amount)} as ${shown(kind)}` };
}

function judgeOffers({ current }: Price, sent: unknown): Verdict {
  const amounts = readList(sent).map((offer) => readRecord<WirePriceOffer>(offer).amount);
  if (amounts.length === 0) return undefined;
  const wrong = amounts.find((amount) => (readAmount(amount) ?? 0) >= current);
  if (wrong === undefined) return 'follows';
  return { expected: `an amount below ${current}`, got: shown(wrong) };
}

const quantity = ({ value, unit }: Measure): string => `${value} ${unit}`;

function judgeUnits({ measure, reference }: UnitPrice, isOne: boolean): Verdict {
  if (isOne) return 'follows';
  return {
    expected: 'units of one quantity, such as g and kg',
    got: `${quantity(measure)} and ${quantity(reference)}`,
  };
}

/** Conversions with few digits, such as 28.35 g for an ounce, are no fault. */
const looseness = 0.001;

/** Rounded up or down to `step`, which is a penny. */
const isRounded = (amount: number, exact: number, step: number): boolean =>
  Math.abs(amount - exact) < Math.max(step, exact * looseness);

function judgeUnitPrice(price: Price, unit: UnitPrice): Verdict {
  const { amount, measure, reference } = unit;
  const exact = unitAmounts(price.current, unit);
  if (exact.some((one) => isRounded(amount, one, pennyOf(price)))) return 'follows';
  const amounts = new Set(exact.map((one) => one.toFixed(3)));
  return {
    expected: `${[...amounts].join(' or ')} for ${quantity(reference)}, as ${price.current} buys ${quantity(measure)}`,
    got: String(amount),
  };
}

export const priceClaims: readonly ClaimRule[] = [
  {
    name: 'a saving is the price before less the current one',
    section: 'price',
    field: 'price.saving',
    judge: ({ product: { price } }) => price && judgeSaving(price),
  },
  {
    name: 'a reference is above the current price',
    section: 'pricereference',
    field: 'price.reference',
    judge: ({ product: { price }, price: { reference } }) =>
      price && judgeReference(price, reference),
  },
  {
    name: 'an offer is below the current price',
    section: 'priceoffer',
    field: 'price.offers',
    judge: ({ product: { price }, price: { offers } }) => price && judgeOffers(price, offers),
  },
  {
    name: 'the measures of a unit price are of one quantity',
    section: 'unitprice',
    field: 'price.unit',
    judge: ({ product: { price } }) =>
      price?.unit && judgeUnits(price.unit, isOneQuantity(price.unit)),
  },
  {
    name: 'a unit price follows from the price and its measures',
    section: 'unitprice',
    field: 'price.unit',
    judge: ({ product: { price } }) =>
      price?.unit && isOneQuantity(price.unit) ? judgeUnitPrice(price, price.unit) : undefined,
  },
];

/** Under the rules of the EU. */
export const europeanClaims: readonly ClaimRule[] = [
  {
    name: 'a previous price comes with the lowest of the 30 days before',
    section: 'pricereference',
    field: 'price.previous',
    judge: ({ product: { price } }) => {
      if (!price?.previous || price.previous <= price.current) return undefined;
      if (price.reference?.kind === 'prior30') return 'follows';
      return {
        expected: 'a reference of the kind "prior30": no other price is struck',
        got: `a previous price of ${price.previous} without it`,
      };
    },
  },
];
