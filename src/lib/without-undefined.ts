type Sometimes<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type WithoutUndefined<T> = Omit<T, Sometimes<T>> & {
  [K in Sometimes<T>]?: Exclude<T[K], undefined>;
};

/** A copy without the fields that are undefined: `{ a: 1, b: undefined }` becomes `{ a: 1 }`. */
export function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  const kept: unknown = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return kept as WithoutUndefined<T>;
}
