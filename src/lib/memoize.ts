const longestCached = 200;

/**
 * The same function with cached results for short texts, `mostCached` at most: for texts that repeat. `read` must always return
 * the same for a text; errors are not cached.
 */
export const memoize = <Result>(
  read: (text: string) => Result,
  mostCached = 5000,
): ((text: string) => Result) => {
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
};
