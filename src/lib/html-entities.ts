/** The named and numbered characters of HTML that shop texts use. */

/** The names of U+00A0 to U+00FF, in that order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml ' +
  'Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde ' +
  'Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ' +
  'ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml';

const others =
  'quot:" amp:& apos:\' lt:< gt:> OElig:Œ oelig:œ Scaron:Š scaron:š Yuml:Ÿ ndash:– mdash:— lsquo:‘ rsquo:’ ' +
  'sbquo:‚ ldquo:“ rdquo:” bdquo:„ dagger:† bull:• hellip:… permil:‰ prime:′ Prime:″ lsaquo:‹ rsaquo:› euro:€ ' +
  'trade:™ larr:← rarr:→ minus:− ne:≠ le:≤ ge:≥ hearts:♥';

const byName = new Map<string, string>([
  ...latin
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...others.split(' ').map((pair): [string, string] => {
    const colon = pair.indexOf(':');
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  }),
]);

/** Numbers 128 to 159 mean Windows-1252, as in browsers; a space stands for an unused one. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

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
