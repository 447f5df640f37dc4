/**
 * Replaces each half of a broken surrogate pair by U+FFFD, because `encodeURIComponent` throws on such halves and UTF-8
 * cannot hold them.
 */
export const wellFormed = (text: string): string =>
  surrogate.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text;

// Few texts contain surrogates, and the search for halves is slow.
const surrogate = /[\ud800-\udfff]/;
