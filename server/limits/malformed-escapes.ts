/** Rewrites percent-escapes that cannot be decoded, in linear time and without an error for each of them. */
import { isFacetSegment } from '../../src/listing-url/facet-segment';

/**
 * A path with malformed escapes as text, which is how the page reads it (docs/product.md, 3.1): `/search/100%-wool`
 * becomes `/search/100%25-wool`.
 */
export const readablePath = (path: string): string =>
  isDecodable(path) ? path : path.split('/').map(readableSegment).join('/');

/**
 * A query or a form with the same meaning: a percent sign that begins no escape becomes `%25`, and bytes that are no
 * UTF-8 become U+FFFD, as `URLSearchParams` reads them. That of Node throws and catches an error for each such text.
 */
export const readableQuery = (query: string): string =>
  isDecodable(query)
    ? query
    : query.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) => {
        if (isDecodable(escapes)) return escapes;
        const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex');
        return escapes === '%' ? '%25' : encodeURIComponent(bytes.toString());
      });

/** A facet and each of its options are decoded one by one, any other segment as a whole. */
function readableSegment(segment: string): string {
  if (!isFacetSegment(segment)) return readableText(segment);
  const end = segment.indexOf('--');
  const options = segment.slice(end).split('+').map(readableText).join('+');
  return readableText(segment.slice(0, end)) + options;
}

const readableText = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

/** Characters of one to four bytes in percent-encoded UTF-8 (RFC 3629 section 4). */
const encodedCharacters = [
  /%[0-7][\da-f]/gi,
  /%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]/gi,
  /%(?:e0%[ab]|ed%[89]|e[1-9a-cef]%[89ab])[\da-f]%[89ab][\da-f]/gi,
  /%(?:f0%[9ab]|f4%8|f[1-3]%[89ab])[\da-f]%[89ab][\da-f]%[89ab][\da-f]/gi,
];

/**
 * Whether `decodeURIComponent` decodes the text. Trying takes long, because an error would be thrown for each malformed
 * segment.
 */
const isDecodable = (text: string): boolean =>
  !encodedCharacters.reduce((rest, pattern) => rest.replace(pattern, '.'), text).includes('%');
