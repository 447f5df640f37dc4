import { brandOf } from '../../src/storefront/brand';
import {
  brandKeys,
  brands,
  countTexts,
  documentTexts,
  drawerTexts,
  failureTexts,
  fallbackTexts,
  filterChangeTexts,
  filterFormTexts,
  filterTexts,
  languageOf,
  limitTexts,
  listingTexts,
  loadMoreTexts,
  optionTexts,
  paginationTexts,
  productTexts,
  resultsTexts,
  savedTexts,
  searchNoteTexts,
  seoTexts,
  sortTexts,
} from '../support/english';

/** The labels of docs/product.md, word for word; other tests find things by the catalogue. */
type Labels = readonly (readonly [text: string, label: string])[];

const ofTheRows: Labels = [
  [sortTexts.label, 'Sort order'],
  [sortTexts.mostRelevant, 'Most Relevant'],
  [sortTexts.orders.relevance, 'Recommended'],
  [sortTexts.orders.newin, 'New In'],
  [sortTexts.orders.price, 'Price Low to High'],
  [sortTexts.orders.pricedesc, 'Price High to Low'],
  [sortTexts.orders.highestrated, 'Highest Rated'],
  [sortTexts.orders.brand, 'Brand A - Z'],
  [resultsTexts.pageSize, 'Number of results per page'],
  [resultsTexts.wholeListing, 'All'],
  [sortTexts.submit, 'Sort'],
  [resultsTexts.showPageSize, 'Show'],
  [searchNoteTexts.showing('armchair'), 'Showing results for “armchair”.'],
  [searchNoteTexts.leftOut('grey'), 'Left out: grey.'],
  [searchNoteTexts.searchInstead('armchiar'), 'Search instead for “armchiar”'],
  [loadMoreTexts.more, 'Load more products'],
  [loadMoreTexts.added(30), '30 more products.'],
  [loadMoreTexts.shown(60, 1689), '60 of 1,689 shown'],
  [paginationTexts.label, 'Pages'],
  [paginationTexts.previous, 'Previous Page'],
  [paginationTexts.next, 'Next Page'],
  [paginationTexts.page(3), 'Page 3'],
  [paginationTexts.selectedPage(2), 'Page 2 selected'],
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
  [listingTexts.allProducts, 'All products'],
  [listingTexts.resultsFor('sofa'), 'Results for “sofa”'],
  [listingTexts.breadcrumb, 'Breadcrumb'],
  [listingTexts.grid, 'Products'],
  [seoTexts.title('Lamps', 'Marlow', 1), 'Lamps | Marlow'],
  [seoTexts.title('Lamps', 'Marlow', 2), 'Lamps – page 2 | Marlow'],
  [
    seoTexts.description('Lamps', 'Marlow', 1234),
    'Lamps at Marlow: 1,234 products to filter, sort and compare.',
  ],
  [seoTexts.heading('Lamps', 'Marlow'), 'Lamps at Marlow'],
];

