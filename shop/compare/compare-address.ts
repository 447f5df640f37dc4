/** The address of the comparison: `/compare?product=1&product=2`, with `only=differences` for the rows that differ. */
export const comparePath = '/compare';
export const mostCompared = 4;

/** The address at the root. */
export function compareAddress(ids: readonly string[], onlyDifferences = false): string {
  const query = ids.map((id) => `product=${encodeURIComponent(id)}`);
  if (onlyDifferences) query.push('only=differences');
  return query.length > 0 ? `${comparePath}?${query.join('&')}` : comparePath;
}
