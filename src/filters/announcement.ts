/** What a screen reader says after the filters changed (docs/product.md, 10.3). */
import type { SelectedOption } from '../listing-url/selected-options';

const keyOf = ({ facetId, option }: SelectedOption) => `${facetId} ${option.seoId}`;

/** The entries of `these` that are not among `those`. */
function absentFrom(
  these: readonly SelectedOption[],
  those: readonly SelectedOption[],
): readonly SelectedOption[] {
  const keys = new Set(those.map(keyOf));
  return these.filter((option) => !keys.has(keyOf(option)));
}

const counted = (count: number) => `${count} ${count === 1 ? 'filter' : 'filters'}`;

/**
 * The message for the options selected before and after; undefined when they are the same.
 * "Brand filter added", "2 filters removed", "1 filter added and 2 filters removed".
 */
export function filterAnnouncement(
  before: readonly SelectedOption[],
  after: readonly SelectedOption[],
  nameOf: (facetId: string) => string,
): string | undefined {
  const added = absentFrom(after, before);
  const removed = absentFrom(before, after);
  if (added.length > 0 && removed.length > 0) {
    return `${counted(added.length)} added and ${counted(removed.length)} removed`;
  }
  const verb = added.length > 0 ? 'added' : 'removed';
  const [first, ...others] = added.length > 0 ? added : removed;
  if (!first) return undefined;
  return others.length > 0
    ? `${counted(others.length + 1)} ${verb}`
    : `${nameOf(first.facetId)} filter ${verb}`;
}
