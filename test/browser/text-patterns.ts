/** What specs look for where a text of the page goes on with words or numbers that the sample decides. */
import { texts } from '../support/english-texts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Any text that begins so: `beginningWith(texts.filters.remove(''))`. */
export const beginningWith = (text: string): RegExp =>
  // eslint-disable-next-line no-restricted-syntax -- the escaped words of one text repeat nothing
  new RegExp(`^${escaped(text)}`);

/** The text with any number in place of its 0: `withAnyNumber(texts.filterForms.showMore(0, 'Brand'))`. */
export const withAnyNumber = (text: string): RegExp =>
  // eslint-disable-next-line no-restricted-syntax -- one run of digits among escaped words
  new RegExp(`^${escaped(text).replace('0', String.raw`[\d,]+`)}$`);

/** Where the shopper is in a listing, however many products it has: "Results: 31 - 60". */
export const resultsFrom = (start: number, end: number): string =>
  texts.results.written({ page: 1, start, end, total: end }).replace(/ \(.*/, '');
