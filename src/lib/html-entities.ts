/** The named and numbered characters of HTML that shop texts use. */

/** The names of U+00A0 to U+00FF, in that order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml ' +
  'Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde ' +
  'Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ' +
  'ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml';

/**
 * What the numbers 128 to 159 mean, as in browsers: the characters of Windows-1252; a space stands for an unused one.
 */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
/** The names of these, in that order. */
const windows1252Names =
  'euro - sbquo fnof bdquo hellip dagger Dagger circ permil Scaron lsaquo OElig - Zcaron - - lsquo rsquo ldquo ' +
  'rdquo bull ndash mdash tilde trade scaron rsaquo oelig - zcaron Yuml';

const others = 'quot" amp& apos\' lt< gt> prime′ Prime″ larr← rarr→ minus− ne≠ le≤ ge≥ hearts♥';

const byName = new Map<string, string>([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...windows1252Names.split(' ').map((name, index) => [name, windows1252.charAt(index)] as const),
  ...others.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
]);

function numbered(code: number): string {
  if (code >= 0x80 && code < 0xa0) return windows1252.charAt(code - 0x80);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/**
 * The character of an entity without its `&` and `;`: `eacute`, `#233` and `#xE9` are all `é`. Undefined for an unknown
 * name; U+FFFD for a number without a character.
 */
export function readEntity(entity: string): string | undefined {
  if (!entity.startsWith('#')) return byName.get(entity);
  const isHex = /^#x/i.test(entity);
  return numbered(isHex ? parseInt(entity.slice(2), 16) : parseInt(entity.slice(1), 10));
}
