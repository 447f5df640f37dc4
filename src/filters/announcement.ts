import type { SelectedOption } from '../listing-url/selected-options';
import { filterChangeTexts } from '../storefront/texts/filter-changes';

const keyOf = ({ facetId, option }: SelectedOption) => `${facetId} ${option.seoId}`;

function absentFrom(
  these: readonly SelectedOption[],
  those: readonly SelectedOption[],
): readonly SelectedOption[] {
  const keys = new Set(those.map(keyOf));
  return these.filter((option) => !keys.has(keyOf(option)));
}

/** The announcement of a change of the selected options (docs/product.md, 10.3); undefined without a change. */
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
