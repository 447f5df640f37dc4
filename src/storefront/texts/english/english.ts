/** English as in the United Kingdom and Ireland. */
import type { Formats } from '../../formats';
import { countTexts } from './counts';
import { fallbackTexts } from './fallback';
import { filterChangeTexts } from './filter-changes';
import { drawerTexts, filterFormTexts, filterTexts, limitTexts, optionTexts } from './filters';
import { documentTexts, failureTexts, listingTexts, seoTexts } from './page';
import { productTexts, savedTexts } from './product';
import {
  loadMoreTexts,
  paginationTexts,
  pictureSizeTexts,
  resultsTexts,
  searchNoteTexts,
  sortTexts,
} from './results-bar';

export function englishTexts(formats: Formats) {
  const counts = countTexts(formats);
  return {
    counts,
    listing: listingTexts,
    seo: seoTexts(counts),
    failure: failureTexts,
    document: documentTexts,
    fallback: fallbackTexts(formats),
    filters: filterTexts,
    filterForms: filterFormTexts,
    filterChanges: filterChangeTexts(formats),
    limits: limitTexts,
    options: optionTexts,
    drawer: drawerTexts,
    product: productTexts(formats),
    saved: savedTexts,
    results: resultsTexts(formats),
    sort: sortTexts,
    pagination: paginationTexts(formats),
    pictureSize: pictureSizeTexts,
    searchNote: searchNoteTexts,
    loadMore: loadMoreTexts(formats, counts),
  };
}
