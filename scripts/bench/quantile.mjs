/**
 * The value up to which this share of the values lies; NaN without any.
 * @type {(values: readonly number[], share: number) => number}
 */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
