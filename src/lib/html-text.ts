/** Extracts text from the HTML of shop systems (docs/product.md, 6.4). */
import { readEntity } from './html-entities';
import { wellFormed } from './well-formed';

// Each part reads ahead over characters that cannot begin the next match, so the time stays linear for any input.
const markup =
  /<[/!]?[a-z-][^<>]*>|&(?:(?:amp|#38|#x26);)*(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8});/gi;
const blockTag = /^<\/?(?:br|p|div|li|ul|ol|h\d|t[dr])\b/i;
// Runs of spaces and control characters, but not the no-break space: "10&nbsp;kg" stays together.
const blank = /[\0-\x20\x7f]+/g;
const unevenBlank = /[\0-\x1f\x7f]| {2}/;

function readMarkup(found: string, entity: string | undefined): string {
  if (entity === undefined) return blockTag.test(found) ? ' ' : '';
  return readEntity(entity) ?? `&${entity};`;
}

// Most texts have no markup, and a page has hundreds of texts.
const withoutMarkup = (html: string): string =>
  /[<&]/.test(html) ? html.replace(markup, readMarkup) : html;

/**
 * The text of a piece of HTML: entities decoded however often they were escaped, simple tags removed, also escaped
 * ones, white space as a browser shows it. A `<` that begins no tag stays ("under < 5 kg"). Show the result as text,
 * never as HTML.
 */
export function plainText(html: string): string {
  // The second time for the tags that were escaped.
  const text = withoutMarkup(withoutMarkup(html));
  return wellFormed(unevenBlank.test(text) ? text.replace(blank, ' ') : text).trim();
}
