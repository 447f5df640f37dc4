/** The texts of a card's price (docs/product.md, 8.3). */
import type { Price } from '../catalogue/product';
import { withoutUndefined } from '../lib/without-undefined';
import { formatMoney, shownCurrency } from '../storefront/money';
import { productTexts } from '../storefront/texts/product';

export type PriceText = {
  readonly current: string;
  /** Only when it is above the current price. */
  readonly previous?: string;
  readonly saving?: string;
};

/** Compares whole pennies: 20 and 20.004 are the same price. */
const isAbove = (one: number, other: number) => Math.round(one * 100) > Math.round(other * 100);

/**
 * `{ current: 'From £20', previous: 'From £25.50', saving: 'Save up to £5.50' }`.
 * The saving shows only if the price's indicator is set, with "up to" when either price is the lowest of several. Without a
 * stated saving it is the difference of the two prices.
 */
export function readPriceText(price: Price): PriceText {
  const { current, previous } = price;
  const currency = shownCurrency(price);
  const money = (amount: number) => formatMoney(amount, currency);
  const cut = previous !== undefined && isAbove(previous, current) ? previous : undefined;
  const saving = price.saving ?? (cut === undefined ? 0 : cut - current);
  return withoutUndefined({
    current: from(money(current), price.currentFrom),
    previous: cut === undefined ? undefined : from(money(cut), price.previousFrom),
    saving:
      price.displaySavePriceInd && isAbove(saving, 0) ? save(price, money(saving)) : undefined,
  });
}

const from = (money: string, isLowest: boolean) => (isLowest ? productTexts.from(money) : money);

const save = ({ currentFrom, previousFrom }: Price, money: string) =>
  currentFrom || previousFrom ? productTexts.saveUpTo(money) : productTexts.save(money);
