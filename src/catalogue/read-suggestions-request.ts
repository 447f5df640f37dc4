/** Reads a request for suggestions (docs/listing-api.md, "Suggestions while typing"). */
import { attempt } from '../lib/attempt';
import { wellFormed } from '../lib/well-formed';
import { isTooLong } from '../listing-url/url-limits';

export type SuggestionsRequest = {
  /** As the shopper has typed it so far, at most 200 characters. */
  readonly term: string;
  /** The number of terms, of categories and of products, at most. */
  readonly limit: number;
};

const path = '/suggestions/';
/** A search reads no more of a term. */
const longestTerm = 200;
const defaultLimit = 5;
const largestLimit = 10;

/** Undefined for a request of another kind. `pathAndQuery` is the part behind the API's base. */
export function readSuggestionsRequest(pathAndQuery: string): SuggestionsRequest | undefined {
  if (!pathAndQuery.startsWith(path)) return undefined;
  if (isTooLong(pathAndQuery)) return { term: '', limit: defaultLimit };
  const [segment = '', query = ''] = pathAndQuery.slice(path.length).split('?', 2);
  if (segment.includes('/')) return undefined;
  return { term: readTerm(segment), limit: readLimit(new URLSearchParams(query).get('limit')) };
}

/** Empty for a segment that cannot be decoded. */
const readTerm = (segment: string): string =>
  wellFormed(attempt(() => decodeURIComponent(segment).slice(0, longestTerm)) ?? '');

const readLimit = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text)
    ? Math.min(Number(text), largestLimit)
    : defaultLimit;
