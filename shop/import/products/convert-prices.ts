/** Converts prices of one currency into another by a rate that the user gives. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import { decimalsOf } from '../../../src/storefront/formats';
import type { CataloguePrice } from '../../catalogue/catalogue-product';
import { type NamedCurrency, type ProductDraft, SkippedRow } from './product-draft';

/** By ISO 4217 code: how much of the catalogue's currency one unit of this one is. */
export type Rates = ReadonlyMap<string, number>;

/** The amounts of a row. */
type Prices = {
  readonly price: CataloguePrice;
  readonly stated?: NonNullable<ProductDraft['stated']>;
};

/** Undefined for prices that are in `currency` already, or in one without a rate. */
export function rateOf(
  named: NamedCurrency | undefined,
  currency: string,
  rates: Rates,
): number | undefined {
  if (named === undefined || named.codes.includes(currency)) return undefined;
  const code = named.codes.find((one) => rates.has(one));
  return code === undefined ? undefined : rates.get(code);
}

/** Amounts are rounded as `currency` is written. Throws a `SkippedRow` where nothing is left of the price. */
export function convertPrices({ price, stated }: Prices, rate: number, currency: string): Prices {
  const decimals = decimalsOf(currency);
  const convert = (amount: number): number => Number((amount * rate).toFixed(decimals));
  const convertPart = <Part extends { readonly amount: number }>(part: Part): Part => ({
    ...part,
    amount: convert(part.amount),
  });
  const current = convert(price.current);
  if (current === 0) throw new SkippedRow('price of 0', 'the price is 0 when it is converted');
  const { previous, reference, unit, offers } = price;
  return withoutUndefined({
    price: withoutUndefined({
      ...price,
      current,
      previous: previous && convert(previous),
      reference: reference && convertPart(reference),
      unit: unit && convertPart(unit),
      offers: offers?.map(convertPart),
    }),
    stated: stated && convertPart(stated),
  });
}
