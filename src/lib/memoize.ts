type Limits = {
  readonly mostCached?: number;
  /** Characters of a text whose result is cached. */
  readonly longestCached?: number;
};

/**
 * Returns `read` with a cache of its results, for short texts by default. `read` must always return the same for a
 * text; errors are not cached.
 */
export function memoize<Result>(
  read: (text: string) => Result,
  { mostCached = 5000, longestCached = 200 }: Limits = {},
): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    if (text.length > longestCached) return read(text);
    const cached = results.get(text);
    if (cached !== undefined) return cached.result;
    const result = read(text);
    if (results.size >= mostCached) results.clear();
    results.set(text, { result });
    return result;
  };
}
