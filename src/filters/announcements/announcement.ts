/** What a screen reader says after the listing changed (docs/product.md, 10.3). */
import type { ListingUrl } from '../../listing-url/listing-url';
import { sortLabel, type Texts } from '../../storefront/texts/texts';
import type { Chip } from '../chips/chip-labels';

export { limitText } from '../facets/limit-text';

/** The entries of `these` that are not among `those`. */
function absentFrom(these: readonly Chip[], those: readonly Chip[]): readonly Chip[] {
  const keys = new Set(those.map(({ key }) => key));
  return these.filter(({ key }) => !keys.has(key));
}

type Naming = { readonly nameOf: (facetId: string) => string; readonly texts: Texts };

/** The message for the chips before and after; undefined when they are the same. */
export function filterAnnouncement(
  before: readonly Chip[],
  after: readonly Chip[],
  { nameOf, texts }: Naming,
): string | undefined {
  const added = absentFrom(after, before);
  const removed = absentFrom(before, after);
  if (added.length > 0 && removed.length > 0) {
    return texts.filterChanges.addedAndRemoved(added.length, removed.length);
  }
  const [first, another] = [...added, ...removed];
  if (!first) return undefined;
  const { label, facetId } = first;
  if (added.length > 0) {
    return another
      ? texts.filterChanges.severalAdded(added.length)
      : texts.filterChanges.added(label, nameOf(facetId));
  }
  return another
    ? texts.filterChanges.severalRemoved(removed.length)
    : texts.filterChanges.removed(label, nameOf(facetId));
}

/** The message for another order, page size or page; undefined when they are the same. */
export function viewAnnouncement(
  before: ListingUrl,
  after: ListingUrl,
  texts: Texts,
): string | undefined {
  if (before.sortOption !== after.sortOption) {
    return texts.filterChanges.sorted(sortLabel(texts, after.sortOption, after.type));
  }
  if (before.numProducts !== after.numProducts)
    return texts.filterChanges.pageSize(after.numProducts);
  return before.pageNumber === after.pageNumber
    ? undefined
    : texts.filterChanges.page(after.pageNumber);
}
