/** What a screen reader says after the filters changed (docs/product.md, 10.3). */
import type { SelectedOption } from '../listing-url/selected-options';
import { filterChangeTexts } from '../storefront/texts/filter-changes';

const keyOf = ({ facetId, option }: SelectedOption) => `${facetId} ${option.seoId}`;

/** The entries of `these` that are not among `those`. */
function absentFrom(
  these: readonly SelectedOption[],
  those: readonly SelectedOption[],
): readonly SelectedOption[] {
  const keys = new Set(those.map(keyOf));
  return these.filter((option) => !keys.has(keyOf(option)));
}

/** The message for the options selected before and after; undefined when they are the same. */
export function filterAnnouncement(
  before: readonly SelectedOption[],
  after: readonly SelectedOption[],
  nameOf: (facetId: string) => string,
): string | undefined {
  const added = absentFrom(after, before);
  const removed = absentFrom(before, after);
  if (added.length > 0 && removed.length > 0) {
    return filterChangeTexts.addedAndRemoved(added.length, removed.length);
  }
  const [first] = [...added, ...removed];
  if (!first) return undefined;
  const facet = nameOf(first.facetId);
  return added.length > 0
    ? filterChangeTexts.added(added.length, facet)
    : filterChangeTexts.removed(removed.length, facet);
}
