/**
 * What a price says: the one place that decides which amounts are shown, struck and saved (docs/prices.md). Cards, the
 * pages of the shop, structured data and events all take it from here.
 */
import { withoutUndefined } from '../lib/without-undefined';
import type { Formats } from '../storefront/formats';
import type { PriceRules } from '../storefront/brand';
import type { Price, PriceOffer, PriceReference, UnitPrice } from './price';

export type StatedPrice = {
  /** The ISO 4217 code of all amounts, which are rounded to its decimals but for the price of a unit. */
  readonly currency: string;
  readonly current: number;
  /** Only when it is above the current price. */
  readonly struck?: number;
  readonly saving?: number;
  /** Whether the saving is announced. */
  readonly isSavingShown: boolean;
  /** A text beside the price, never struck. */
  readonly reference?: PriceReference;
  readonly unit?: UnitPrice;
  readonly offers?: readonly PriceOffer[];
};

/** A language has all of it. */
export type StatingOptions = Pick<Formats, 'currencyOf' | 'roundMoney'> & {
  readonly priceRules: PriceRules;
};

/**
 * Under the rules `eu` only the lowest price of the 30 days before a reduction is struck, and the saving follows from
 * it alone. `as-sent` strikes the previous price and takes the saving that comes with it.
 */
export function statePrice(price: Price, options: StatingOptions): StatedPrice {
  const currency = options.currencyOf(price);
  const round = (amount: number) => options.roundMoney(amount, currency);
  const { previous, reference, unit, offers } = price;
  const isPrior = reference?.kind === 'prior30';
  const isLawful = options.priceRules === 'eu';
  const before = isLawful ? isPrior && reference.amount : previous;
  const current = round(price.current);
  const struck = before && round(before) > current ? round(before) : undefined;
  const told = isLawful ? undefined : price.saving;
  const saving = round(told ?? (struck ?? 0) - current);
  return withoutUndefined({
    currency,
    current,
    struck,
    saving: saving > 0 ? saving : undefined,
    isSavingShown: price.displaySavePriceInd && saving > 0,
    reference: isLawful && isPrior ? undefined : reference,
    unit,
    offers,
  });
}
