/** Percent-encoding that never throws. */
import { attempt } from '../lib/attempt';
import { wellFormed } from '../lib/well-formed';

/** The decoded text, well-formed; a text with a malformed escape stays as it is. */
export const decodePercent = (text: string): string =>
  wellFormed(attempt(() => decodeURIComponent(text)) ?? text);

export const encodePercent = (text: string): string => encodeURIComponent(wellFormed(text));

/** A path segment that is not a facet. Two hyphens would make it one, so `a--b` is written `a%2D%2Db`. */
export const encodeSegment = (text: string): string =>
  encodePercent(text).replaceAll('--', '%2D%2D');
