/** The words of the name of a column, in lower case: `PriceNet`, `price_net` and `Price (net)` have the same two. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .normalize()
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];
