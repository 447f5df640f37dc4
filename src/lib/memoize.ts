const longestKept = 200;

/**
 * The same function, which remembers what it made of the last short texts, at most so many: for texts that come again and again.
 * `read` must always make the same of a text; what it throws is not remembered.
 */
export const memoize = <Result>(
  read: (text: string) => Result,
  mostCached = 5000,
): ((text: string) => Result) => {
  const kept = new Map<string, { readonly result: Result }>();
  return (text) => {
    if (text.length > longestKept) return read(text);
    const known = kept.get(text);
    if (known !== undefined) return known.result;
    const result = read(text);
    if (kept.size >= mostCached) kept.clear();
    kept.set(text, { result });
    return result;
  };
};
