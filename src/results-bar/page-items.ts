/** Which pages the pagination shows (specification section 9, decision 34). */

export const ellipsis = '…';
export type PageItem = number | typeof ellipsis;

export const mostItemsWide = 9;
export const mostItemsNarrow = 4;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/**
 * The items for `current` of `total` pages: first and last always, at most `most` numbers and ellipses.
 * In four items there is no room for the present page and both gaps; then only the wider gap is marked.
 */
export function pageItems(current: number, total: number, most: number): readonly PageItem[] {
  if (total <= most) return range(1, total);
  const page = Math.min(Math.max(current, 1), total);
  if (most <= mostItemsNarrow) return narrowItems(page, total);
  // First, last and one ellipsis leave room for this many in a row at either end.
  const run = most - 2;
  if (page <= run - 2) return [...range(1, run), ellipsis, total];
  if (page >= total - run + 3) return [1, ellipsis, ...range(total - run + 1, total)];
  const side = Math.floor((most - 5) / 2);
  return [1, ellipsis, ...range(page - side, page + side), ellipsis, total];
}

function narrowItems(page: number, total: number): readonly PageItem[] {
  if (page <= 2) return [1, 2, ellipsis, total];
  if (page >= total - 1) return [1, ellipsis, total - 1, total];
  return page - 1 > total - page ? [1, ellipsis, page, total] : [1, page, ellipsis, total];
}

/** The number of pages; at least one. */
export const countPages = (numResults: number, resultsPerPage: number): number =>
  Math.max(Math.ceil(numResults / Math.max(resultsPerPage, 1)), 1);
