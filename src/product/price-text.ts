/** The texts of a price (docs/product.md, 8.3), from the one place that decides what it says. */
import type { Measure, Price, PriceOffer } from '../catalogue/price';
import { statePrice, type StatedPrice } from '../catalogue/stated-price';
import { withoutUndefined } from '../lib/without-undefined';
import type { Language } from '../storefront/language';

export type PriceText = {
  readonly current: string;
  /** Only when it is above the current price. */
  readonly previous?: string;
  /** For screen readers, before the previous price. */
  readonly previousLabel?: string;
  readonly saving?: string;
  /** `RRP £99` */
  readonly reference?: string;
  /** `£16/kg` */
  readonly unit?: SpokenText;
  /** `£8 (£0.80/100 g) with a loyalty card` */
  readonly offers?: readonly string[];
};

type SpokenText = { readonly shown: string; readonly spoken: string };

/** The marks of units that are not written as they are named. */
const marks: Partial<Record<Measure['unit'], string>> = {
  cbm: 'm³',
  floz: 'fl oz',
  sqft: 'ft²',
  sqm: 'm²',
};

function quantityOf({ value, unit }: Measure, { number, texts: { product } }: Language): string {
  const mark = unit === 'ct' ? product.pieces(value) : (marks[unit] ?? unit);
  return value === 1 ? mark : `${number(value)}\u00a0${mark}`;
}

function unitText(
  { unit, currency }: StatedPrice,
  language: Language,
): ((share: number) => SpokenText) | undefined {
  if (!unit) return undefined;
  const { product } = language.texts;
  const quantity = quantityOf(unit.reference, language);
  return (share) => {
    const price = language.money(unit.amount * share, currency);
    return {
      shown: product.unitPrice(price, quantity),
      spoken: product.spokenUnitPrice(price, quantity),
    };
  };
}

/**
 * `{ current: 'From £20', previous: 'From £25.50', saving: 'Save up to £5.50' }`.
 * The saving shows only if the price's indicator is set, with "up to" when either price is the lowest of several.
 */
export function readPriceText(price: Price, language: Language): PriceText {
  const { product } = language.texts;
  const stated = statePrice(price, language);
  const { struck, saving, isSavingShown, reference } = stated;
  const money = (amount: number) => language.money(amount, stated.currency);
  const from = (amount: number, isFrom: boolean) =>
    isFrom ? product.from(money(amount)) : money(amount);
  const isLowest = price.currentFrom || price.previousFrom;
  const unit = unitText(stated, language);
  const offerText = ({ amount, condition }: PriceOffer) => {
    const unitPrice = unit && stated.current > 0 ? ` (${unit(amount / stated.current).shown})` : '';
    return `${money(amount)}${unitPrice} ${condition}`;
  };
  return withoutUndefined({
    current: from(stated.current, price.currentFrom),
    previous: struck === undefined ? undefined : from(struck, price.previousFrom),
    previousLabel:
      struck === undefined
        ? undefined
        : product[language.priceRules === 'eu' ? 'priorPrice' : 'regularPrice'],
    saving:
      saving === undefined || !isSavingShown
        ? undefined
        : product[isLowest ? 'saveUpTo' : 'save'](money(saving)),
    reference: reference && product.reference[reference.kind](money(reference.amount)),
    unit: unit?.(1),
    offers: stated.offers?.map(offerText),
  });
}
