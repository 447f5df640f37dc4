/** What the shopper changed, as the events of an update say it (docs/product.md, 15.4). */
import type { ListingChange } from '../listing-url/listing-change';
import type { ListingUrl } from '../listing-url/listing-url';
import { readBackOption } from '../listing-url/option-identity';

export type MadeChange = {
  readonly kind: 'category' | 'facet' | 'pagination' | 'load_more' | 'sort_order' | 'result_count';
  /** Absent where all filters were cleared. */
  readonly facet?: string;
  readonly option?: string;
  readonly action?: 'added' | 'removed' | 'cleared';
};

/** `url` is the one before the change. An option is in the spelling that the page's address reads as. */
export function madeChange(url: ListingUrl, change: ListingChange): MadeChange {
  if (change.kind === 'clear_all') return { kind: 'facet', action: 'cleared' };
  if (change.kind === 'facet') return toggledOption(url, change.facetId, change.optionId);
  if (change.kind === 'facet_options') return chosenOption(change.facetId, change.optionIds[0]);
  return { kind: change.kind === 'pagination' && change.isAdded ? 'load_more' : change.kind };
}

const chosenOption = (facet: string, optionId: string | undefined): MadeChange =>
  optionId === undefined
    ? { kind: 'facet', facet, action: 'cleared' }
    : { kind: 'facet', facet, option: readBackOption(facet, optionId).id, action: 'added' };

function toggledOption({ facets }: ListingUrl, facet: string, optionId: string): MadeChange {
  const { id: option, seoId } = readBackOption(facet, optionId);
  const before = facets.find(({ id }) => id === facet)?.options ?? [];
  const wasSelected = before.some((other) => other.seoId === seoId);
  return { kind: 'facet', facet, option, action: wasSelected ? 'removed' : 'added' };
}
