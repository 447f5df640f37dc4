import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export function countTexts({ number, plural }: Formats): Texts['counts'] {
  const productNoun = (count: number) => plural(count, { one: 'Produkt', other: 'Produkte' });
  return {
    productNoun,
    results: (count) =>
      `${number(count)} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })}`,
    products: (count) => `${number(count)} ${productNoun(count)}`,
  };
}
