/**
 * Whether lists and records are nested more than `levels` deep. A text of brackets alone is read without complaint, but
 * whoever then walks the value runs out of stack.
 */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || partsOf(value).some((part) => isDeeperThan(part, levels - 1)));

// A list is walked as it is: a copy of it takes many times as long.
const partsOf = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value);
