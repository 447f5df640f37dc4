/**
 * Whether a word of the catalogue is the typed one, its singular, or continues it: `lamp` for `la`, `lamp` and `lamps`.
 */
export const completes = (typed: string, word: string): boolean =>
  word.startsWith(typed) || typed === `${word}s` || typed === `${word}es`;
