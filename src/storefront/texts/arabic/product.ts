import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { isolated } from './isolated';

export const productTexts = (formats: Formats): Pick<Texts, 'product' | 'saved'> => ({
  product: {
    missingImage: (title) => `صورة مفقودة: ${title}`,
    currentSalePrice: 'سعر التخفيض الحالي:',
    regularPrice: 'السعر المعتاد:',
    from: (price) => `ابتداءً من ${isolated(price)}`,
    save: (amount) => `وفّر ${isolated(amount)}`,
    saveUpTo: (amount) => `وفّر حتى ${isolated(amount)}`,
    reference: {
      prior30: (price) => `أدنى سعر في الأيام الثلاثين السابقة: ${isolated(price)}`,
      rrp: (price) => `السعر الموصى به ${isolated(price)}`,
      list: (price) => `سعر القائمة ${isolated(price)}`,
    },
    priorPrice: 'أدنى سعر في الأيام الثلاثين السابقة للتخفيض:',
    struckPrices: 'الأسعار المشطوبة هي أدنى الأسعار في الأيام الثلاثين السابقة للتخفيض.',
    unitPrice: (price, quantity) => `${isolated(price)}/${isolated(quantity)}`,
    spokenUnitPrice: (price, quantity) => `${isolated(price)} لكل ${isolated(quantity)}`,
    pieces: (count) => formats.plural(count, { two: 'قطعتان', few: 'قطع', other: 'قطعة' }),
    offer: (price, condition, unitPrice) =>
      `${isolated(price)} ${unitPrice === undefined ? '' : `(${isolated(unitPrice)}) `}${isolated(condition)}`,
    energyClass: (own, best, worst) =>
      `فئة كفاءة الطاقة ${isolated(own)}، من ${isolated(best)} إلى ${isolated(worst)}`,
    energyLabel: 'ملصق الطاقة',
    closeLabel: 'إغلاق',
    energySheet: 'ورقة معلومات المنتج',
    sponsored: (by) => (by === undefined ? 'إعلان مموَّل' : `إعلان مموَّل من ${isolated(by)}`),
    soldOut: 'نفدت الكمية',
    saveForLater: (title) => `حفظ لوقت لاحق: ${title}`,
    saved: (title) => `محفوظ: ${title}`,
    saveTip: 'حفظ لوقت لاحق',
    savedTip: 'محفوظ',
    ...countedTexts(formats),
  },
  saved: {
    noToken: 'تعذّر الحصول على رمز CSRF',
    unreadable: 'حدث خطأ أثناء الاتصال بخدمة المنتجات المحفوظة',
    withStatus: (message, status) => `${isolated(message)} (رمز الحالة: ${status})`,
  },
});

type CountedTexts = Pick<Texts['product'], 'stars' | 'reviews' | 'moreColours' | 'availableIn'>;

const countedTexts = (formats: Formats): CountedTexts => ({
  stars: (average) =>
    `${formats.number(Math.round(average * 10) / 10)} من ${formats.number(5)} نجوم`,
  reviews: (count) => reviews(count, formats),
  moreColours: (count) =>
    `+${formats.number(count)} ${formats.plural(count, {
      two: 'لونان',
      few: 'ألوان',
      many: 'لونًا',
      other: 'لون',
    })}`,
  availableIn: (names, rest) =>
    names.length > 0
      ? `الألوان المتوفرة: ${formats.list(rest > 0 ? [...names, otherColours(rest, formats)] : names)}`
      : colours(rest, formats),
});

/** After a shortened number the noun is that of a thousand. */
function reviews(count: number, { compact, plural }: Formats): string {
  if (count >= 1_000) return `${compact(count)} تقييم`;
  return plural(count, {
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${compact(count)} تقييمات`,
    many: `${compact(count)} تقييمًا`,
    other: `${compact(count)} تقييم`,
  });
}

const otherColours = (count: number, { number, plural }: Formats): string =>
  plural(count, {
    one: 'لون آخر',
    two: 'لونان آخران',
    few: `${number(count)} ألوان أخرى`,
    many: `${number(count)} لونًا آخر`,
    other: `${number(count)} لون آخر`,
  });

const colours = (count: number, { number, plural }: Formats): string =>
  plural(count, {
    one: 'متوفر بلون واحد',
    two: 'متوفر بلونين',
    few: `متوفر بعدد ${number(count)} ألوان`,
    many: `متوفر بعدد ${number(count)} لونًا`,
    other: `متوفر بعدد ${number(count)} لون`,
  });
