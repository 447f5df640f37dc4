import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { shownTotal } from './counts';
import { isolated } from './isolated';

type ResultsBarTexts = Pick<
  Texts,
  'results' | 'sort' | 'pagination' | 'pictureSize' | 'searchNote' | 'loadMore'
>;

export const resultsBarTexts = (formats: Formats): ResultsBarTexts => ({
  results: resultsTexts(formats),
  sort: {
    label: 'الترتيب حسب',
    submit: 'ترتيب',
    mostRelevant: 'الأكثر صلة',
    orders: {
      relevance: 'موصى به',
      newin: 'وصل حديثًا',
      price: 'السعر من الأقل إلى الأعلى',
      pricedesc: 'السعر من الأعلى إلى الأقل',
      highestrated: 'الأعلى تقييمًا',
      brand: 'العلامة التجارية أ – ي',
    },
  },
  pagination: paginationTexts(formats),
  pictureSize: { large: 'صور كبيرة', small: 'صور صغيرة' },
  searchNote: {
    showing: (term) => `عرض نتائج «${isolated(term)}».`,
    leftOut: (words) => `كلمات لم تُحتسب: ${words}.`,
    searchInstead: (term) => `البحث عن «${isolated(term)}» بدلًا من ذلك`,
  },
  loadMore: loadMoreTexts(formats),
});

function resultsTexts(formats: Formats): Texts['results'] {
  const { number } = formats;
  return {
    written: ({ start, end, total }) =>
      `النتائج: من ${number(start)} إلى ${number(end)} (من أصل ${shownTotal(formats, total)})`,
    spoken: ({ page, start, end, total }) =>
      `الصفحة ${number(page)}. النتائج: من ${number(start)} إلى ${number(end)} من أصل ${shownTotal(formats, total)}`,
    pageSize: 'عدد النتائج في الصفحة',
    perPage: 'في الصفحة',
    wholeListing: 'الكل',
    showPageSize: 'عرض',
  };
}

const paginationTexts = ({ number }: Formats): Texts['pagination'] => ({
  label: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page) => `الصفحة ${number(page)}`,
  position: (page, pages) => `الصفحة ${number(page)} من ${number(pages)}`,
  selectedPage: (page) => `الصفحة ${number(page)} محددة`,
});

function loadMoreTexts(formats: Formats): Texts['loadMore'] {
  const { number, plural } = formats;
  return {
    more: 'تحميل المزيد من المنتجات',
    added: (count) =>
      plural(count, {
        one: 'منتج إضافي واحد.',
        two: 'منتجان إضافيان.',
        few: `${number(count)} منتجات إضافية.`,
        many: `${number(count)} منتجًا إضافيًا.`,
        other: `${number(count)} منتج إضافي.`,
      }),
    shown: (count, total) => `يُعرض ${number(count)} من ${shownTotal(formats, total)}`,
  };
}
