import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { isolated } from './isolated';

type PageTexts = Pick<Texts, 'listing' | 'seo' | 'failure' | 'document'>;

export const pageTexts = (formats: Formats, counts: Texts['counts']): PageTexts => ({
  listing: {
    allProducts: 'جميع المنتجات',
    search: 'بحث',
    resultsFor: (term) => `نتائج البحث عن «${isolated(term)}»`,
    breadcrumb: 'مسار التنقل',
    youAreIn: 'أنت هنا:',
    grid: 'المنتجات',
    loading: 'جارٍ التحميل',
  },
  seo: seoTexts(formats, counts),
  failure: failureTexts(formats),
  document: documentTexts,
});

const seoTexts = ({ number }: Formats, { products }: Texts['counts']): Texts['seo'] => ({
  filteredName: (name, filter) => `${name}: ${filter}`,
  title: (name, brand, page) =>
    page > 1 ? `${name} – الصفحة ${number(page)} | ${brand}` : `${name} | ${brand}`,
  description: (name, brand, count) =>
    `${name} لدى ${brand}: ${products(count)} للتصفية والترتيب والمقارنة.`,
  heading: (name, brand) => `${isolated(name)} لدى ${isolated(brand)}`,
  intro: (count, hasCategories) =>
    hasCategories
      ? `${products(count)} للاختيار من بينها. ابدأ بإحدى المجموعات أدناه، أو ضيّق النتائج بحسب ما يهمك.`
      : `${products(count)} للاختيار من بينها. ضيّق النتائج بحسب ما يهمك.`,
});

const failureTexts = ({ number, plural }: Formats): Texts['failure'] => ({
  tryAgain: 'إعادة المحاولة',
  loadAgain: 'إعادة تحميل الصفحة',
  retrying: 'يتأخر المتجر في الرد، لذا نعيد المحاولة.',
  retryingIn: (seconds) =>
    plural(seconds, {
      zero: 'يتأخر المتجر في الرد، لذا نعيد المحاولة الآن.',
      one: 'يتأخر المتجر في الرد، لذا نعيد المحاولة بعد ثانية واحدة.',
      two: 'يتأخر المتجر في الرد، لذا نعيد المحاولة بعد ثانيتين.',
      few: `يتأخر المتجر في الرد، لذا نعيد المحاولة بعد ${number(seconds)} ثوانٍ.`,
      other: `يتأخر المتجر في الرد، لذا نعيد المحاولة بعد ${number(seconds)} ثانية.`,
    }),
  offline: 'أنت غير متصل بالإنترنت. ما تراه هو القائمة السابقة؛ ستُحمَّل الجديدة عند عودة الاتصال.',
  listKept: 'لم نتمكن من تحميل هذه المنتجات. ما تراه هو القائمة السابقة.',
  page: 'حدث خطأ ما في هذه الصفحة. لقد أُبلغنا به، وغالبًا ما تفيد إعادة تحميل الصفحة.',
  filters: 'تعذّر تحميل عوامل التصفية.',
  closeAlert: (variant) => closeAlert[variant],
});

const closeAlert = {
  information: 'إغلاق المعلومة',
  warning: 'إغلاق التحذير',
  error: 'إغلاق رسالة الخطأ',
  success: 'إغلاق رسالة النجاح',
} as const;

const documentTexts: Texts['document'] = {
  skipToContent: 'الانتقال إلى المحتوى',
  skipToProducts: 'الانتقال إلى المنتجات',
  skipToFilters: 'الانتقال إلى عوامل التصفية',
  backToTop: 'العودة إلى الأعلى',
  unstarted: 'لم تُحمَّل أجزاء من هذه الصفحة.',
  busy: {
    heading: 'المتجر مزدحم جدًا',
    text: 'يُرجى إعادة تحميل الصفحة بعد لحظات.',
  },
  failed: {
    heading: 'حدث خطأ ما',
    text: (link) =>
      `الخطأ من جانبنا. يُرجى إعادة المحاولة أو ${link('الانتقال إلى الصفحة الرئيسية')}.`,
  },
  notFound: 'الصفحة غير موجودة',
  unreadable: 'تعذّرت قراءة الطلب.',
};
