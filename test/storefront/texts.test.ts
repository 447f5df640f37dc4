import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf } from '../../src/storefront/brand';
import {
  brandKeys,
  brands,
  languageOf,
  countTexts,
  documentTexts,
  drawerTexts,
  failureTexts,
  fallbackTexts,
  filterChangeTexts,
  filterFormTexts,
  filterTexts,
  limitTexts,
  listingTexts,
  loadMoreTexts,
  optionTexts,
  paginationTexts,
  pictureSizeTexts,
  productTexts,
  resultsTexts,
  savedTexts,
  searchNoteTexts,
  seoTexts,
  sortTexts,
} from '../support/english';

const specification = readFileSync(join(__dirname, '../../docs/product.md'), 'utf8');
const sections = new Map(
  specification
    .split(/^#{2,3} (?=\d)/m)
    .map((section) => [section.split(' ', 1)[0] ?? '', section.replace(/\s+/g, ' ')]),
);

/** A text about 7 of 9 things, as the specification writes it. */
const written = (text: string, all = 'total') => text.replace('7', '{n}').replace('9', `{${all}}`);

/** Labels by the section of docs/product.md that states them, in quotation marks. */
const stated: Readonly<Record<string, readonly string[]>> = {
  '6.3': [filterFormTexts.department, filterFormTexts.shopByProduct],
  '7.1': [
    ...[listingTexts.allProducts, listingTexts.breadcrumb, listingTexts.grid, listingTexts.search],
    listingTexts.resultsFor('{term}'),
  ],
  '7.4': [sortTexts.label],
  '7.5': [resultsTexts.pageSize, resultsTexts.perPage, resultsTexts.wholeListing],
  '7.6': [
    ...[paginationTexts.label, paginationTexts.previous, paginationTexts.next],
    written(paginationTexts.position(7, 9), 'pages'),
    written(paginationTexts.selectedPage(7)),
  ],
  '7.7': [loadMoreTexts.more, written(loadMoreTexts.shown(7, 9))],
  '7.8': [searchNoteTexts.showing('armchair'), searchNoteTexts.searchInstead('armchiar')],
  '7.9': [pictureSizeTexts.large],
  '8.1': [productTexts.soldOut],
  '8.2': [productTexts.missingImage('{title}')],
  '8.3': [productTexts.currentSalePrice, productTexts.regularPrice],
  '8.7': [listingTexts.loading],
  '9.1': [filterTexts.heading],
  '9.2': [filterFormTexts.search('{facet}')],
  '9.5': [
    ...[filterFormTexts.lowestPrice, filterFormTexts.highestPrice],
    ...[filterFormTexts.minimum('£'), filterFormTexts.maximum('£')],
  ],
  '9.6': [
    ...[written(limitTexts.options(7)), written(limitTexts.facets(7))],
    limitTexts.characters,
  ],
  '10.1': [
    ...[filterTexts.selected, filterTexts.clearAll, filterTexts.remove('{name}')],
    ...[optionTexts.customerRating('{name}'), optionTexts.upTo('£20')],
    ...[optionTexts.andAbove('£10'), optionTexts.between('£10', '£20')],
  ],
  '10.2': [filterChangeTexts.cleared, filterChangeTexts.undo],
  '10.3': [
    ...[filterChangeTexts.added('{option}', '{facet}')],
    ...[filterChangeTexts.removed('{option}', '{facet}')],
    ...[written(filterChangeTexts.severalAdded(7)), written(filterChangeTexts.severalRemoved(7))],
    filterChangeTexts.sorted('{sort order}'),
    ...[written(filterChangeTexts.pageSize(7)), written(filterChangeTexts.page(7))],
  ],
  '11.1': [
    ...[drawerTexts.close, drawerTexts.previousFilters, drawerTexts.back, drawerTexts.viewProducts],
    drawerTexts.closeFacet('{section}'),
  ],
  '12.2': [productTexts.saveTip, productTexts.savedTip],
  '12.6': [savedTexts.noToken, savedTexts.unreadable],
  '13.1': [
    ...[fallbackTexts.filtered.heading, fallbackTexts.empty.browse.heading],
    ...[fallbackTexts.empty.promo.heading, fallbackTexts.empty.valuedeal.heading],
    ...[fallbackTexts.nothingFound('{term}').heading, fallbackTexts.noTerm.heading],
    fallbackTexts.failed.heading,
  ],
  '13.2': [
    ...[fallbackTexts.allOf('{name}'), fallbackTexts.allCategories, fallbackTexts.wholeShop],
    ...[fallbackTexts.didYouMean('{term}'), fallbackTexts.searchFor('{term}')],
    ...[fallbackTexts.categories, fallbackTexts.products, fallbackTexts.tryAgain],
    ...[fallbackTexts.firstPage, written(fallbackTexts.lastPage(7))],
  ],
  '13.3': [failureTexts.tryAgain, failureTexts.listKept, failureTexts.offline],
  '13.4': [failureTexts.closeAlert('success').replace('success', '{variant}')],
  '14.2': [failureTexts.filters, failureTexts.loadAgain, failureTexts.page],
  '16.2': [seoTexts.heading('{name}', '{brand}')],
  '17': [filterFormTexts.apply, sortTexts.submit, resultsTexts.showPageSize],
};

describe('docs/product.md states the labels word for word', () => {
  it.each(
    Object.entries(stated).flatMap(([number, labels]) => labels.map((label) => [number, label])),
  )('%s: "%s"', (number, label) => {
    expect(sections.get(number)).toContain(`"${label}"`);
  });
});

/**
 * Texts with numbers, plurals and lists, as shoppers read them, and those that docs/product.md describes without their
 * words.
 */
type Labels = readonly (readonly [text: string, label: string])[];

const ofTheRows: Labels = [
  [searchNoteTexts.leftOut('grey'), 'Left out: grey.'],
  [loadMoreTexts.added(30), '30 more products.'],
  [paginationTexts.position(5, 1234), 'Page 5 of 1,234'],
];

const range = { page: 2, start: 31, end: 60, total: 84 };
const ofTheResults: Labels = [
  [resultsTexts.written(range), 'Results: 31 - 60 (of 84)'],
  [resultsTexts.spoken(range), 'Page 2. Results: 31 to 60 of 84'],
  [resultsTexts.written({ ...range, total: 9999 }), 'Results: 31 - 60 (of 9,999)'],
  [resultsTexts.written({ ...range, total: 10_000 }), 'Results: 31 - 60 (of 10k+)'],
  [resultsTexts.spoken({ ...range, total: 10_000 }), 'Page 2. Results: 31 to 60 of 10k+'],
  [countTexts.products(1), '1 product'],
  [countTexts.products(1299), '1,299 products'],
  [countTexts.results(1), '1 result'],
  [countTexts.results(12), '12 results'],
  [countTexts.products(9_999), '9,999 products'],
  [countTexts.products(10_000), '10k+ products'],
  [countTexts.results(12_345), '10k+ results'],
  [loadMoreTexts.shown(60, 12_345), '60 of 10k+ shown'],
  [seoTexts.title('Lamps', 'Marlow', 1), 'Lamps | Marlow'],
  [seoTexts.title('Lamps', 'Marlow', 2), 'Lamps – page 2 | Marlow'],
  [
    seoTexts.description('Lamps', 'Marlow', 1234),
    'Lamps at Marlow: 1,234 products to filter, sort and compare.',
  ],
];

const ofTheCards: Labels = [
  [productTexts.from('£20'), 'From £20'],
  [productTexts.save('£5'), 'Save £5'],
  [productTexts.saveUpTo('£5'), 'Save up to £5'],
  [productTexts.saveForLater('Oak lamp'), 'Save for later Oak lamp'],
  [productTexts.saved('Oak lamp'), 'Saved Oak lamp'],
  [productTexts.stars(4.5), '4.5 out of 5 stars'],
  [productTexts.stars(4), '4 out of 5 stars'],
  [productTexts.stars(4.26), '4.3 out of 5 stars'],
  [productTexts.stars(0), '0 out of 5 stars'],
  [productTexts.reviews(1), '1 review'],
  [productTexts.reviews(2), '2 reviews'],
  [productTexts.reviews(999), '999 reviews'],
  [productTexts.reviews(1000), '1k reviews'],
  [productTexts.reviews(1299), '1.2k reviews'],
  [productTexts.reviews(12_050), '12k reviews'],
  [productTexts.reviews(999_999), '999.9k reviews'],
  [productTexts.reviews(1_000_000), '1m reviews'],
  [productTexts.reviews(1_399_999), '1.3m reviews'],
  [productTexts.moreColours(1), '+1 colour'],
  [productTexts.moreColours(4), '+4 colours'],
  [productTexts.availableIn(['Blue'], 0), 'Available in Blue'],
  [productTexts.availableIn(['Blue', 'Grey'], 0), 'Available in Blue and Grey'],
  [productTexts.availableIn(['Blue', 'Grey'], 1), 'Available in Blue, Grey and 1 more colour'],
  [productTexts.availableIn(['A', 'B', 'C'], 5), 'Available in A, B, C and 5 more colours'],
  [productTexts.availableIn([], 2), 'Available in 2 colours'],
];

const ofTheFilters: Labels = [
  [filterTexts.remove('Oak', 'Colour'), 'Remove Oak (Colour)'],
  [filterChangeTexts.severalAdded(2), '2 filters added'],
  [filterChangeTexts.severalRemoved(3), '3 filters removed'],
  [filterChangeTexts.addedAndRemoved(1, 2), '1 filter added and 2 filters removed'],
  [filterFormTexts.showMore(3, 'Size'), 'Show 3 more sizes'],
  [filterFormTexts.showMore(3, 'Battery'), 'Show 3 more batteries'],
  [filterFormTexts.showMore(3, 'Finish'), 'Show 3 more finishes'],
  [filterFormTexts.showMore(3, 'Seats'), 'Show 3 more seats'],
  [filterFormTexts.showMore(3, 'TV size'), 'Show 3 more TV sizes'],
  [filterFormTexts.showMore(3, 'Price (£)'), 'Show 3 more price (£) options'],
  [filterFormTexts.showMore(1, 'Battery'), 'Show 1 more battery'],
  [filterFormTexts.showFewer('Size'), 'Show fewer sizes'],
  [filterFormTexts.noMatch('Size', 'xl'), 'No size matches “xl”'],
  [filterFormTexts.someMatch(1, 'Size', 'xl'), '1 size matches “xl”'],
  [filterFormTexts.someMatch(12, 'Brand', 'a'), '12 brands match “a”'],
  [filterFormTexts.maximum('€'), 'Maximum (€)'],
];

const ofTheFallback: Labels = [
  [fallbackTexts.pastEnd(1).text, 'All products of this list are on one page.'],
  [fallbackTexts.pastEnd(3).heading, 'There is no such page'],
];

const ofMessages: Labels = [
  [failureTexts.retrying, 'The shop is slow to answer, so we are trying again.'],
  [failureTexts.retryingIn(2), 'The shop is slow to answer, so we are trying again in 2 s.'],
  [failureTexts.retryingIn(0), 'The shop is slow to answer, so we are trying again now.'],
  [documentTexts.unstarted, 'Parts of this page have not loaded.'],
  [
    documentTexts.failed.text((words) => `<a>${words}</a>`),
    'It is our fault. Please try again, or <a>go to the home page</a>.',
  ],
  [savedTexts.withStatus('No room', 422), 'No room (Status Code: 422)'],
];

describe('the texts', () => {
  it.each([
    ...ofTheRows,
    ...ofTheResults,
    ...ofTheCards,
    ...ofTheFilters,
    ...ofTheFallback,
    ...ofMessages,
  ])('contain "%s" word for word', (text, label) => {
    expect(text).toBe(label);
  });
});

describe('the language of the texts', () => {
  it.each(brandKeys)('counts and lists as the locale of %s does', (key) => {
    const { locale } = brandOf(brands, key);
    const { counts, product } = languageOf(key).texts;
    const rules = new Intl.PluralRules(locale);
    for (const count of [0, 1, 2, 5, 11, 21, 1000]) {
      const form = rules.select(count) === 'one' ? 'product' : 'products';
      expect(counts.productNoun(count)).toBe(form);
    }
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    for (const names of [['A'], ['A', 'B'], ['A', 'B', 'C']]) {
      expect(product.availableIn(names, 0)).toBe(`Available in ${list.format(names)}`);
    }
  });
});
