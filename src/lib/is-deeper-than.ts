/**
 * Whether lists and records are nested more than `levels` deep. A text of brackets alone is read without complaint, but
 * whoever then walks the value runs out of stack.
 */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1)));
