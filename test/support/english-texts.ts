/**
 * The English texts of the page, by which tests find what shoppers see. Specs of the built page take them from here,
 * since they load nothing of the page itself.
 */
import { createLanguage } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';

export const { texts } = createLanguage(
  {
    key: 'any',
    displayName: 'Any',
    locale: 'en-GB',
    currencyCode: 'GBP',
    money: 'pounds-or-euros',
    saveForLater: 'always',
    paging: 'pages',
  },
  englishTexts,
);

export const {
  counts: countTexts,
  document: documentTexts,
  drawer: drawerTexts,
  failure: failureTexts,
  fallback: fallbackTexts,
  filterChanges: filterChangeTexts,
  filterForms: filterFormTexts,
  filters: filterTexts,
  limits: limitTexts,
  listing: listingTexts,
  loadMore: loadMoreTexts,
  options: optionTexts,
  pagination: paginationTexts,
  pictureSize: pictureSizeTexts,
  product: productTexts,
  results: resultsTexts,
  saved: savedTexts,
  searchNote: searchNoteTexts,
  seo: seoTexts,
  sort: sortTexts,
} = texts;
