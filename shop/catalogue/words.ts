/** How texts and search terms become words. Both go through the same folding, so that either finds the other. */

const accentEntity = /&([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash);/gi;
const markup = /<[^<>]*>|&#?\w+;/g;
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Lower case, without accents, invisible characters, apostrophes, tags and entities: `Bébé&#39;s` reads `bebe s`. */
export function foldText(text: string): string {
  const plain =
    text.includes('&') || text.includes('<')
      ? text.replace(accentEntity, '$1').replace(markup, ' ')
      : text;
  const bare = isAscii(plain) ? plain : plain.normalize('NFKD').replace(/[\p{M}\p{Cf}]+/gu, '');
  return bare.replace(/['’‘`]/g, '').toLowerCase();
}

/** The words of a text in their order: runs of letters and digits. */
export const readWords = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
