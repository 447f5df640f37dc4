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
    seo: seoTexts(formats, counts),
    failure: failureTexts,
    document: documentTexts,
    fallback: fallbackTexts(formats),
    filters: filterTexts(formats),
    filterForms: filterFormTexts(formats),
    filterChanges: filterChangeTexts(formats),
    limits: limitTexts(formats),
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
