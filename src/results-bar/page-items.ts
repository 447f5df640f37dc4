/** The items of a pagination (docs/product.md, 7.6). */

/** A page number, or an ellipsis after the first page or before the last. */
export type PageItem = number | 'gap-start' | 'gap-end';

/** The most numbers, and the most items, which are numbers and ellipses together. */
export type Room = { readonly numbers: number; readonly items: number };

/** On the smallest screens, where ellipses do not count, and on all others. */
export const narrowRoom: Room = { numbers: 4, items: 5 };
export const wideRoom: Room = { numbers: 9, items: 9 };

/** The number of pages of a listing; 0 without results. */
export const countPages = (numResults: number, resultsPerPage: number): number =>
  resultsPerPage > 0 ? Math.ceil(numResults / resultsPerPage) : 0;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The first, the last and the present page, the pages around it for which there is room, and an ellipsis for each gap:
 * `1 … 4 5 6 7 8 … 20`, and on the smallest screens `1 … 6 … 20`. A present page out of range counts as the nearest
 * page.
 */
export function pageItems(
  current: number,
  pages: number,
  { numbers, items }: Room,
): readonly PageItem[] {
  if (pages <= numbers) return range(1, pages);
  const present = Math.min(Math.max(current, 1), pages);
  const oneSided = items - 2;
  const isNear = (distance: number) => distance <= (items + 1) / 2;
  if (isNear(present)) return [...range(1, oneSided), 'gap-end', pages];
  if (isNear(pages + 1 - present)) {
    return [1, 'gap-start', ...range(pages + 1 - oneSided, pages)];
  }
  const about = (items - 5) / 2;
  return [1, 'gap-start', ...range(present - about, present + about), 'gap-end', pages];
}

export type SizedPageItem = {
  readonly item: PageItem;
  /** Absent for an item of both screen sizes. */
  readonly only?: 'narrow' | 'wide';
};

/** The items of both screen sizes in one list, from which styles choose. */
export function sizedPageItems(current: number, pages: number): readonly SizedPageItem[] {
  const narrow = new Set(pageItems(current, pages, narrowRoom));
  const wide = new Set(pageItems(current, pages, wideRoom));
  const named = [...new Set([...wide, ...narrow])].filter((item) => typeof item === 'number');
  const inner = named.filter((page) => page > 1 && page < pages).sort((one, other) => one - other);
  const last = pages > 1 ? [pages] : [];
  const all: readonly PageItem[] = [1, 'gap-start', ...inner, 'gap-end', ...last];
  return all.flatMap((item): SizedPageItem[] => {
    if (wide.has(item)) return narrow.has(item) ? [{ item }] : [{ item, only: 'wide' }];
    return narrow.has(item) ? [{ item, only: 'narrow' }] : [];
  });
}
