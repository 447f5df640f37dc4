import type { Formats } from '../../formats';

/** The number of products of a listing, wherever a page says it: `9,999`, `10k+`. */
export const shownTotal = ({ number }: Formats, total: number): string =>
  total > 9999 ? '10k+' : number(total);

export function countTexts(formats: Formats) {
  const { plural } = formats;
  const productNoun = (count: number) => plural(count, { one: 'product', other: 'products' });
  return {
    productNoun,
    results: (count: number) =>
      `${shownTotal(formats, count)} ${plural(count, { one: 'result', other: 'results' })}`,
    /** `1,299 products` */
    products: (count: number) => `${shownTotal(formats, count)} ${productNoun(count)}`,
  };
}
