/** The English names of facets inside a sentence: "16 more brands", "no brand matches". */

/** `Brand` is "brand"; a name with further capitals, such as `TV size`, keeps them. */
export const lowerCaseNoun = (name: string): string =>
  /^\p{Lu}\P{Lu}*$/u.test(name) ? name.toLowerCase() : name;

/**
 * `Brand` is "brands", `Battery` "batteries", `Finish` "finishes"; a name that ends in "s", such as `Seats`, is one
 * already.
 */
export function pluralNoun(name: string): string {
  const noun = lowerCaseNoun(name);
  if (noun.endsWith('s')) return noun;
  if (/(?:x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /\p{L}$/u.test(noun) ? `${noun}s` : `${noun} options`;
}