const ofTheCards: Labels = [
  [productTexts.currentSalePrice, 'Current sale price is'],
  [productTexts.regularPrice, 'Regular price was'],
  [productTexts.from('£20'), 'From £20'],
  [productTexts.save('£5'), 'Save £5'],
  [productTexts.saveUpTo('£5'), 'Save up to £5'],
  [productTexts.missingImage('Oak lamp'), 'Missing image for: Oak lamp'],
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
  [filterTexts.heading, 'Filter'],
  [filterTexts.clearAll, 'Clear All'],
  [filterTexts.selected, 'Selected filters'],
  [optionTexts.customerRating('4 stars'), 'Customer rating 4 stars'],
  [filterTexts.remove('Oak'), 'Remove Oak'],
  [filterTexts.remove('Oak', 'Colour'), 'Remove Oak (Colour)'],
  [optionTexts.upTo('£20'), 'Up to £20'],
  [optionTexts.andAbove('£10'), '£10 and above'],
  [optionTexts.between('£10', '£20'), '£10 to £20'],
  [filterChangeTexts.cleared, 'Filters cleared'],
  [filterChangeTexts.undo, 'Undo'],
  [filterChangeTexts.added('Acme', 'Brand'), 'Acme, Brand filter added'],
  [filterChangeTexts.removed('Acme', 'Brand'), 'Acme, Brand filter removed'],
  [filterChangeTexts.severalAdded(2), '2 filters added'],
  [filterChangeTexts.severalRemoved(3), '3 filters removed'],
  [filterChangeTexts.sorted('Brand A - Z'), 'Sorted by Brand A - Z'],
  [filterChangeTexts.pageSize(96), '96 products per page'],
  [filterChangeTexts.page(2), 'Page 2'],
  [filterChangeTexts.addedAndRemoved(1, 2), '1 filter added and 2 filters removed'],
  [filterFormTexts.department, 'Department'],
  [filterFormTexts.shopByProduct, 'Shop By Product'],
  [filterFormTexts.apply, 'Apply'],
  [filterFormTexts.showMore(3, 'Size'), 'Show 3 more sizes'],
  [filterFormTexts.showMore(3, 'Battery'), 'Show 3 more batteries'],
  [filterFormTexts.showMore(3, 'Finish'), 'Show 3 more finishes'],
  [filterFormTexts.showMore(3, 'Seats'), 'Show 3 more seats'],
  [filterFormTexts.showMore(3, 'TV size'), 'Show 3 more TV sizes'],
  [filterFormTexts.showMore(3, 'Price (£)'), 'Show 3 more price (£) options'],
  [filterFormTexts.showMore(1, 'Battery'), 'Show 1 more battery'],
  [filterFormTexts.showFewer('Size'), 'Show fewer sizes'],
  [filterFormTexts.search('Size'), 'Search Size'],
  [filterFormTexts.noMatch('Size', 'xl'), 'No size matches “xl”'],
  [filterFormTexts.someMatch(1, 'Size', 'xl'), '1 size matches “xl”'],
  [filterFormTexts.someMatch(12, 'Brand', 'a'), '12 brands match “a”'],
  [filterFormTexts.lowestPrice, 'Lowest price'],
  [filterFormTexts.highestPrice, 'Highest price'],
  [filterFormTexts.minimum('£'), 'Minimum (£)'],
  [filterFormTexts.maximum('€'), 'Maximum (€)'],
  [drawerTexts.previousFilters, 'Previous filters'],
  [drawerTexts.close, 'Close filter list'],
  [drawerTexts.viewProducts, 'View Products'],
  [drawerTexts.back, 'Back to filters'],
  [drawerTexts.closeFacet('Brand'), 'Close Brand list'],
  [
    limitTexts.options(100),
    'You have chosen 100 filters, the most there can be. Remove one to choose another.',
  ],
  [
    limitTexts.facets(50),
    'You have chosen 50 kinds of filters, the most there can be. Remove all of one kind to choose another kind.',
  ],
  [
    limitTexts.characters,
    'The address of this page has no room for more filters. Remove some to choose others.',
  ],
];

const ofTheFallback: Labels = [
  [fallbackTexts.filtered.heading, 'Nothing matches all of your filters'],
  [fallbackTexts.empty.browse.heading, 'This shelf is empty just now'],
  [fallbackTexts.empty.promo.heading, 'This offer has come to an end'],
  [fallbackTexts.empty.valuedeal.heading, 'These deals are gone'],
  [fallbackTexts.nothingFound('sofa').heading, 'We found nothing for “sofa”'],
  [fallbackTexts.noTerm.heading, 'What are you looking for?'],
  [fallbackTexts.pastEnd(1).text, 'All products of this list are on one page.'],
  [fallbackTexts.pastEnd(3).heading, 'There is no such page'],
  [fallbackTexts.failed.heading, 'We could not load the products'],
  [fallbackTexts.allOf('Home'), 'All of Home'],
  [fallbackTexts.allCategories, 'All categories'],
  [fallbackTexts.wholeShop, 'See the whole shop'],
  [fallbackTexts.didYouMean('armchair'), 'Did you mean “armchair”?'],
  [fallbackTexts.searchFor('lamp'), 'Search for “lamp”'],
  [fallbackTexts.categories, 'Browse a category'],
  [fallbackTexts.products, 'Popular products'],
  [fallbackTexts.firstPage, 'To the first page'],
  [fallbackTexts.lastPage(3), 'To the last page, 3'],
];

const ofMessages: Labels = [
  [listingTexts.loading, 'Loading'],
  [failureTexts.tryAgain, 'Try again'],
  [fallbackTexts.tryAgain, 'Try again'],
  [failureTexts.retrying, 'The shop is slow to answer, so we are trying again.'],
  [failureTexts.retryingIn(2), 'The shop is slow to answer, so we are trying again in 2 s.'],
  [failureTexts.retryingIn(0), 'The shop is slow to answer, so we are trying again now.'],
  [
    failureTexts.listKept,
    'We could not load these products. What you see is the list from before.',
  ],
  [failureTexts.filters, 'The filters could not be loaded.'],
  [
    failureTexts.page,
    'Something went wrong on this page. We have been told about it, and loading the page again often helps.',
  ],
  [failureTexts.loadAgain, 'Load the page again'],
  [documentTexts.unstarted, 'Parts of this page have not loaded.'],
  [
    documentTexts.failed.text((words) => `<a>${words}</a>`),
    'It is our fault. Please try again, or <a>go to the home page</a>.',
  ],
  [failureTexts.closeAlert('information'), 'Close information dialog'],
  [failureTexts.closeAlert('success'), 'Close success dialog'],
  [savedTexts.noToken, 'Could not retrieve csrf token'],
  [savedTexts.unreadable, 'There was an error calling save for later service'],
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
