import type { ListingUrl } from '../listing-url/listing-url';
import type { Listing } from './listing';

/**
 * What was searched for instead of the shopper's words. Undefined when these were searched for, when nothing was found,
 * and for a listing without a term, which was not searched for at all.
 */
export function correctedTermOf(
  { meta: { correctedTerm }, numResults }: Pick<Listing, 'meta' | 'numResults'>,
  { searchTerm }: ListingUrl,
): string | undefined {
  const isSame = searchTerm?.toLowerCase() === correctedTerm?.toLowerCase();
  return isSame || searchTerm === undefined || numResults === 0 ? undefined : correctedTerm;
}
