import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { isolated } from './isolated';

export const fallbackTexts = ({ number, plural }: Formats): Texts['fallback'] => ({
  filtered: {
    heading: 'لا شيء يطابق جميع عوامل التصفية',
    text: 'لا يتبقى أي منتج عند جمعها معًا. أزل واحدًا منها لترى ما يظهر.',
  },
  empty: {
    browse: {
      heading: 'هذا القسم فارغ حاليًا',
      text: 'تصل منتجات جديدة كل أسبوع. تصفّح الأقسام القريبة في هذه الأثناء.',
    },
    promo: {
      heading: 'انتهى هذا العرض',
      text: 'بيعت جميع منتجاته. بقية المتجر لا تزال في انتظارك.',
    },
    valuedeal: {
      heading: 'نفدت هذه الصفقات',
      text: 'بيعت جميع منتجاتها. بقية المتجر لا تزال في انتظارك.',
    },
  },
  noListing: {
    heading: 'لم نتمكن من العثور على هذه الصفحة',
    text: 'ربما كُتب العنوان بشكل خاطئ، أو نُقلت الصفحة.',
  },
  noTerm: {
    heading: 'عمّ تبحث؟',
    text: 'اكتب كلمة أو كلمتين في مربع البحث، أو تصفّح المتجر بأكمله.',
  },
  nothingFound: (term) => ({
    heading: `لم نعثر على شيء لـ «${isolated(term)}»`,
    text: 'تحقّق من الإملاء، أو جرّب كلمة أقصر وأعم.',
  }),
  pastEnd: (lastPage) => ({
    heading: 'لا توجد صفحة كهذه',
    text: plural(lastPage, {
      one: 'جميع منتجات هذه القائمة في صفحة واحدة.',
      two: 'تضم هذه القائمة صفحتين، وقد تجاوزت الأخيرة.',
      few: `تضم هذه القائمة ${number(lastPage)} صفحات، وقد تجاوزت الأخيرة.`,
      other: `تضم هذه القائمة ${number(lastPage)} صفحة، وقد تجاوزت الأخيرة.`,
    }),
  }),
  failed: {
    heading: 'لم نتمكن من تحميل المنتجات',
    text: 'لم يقدّم المتجر إجابة يمكننا عرضها. عوامل التصفية محفوظة: أعد المحاولة، أو تصفّح مكانًا آخر.',
  },
  tryAgain: 'إعادة المحاولة',
  firstPage: 'إلى الصفحة الأولى',
  lastPage: (page) => `إلى الصفحة الأخيرة، ${number(page)}`,
  allOf: (category) => `كل ما في «${isolated(category)}»`,
  allCategories: 'جميع الفئات',
  wholeShop: 'عرض المتجر بأكمله',
  didYouMean: (term) => `هل تقصد «${isolated(term)}»؟`,
  searchFor: (term) => `البحث عن «${isolated(term)}»`,
  categories: 'تصفّح فئة',
  products: 'منتجات رائجة',
});
