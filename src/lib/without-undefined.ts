type Sometimes<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type WithoutUndefined<T> = Omit<T, Sometimes<T>> & {
  [K in Sometimes<T>]?: Exclude<T[K], undefined>;
};

/** A copy without the fields that are undefined: `{ a: 1, b: undefined }` becomes `{ a: 1 }`. */
export function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  const defined: Record<string, unknown> = {};
  // Runs hundreds of times a page on small objects, so it builds no list of entries.
  for (const name in fields) {
    if (fields[name] !== undefined) defined[name] = fields[name];
  }
  return defined as WithoutUndefined<T>;
}
