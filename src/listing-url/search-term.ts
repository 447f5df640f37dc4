/** A search term in a path: `/search/corner-sofa` is "corner sofa" (decision 16). */
import { decodePercent, encodeSegment } from './percent';

/** The term of a raw segment; empty when the segment holds none. */
export const readSearchTerm = (segment: string): string =>
  decodePercent(segment)
    .replace(/[\s-]+/g, ' ')
    .trim();

export const writeSearchTerm = (term: string): string =>
  encodeSegment(term.trim().replace(/[\s-]+/g, '-'));
