/** The texts of a card's price (docs/product.md, 8.3). */
import type { Price } from '../catalogue/product';
import { isAbove, savingOf } from '../catalogue/saving';
import { withoutUndefined } from '../lib/without-undefined';
import type { Language } from '../storefront/language';

export type PriceText = {
  readonly current: string;
  /** Only when it is above the current price. */
  readonly previous?: string;
  readonly saving?: string;
};

/**
 * `{ current: 'From £20', previous: 'From £25.50', saving: 'Save up to £5.50' }`.
 * The saving shows only if the price's indicator is set, with "up to" when either price is the lowest of several.
 */
export function readPriceText(price: Price, language: Language): PriceText {
  const { product } = language.texts;
  const { current, previous } = price;
  const currency = language.currencyOf(price);
  const money = (amount: number) => language.money(amount, currency);
  const from = (amount: number, isFrom: boolean) =>
    isFrom ? product.from(money(amount)) : money(amount);
  const isLowest = price.currentFrom || price.previousFrom;
  const cut = previous !== undefined && isAbove(previous, current) ? previous : undefined;
  const saving = price.displaySavePriceInd ? savingOf(price) : undefined;
  return withoutUndefined({
    current: from(current, price.currentFrom),
    previous: cut === undefined ? undefined : from(cut, price.previousFrom),
    saving:
      saving === undefined ? undefined : product[isLowest ? 'saveUpTo' : 'save'](money(saving)),
  });
}
