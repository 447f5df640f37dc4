/** Announcements after a change of filters. */
import { plural } from './counts';

const filters = (count: number) => `${count} ${plural(count, 'filter', 'filters')}`;

export const filterChangeTexts = {
  cleared: 'Filters cleared',
  undo: 'Undo',
  /** `Brand filter added`, `2 filters added` */
  added: (count: number, facet: string) =>
    `${count === 1 ? `${facet} filter` : filters(count)} added`,
  removed: (count: number, facet: string) =>
    `${count === 1 ? `${facet} filter` : filters(count)} removed`,
  addedAndRemoved: (added: number, removed: number) =>
    `${filters(added)} added and ${filters(removed)} removed`,
};
