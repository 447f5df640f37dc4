import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export const countTexts = ({ number, plural }: Formats): Texts['counts'] => ({
  productNoun: (count) =>
    plural(count, { two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' }),
  results: (count) =>
    plural(count, {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${number(count)} نتائج`,
      other: `${number(count)} نتيجة`,
    }),
  products: (count) =>
    plural(count, {
      zero: 'لا توجد منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${number(count)} منتجات`,
      many: `${number(count)} منتجًا`,
      other: `${number(count)} منتج`,
    }),
});
