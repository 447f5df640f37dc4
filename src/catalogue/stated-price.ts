/**
 * What a price says: the one place that decides which amounts are shown, struck and saved (decision 149). Cards, the
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
  /** A text next to the price, never struck. */
  readonly reference?: PriceReference;
  readonly unit?: UnitPrice;
  readonly offers?: readonly PriceOffer[];
};

/** A language has all of it. */
export type StatingOptions = Pick<Formats, 'currencyOf' | 'roundMoney'> & {
  readonly priceRules: PriceRules;
};

type Before = { readonly amount?: number | undefined; readonly saving?: number | undefined };

/**
 * The price before, which is struck where it is above the current one, and the saving that is stated with it. Under the
 * rules `eu` that is the lowest price of the 30 days before a reduction alone, and the saving follows from it.
 */
function beforeOf({ previous, saving, reference }: Price, rules: PriceRules): Before {
  if (rules === 'as-sent') return { amount: previous, saving };
  return { amount: reference?.kind === 'prior30' ? reference.amount : undefined };
}

/** A reference that is not struck. */
const noteOf = ({ reference }: Price, rules: PriceRules): PriceReference | undefined =>
  rules === 'eu' && reference?.kind === 'prior30' ? undefined : reference;

export function statePrice(price: Price, options: StatingOptions): StatedPrice {
  const { priceRules, currencyOf, roundMoney } = options;
  const currency = currencyOf(price);
  const round = (amount: number) => roundMoney(amount, currency);
  const current = round(price.current);
  const { amount = 0, saving: stated } = beforeOf(price, priceRules);
  const before = round(amount);
  const saving = round(stated ?? before - current);
  return withoutUndefined({
    currency,
    current,
    struck: before > current ? before : undefined,
    saving: saving > 0 ? saving : undefined,
    isSavingShown: price.displaySavePriceInd && saving > 0,
    reference: noteOf(price, priceRules),
    unit: price.unit,
    offers: price.offers,
  });
}
