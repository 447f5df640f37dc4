import type { Formats } from '../../formats';

/** Announcements after a change of the listing. */

export function filterChangeTexts({ number, plural }: Formats) {
  const filters = (count: number) =>
    `${number(count)} ${plural(count, { one: 'filter', other: 'filters' })}`;
  return {
    cleared: 'Filters cleared',
    undo: 'Undo',
    /** `Blue, Colour filter added` */
    added: (option: string, facet: string) => `${option}, ${facet} filter added`,
    removed: (option: string, facet: string) => `${option}, ${facet} filter removed`,
    severalAdded: (count: number) => `${filters(count)} added`,
    severalRemoved: (count: number) => `${filters(count)} removed`,
    addedAndRemoved: (added: number, removed: number) =>
      `${filters(added)} added and ${filters(removed)} removed`,
    sorted: (order: string) => `Sorted by ${order}`,
    pageSize: (size: number) => `${number(size)} products per page`,
    page: (page: number) => `Page ${number(page)}`,
    /** Several announcements, spoken as one. */
    together: (announcements: readonly string[]) => announcements.join('. '),
  };
}
