/** A facet keeps its name in every text, since its plural and its gender are unknown. */
import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { isolated } from './isolated';

type FilterTexts = Pick<
  Texts,
  'filters' | 'filterForms' | 'filterChanges' | 'drawer' | 'limits' | 'options'
>;

export const filterTexts = (formats: Formats): FilterTexts => ({
  filters: {
    heading: 'تصفية',
    button: (count) => (count > 0 ? `تصفية (${formats.number(count)})` : 'تصفية'),
    selected: 'عوامل التصفية المحددة',
    clearAll: 'مسح الكل',
    remove: (option, facet) =>
      facet ? `إزالة ${isolated(option)} (${isolated(facet)})` : `إزالة ${isolated(option)}`,
  },
  filterForms: filterFormTexts(formats),
  filterChanges: filterChangeTexts(formats),
  drawer: {
    close: 'إغلاق قائمة عوامل التصفية',
    previousFilters: 'عوامل التصفية السابقة',
    back: 'الرجوع إلى عوامل التصفية',
    closeFacet: (facet) => `إغلاق قائمة «${isolated(facet)}»`,
    viewProducts: 'عرض المنتجات',
  },
  limits: limitTexts(formats),
  options: {
    customerRating: (rating) => `تقييم العملاء: ${isolated(rating)}`,
    upTo: (value) => `حتى ${isolated(value)}`,
    andAbove: (value) => `${isolated(value)} فأكثر`,
    between: (from, to) => `من ${isolated(from)} إلى ${isolated(to)}`,
  },
});

const filterFormTexts = ({ number, list }: Formats): Texts['filterForms'] => ({
  department: 'القسم',
  shopByProduct: 'تسوّق حسب المنتج',
  sectionWithId: (name, idWords) => `${name} (${idWords})`,
  apply: 'تطبيق',
  selectedNames: (names) => list(names.map(isolated)),
  showMore: (count, facet) => `عرض المزيد (${number(count)}): ${isolated(facet)}`,
  showFewer: (facet) => `عرض أقل: ${isolated(facet)}`,
  search: (facet) => `البحث في «${isolated(facet)}»`,
  noMatch: (facet, words) => `لا يوجد ما يطابق «${isolated(words)}» في «${isolated(facet)}»`,
  someMatch: (count, facet, words) =>
    `عدد ما يطابق «${isolated(words)}» في «${isolated(facet)}»: ${number(count)}`,
  minimum: (currency) => `الحد الأدنى (${currency})`,
  maximum: (currency) => `الحد الأقصى (${currency})`,
  amountLike: (amount) => `أدخل مبلغًا مثل ${isolated(amount)}`,
  lowestPrice: 'أدنى سعر',
  highestPrice: 'أعلى سعر',
  noLimit: 'بلا حد',
});

/** The number of filters as the object of a verb. */
const numFilters = (count: number, { number, plural }: Formats): string =>
  plural(count, {
    one: 'عامل تصفية واحد',
    two: 'عاملي تصفية',
    few: `${number(count)} عوامل تصفية`,
    other: `${number(count)} عامل تصفية`,
  });

function filterChangeTexts(formats: Formats): Texts['filterChanges'] {
  const { number, plural } = formats;
  const added = (count: number) => `تمت إضافة ${numFilters(count, formats)}`;
  const removed = (count: number) => `تمت إزالة ${numFilters(count, formats)}`;
  return {
    cleared: 'تم مسح عوامل التصفية',
    undo: 'تراجع',
    added: (option, facet) => `تمت إضافة عامل التصفية: ${option}، ${facet}`,
    removed: (option, facet) => `تمت إزالة عامل التصفية: ${option}، ${facet}`,
    severalAdded: added,
    severalRemoved: removed,
    addedAndRemoved: (numAdded, numRemoved) => `${added(numAdded)} و${removed(numRemoved)}`,
    sorted: (order) => `تم الترتيب حسب: ${order}`,
    pageSize: (size) =>
      plural(size, {
        few: `${number(size)} منتجات في الصفحة`,
        many: `${number(size)} منتجًا في الصفحة`,
        other: `${number(size)} منتج في الصفحة`,
      }),
    page: (page) => `الصفحة ${number(page)}`,
    together: (announcements) => announcements.join('. '),
  };
}

const limitTexts = (formats: Formats): Texts['limits'] => ({
  options: (count) =>
    `لقد اخترت ${numFilters(count, formats)}، وهو الحد الأقصى. أزل واحدًا لتختار غيره.`,
  facets: (count) =>
    formats.plural(count, {
      one: 'لقد اخترت نوعًا واحدًا من عوامل التصفية، وهو الحد الأقصى. أزل جميع عوامل هذا النوع لتختار نوعًا آخر.',
      two: 'لقد اخترت نوعين من عوامل التصفية، وهو الحد الأقصى. أزل جميع عوامل أحد الأنواع لتختار نوعًا آخر.',
      few: `لقد اخترت ${formats.number(count)} أنواع من عوامل التصفية، وهو الحد الأقصى. أزل جميع عوامل أحد الأنواع لتختار نوعًا آخر.`,
      many: `لقد اخترت ${formats.number(count)} نوعًا من عوامل التصفية، وهو الحد الأقصى. أزل جميع عوامل أحد الأنواع لتختار نوعًا آخر.`,
      other: `لقد اخترت ${formats.number(count)} نوع من عوامل التصفية، وهو الحد الأقصى. أزل جميع عوامل أحد الأنواع لتختار نوعًا آخر.`,
    }),
  characters: 'لم يعد في عنوان هذه الصفحة متسع لمزيد من عوامل التصفية. أزل بعضها لتختار غيرها.',
});
