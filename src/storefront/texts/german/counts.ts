import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export const shownTotal = ({ number, compact }: Formats, total: number): string =>
  total > 9999 ? `${compact(10_000)}+` : number(total);

export function countTexts(formats: Formats): Texts['counts'] {
  const { plural } = formats;
  const productNoun = (count: number) => plural(count, { one: 'Produkt', other: 'Produkte' });
  return {
    productNoun,
    results: (count) =>
      `${shownTotal(formats, count)} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })}`,
    products: (count) => `${shownTotal(formats, count)} ${productNoun(count)}`,
  };
}
