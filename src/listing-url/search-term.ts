/** A search term in a path: `/search/corner-sofa` is "corner sofa" (docs/product.md, 3.6). */
import { composed } from '../lib/composed';
import { decodePercent, encodeSegment } from './percent';

/** A term as a URL holds it; empty when it holds none. Dots alone are a dot segment, not a term. */
function plainTerm(text: string): string {
  const term = composed(text.replace(/[\s-]+/g, ' ').trim());
  return term === '.' || term === '..' ? '' : term;
}

/** The term of a raw segment; empty when the segment holds none. */
export const readSearchTerm = (segment: string): string => plainTerm(decodePercent(segment));

export const writeSearchTerm = (term: string): string =>
  encodeSegment(plainTerm(term).replaceAll(' ', '-'));

/** The words alone of a term in quotation marks, for texts that quote it themselves. */
export const unquoted = (term: string): string => term.replace(/^"([^"]+)"$/, '$1');
