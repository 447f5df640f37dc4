/** A search term in a path: `/search/corner-sofa` is "corner sofa" (docs/product.md, 3.6). */
import { decodePercent, encodeSegment } from './percent';

/** The term of a raw segment; empty when the segment holds none. Dots alone are a dot segment, not a term. */
export function readSearchTerm(segment: string): string {
  const term = decodePercent(segment)
    .replace(/[\s-]+/g, ' ')
    .trim();
  return term === '.' || term === '..' ? '' : term;
}

export const writeSearchTerm = (term: string): string =>
  encodeSegment(term.trim().replace(/[\s-]+/g, '-'));

/** The words alone of a term in quotation marks, for texts that quote it themselves. */
export const unquoted = (term: string): string => term.replace(/^"([^"]+)"$/, '$1');
