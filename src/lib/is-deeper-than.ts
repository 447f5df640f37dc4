/**
 * Whether lists and records are nested more than `levels` deep. `JSON.parse` reads any depth, but code that then walks the
 * value can run out of stack.
 */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || partsOf(value).some((part) => isDeeperThan(part, levels - 1)));

// Walks a list itself, since a copy takes many times as long.
const partsOf = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value);
