import type { Formats, PluralForms } from '../../formats';
import type { Texts } from '../texts';

const mostShown = 9_999;

export const shownTotal = ({ number }: Formats, total: number): string =>
  total > mostShown ? `أكثر من ${number(mostShown)}` : number(total);

export function countTexts(formats: Formats): Texts['counts'] {
  // The noun goes with the number that is shown.
  const plural = (count: number, forms: PluralForms) =>
    formats.plural(Math.min(count, mostShown), forms);
  const shown = (count: number) => shownTotal(formats, count);
  return {
    productNoun: (count) =>
      formats.plural(count, { two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' }),
    results: (count) =>
      plural(count, {
        zero: 'لا توجد نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${shown(count)} نتائج`,
        other: `${shown(count)} نتيجة`,
      }),
    products: (count) =>
      plural(count, {
        zero: 'لا توجد منتجات',
        one: 'منتج واحد',
        two: 'منتجان',
        few: `${shown(count)} منتجات`,
        many: `${shown(count)} منتجًا`,
        other: `${shown(count)} منتج`,
      }),
  };
}
