/**
 * The text with each half of a broken surrogate pair replaced by U+FFFD: `encodeURIComponent` throws on such halves, and
 * they do not survive the way from server to browser.
 */
export const wellFormed = (text: string): string =>
  surrogate.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text;

// Few texts have any at all, and looking for halves takes long.
const surrogate = /[\ud800-\udfff]/;
