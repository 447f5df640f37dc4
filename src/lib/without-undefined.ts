type Sometimes<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type WithoutUndefined<T> = Omit<T, Sometimes<T>> & {
  [K in Sometimes<T>]?: Exclude<T[K], undefined>;
};

/** A copy without the fields that are undefined: `{ a: 1, b: undefined }` becomes `{ a: 1 }`. */
export function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  const kept: Record<string, unknown> = {};
  // Hundreds of times a page, and most objects are small: no list of entries is made for it.
  for (const name in fields) {
    if (fields[name] !== undefined) kept[name] = fields[name];
  }
  return kept as WithoutUndefined<T>;
}
