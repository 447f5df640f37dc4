/** What a screen reader says after the listing changed (docs/product.md, 10.3). */
import type { ListingUrl } from '../listing-url/listing-url';
import { filterChangeTexts } from '../storefront/texts/filter-changes';
import { sortLabel } from '../storefront/texts/results-bar';
import type { Chip } from './chips/chip-labels';

/** The entries of `these` that are not among `those`. */
function absentFrom(these: readonly Chip[], those: readonly Chip[]): readonly Chip[] {
  const keys = new Set(those.map(({ key }) => key));
  return these.filter(({ key }) => !keys.has(key));
}

/** The message for the chips before and after; undefined when they are the same. */
export function filterAnnouncement(
  before: readonly Chip[],
  after: readonly Chip[],
  nameOf: (facetId: string) => string,
): string | undefined {
  const added = absentFrom(after, before);
  const removed = absentFrom(before, after);
  if (added.length > 0 && removed.length > 0) {
    return filterChangeTexts.addedAndRemoved(added.length, removed.length);
  }
  const [first, another] = [...added, ...removed];
  if (!first) return undefined;
  const { label, facetId } = first;
  if (added.length > 0) {
    return another
      ? filterChangeTexts.severalAdded(added.length)
      : filterChangeTexts.added(label, nameOf(facetId));
  }
  return another
    ? filterChangeTexts.severalRemoved(removed.length)
    : filterChangeTexts.removed(label, nameOf(facetId));
}

/** The message for another order, page size or page; undefined when they are the same. */
export function viewAnnouncement(before: ListingUrl, after: ListingUrl): string | undefined {
  if (before.sortOption !== after.sortOption) {
    return filterChangeTexts.sorted(sortLabel(after.sortOption, after.type));
  }
  if (before.numProducts !== after.numProducts)
    return filterChangeTexts.pageSize(after.numProducts);
  return before.pageNumber === after.pageNumber
    ? undefined
    : filterChangeTexts.page(after.pageNumber);
}
