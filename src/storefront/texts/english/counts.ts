import type { Formats } from '../../formats';

export function countTexts({ number, plural }: Formats) {
  const productNoun = (count: number) => plural(count, { one: 'product', other: 'products' });
  return {
    productNoun,
    results: (count: number) =>
      `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
    /** `1,299 products` */
    products: (count: number) => `${number(count)} ${productNoun(count)}`,
  };
}
