/** The address of the comparison: `/compare?product=1&product=2`, with `only=differences` for the rows that differ. */
import { writeProductIds } from '../pages/product-query';

export const comparePath = '/compare';
export const mostCompared = 4;

/** The address at the root. */
export function compareAddress(ids: readonly string[], onlyDifferences = false): string {
  const query = [writeProductIds(ids), onlyDifferences ? 'only=differences' : ''];
  const parts = query.filter((part) => part !== '');
  return parts.length > 0 ? `${comparePath}?${parts.join('&')}` : comparePath;
}
