/** The texts of a price (docs/product.md, 8.3), from the one place that decides what it says. */
import type { Measure, Price } from '../catalogue/price';
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

/** The price of a unit, or of such a share of it. */
type UnitText = ((share: number) => SpokenText) | undefined;

function unitText({ unit, currency }: StatedPrice, language: Language): UnitText {
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

function offerTexts(
  { offers, current, currency }: StatedPrice,
  language: Language,
  unit: UnitText,
) {
  return offers?.map(({ amount, condition }) => {
    const unitPrice = current > 0 ? unit?.(amount / current).shown : undefined;
    return language.texts.product.offer(language.money(amount, currency), condition, unitPrice);
  });
}

type SavingText = Pick<PriceText, 'previous' | 'previousLabel' | 'saving'>;

/** What was, and what it saves: "up to" where either price is the lowest of several. */
function savingTexts(price: Price, stated: StatedPrice, language: Language): SavingText {
  const { product } = language.texts;
  const { struck, saving, isSavingShown, currency } = stated;
  const save = price.currentFrom || price.previousFrom ? product.saveUpTo : product.save;
  return withoutUndefined({
    ...(struck !== undefined && {
      previous: amountText(struck, price.previousFrom, { currency, language }),
      previousLabel: language.priceRules === 'eu' ? product.priorPrice : product.regularPrice,
    }),
    saving: isSavingShown && saving ? save(language.money(saving, currency)) : undefined,
  });
}

type AmountContext = { readonly currency: string; readonly language: Language };

function amountText(
  amount: number,
  isFrom: boolean,
  { currency, language }: AmountContext,
): string {
  const money = language.money(amount, currency);
  return isFrom ? language.texts.product.from(money) : money;
}

/** `{ current: 'From £20', previous: 'From £25.50', saving: 'Save up to £5.50' }` */
export function readPriceText(price: Price, language: Language): PriceText {
  const { product } = language.texts;
  const stated = statePrice(price, language);
  const { current, currency, reference } = stated;
  const unit = unitText(stated, language);
  return withoutUndefined({
    current: amountText(current, price.currentFrom, { currency, language }),
    ...savingTexts(price, stated, language),
    reference:
      reference && product.reference[reference.kind](language.money(reference.amount, currency)),
    unit: unit?.(1),
    offers: offerTexts(stated, language, unit),
  });
}
