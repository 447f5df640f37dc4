/**
 * Whether lists and records are nested more than `levels` deep. `JSON.parse` reads any depth, but recursive code can run
 * out of stack on the result.
 */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || partsOf(value).some((part) => isDeeperThan(part, levels - 1)));

// A list is not copied, because a copy takes many times as long as the walk.
const partsOf = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value);
