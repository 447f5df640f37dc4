import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export function countTexts({ number, plural }: Formats): Texts['counts'] {
  const productNoun = (count: number) => plural(count, { one: 'produit', other: 'produits' });
  return {
    productNoun,
    results: (count) =>
      `${number(count)} ${plural(count, { one: 'résultat', other: 'résultats' })}`,
    products: (count) => `${number(count)} ${productNoun(count)}`,
  };
}
