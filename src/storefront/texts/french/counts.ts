import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export const shownTotal = ({ number, compact }: Formats, total: number): string =>
  total > 9999 ? `${compact(10_000)}+` : number(total);

export function countTexts(formats: Formats): Texts['counts'] {
  const { plural } = formats;
  const productNoun = (count: number) => plural(count, { one: 'produit', other: 'produits' });
  return {
    productNoun,
    results: (count) =>
      `${shownTotal(formats, count)} ${plural(count, { one: 'résultat', other: 'résultats' })}`,
    products: (count) => `${shownTotal(formats, count)} ${productNoun(count)}`,
  };
}
