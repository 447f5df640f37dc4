/** How texts and search terms become words. Both go through the same folding, so that either finds the other. */

const accentEntity = /&([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash);/gi;
const markup = /<[^<>]*>|&#?\w+;/g;
/**
 * What shoppers leave out: accents, the marks of Arabic and Hebrew, the stroke that stretches an Arabic word, and what
 * is invisible. The marks of other scripts, such as Thai, Devanagari and kana, make other letters.
 */
const leftOut =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\p{Cf}\u0640]+/gu;

/** Letters that keyboards lack or that are written in two ways, and what both are read as. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
  // Arabic and Persian, then the forms that Hebrew letters have at the end of a word.
  ...{ ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' },
  ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
};
const otherLetter = /[ıøđðłħßæœþςىیةکךםןףץ]/g;

export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(leftOut, '')
    .toLowerCase()
    .replace(otherLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/** Lower case, without accents, invisible characters, apostrophes, tags and entities: `Bébé&#39;s` reads `bebe s`. */
export function foldText(text: string): string {
  const plain =
    text.includes('&') || text.includes('<')
      ? text.replace(accentEntity, '$1').replace(markup, ' ')
      : text;
  const bare = isAscii(plain) ? plain.toLowerCase() : foldLetters(plain);
  return bare.replace(/['’‘`]/g, '');
}

/** Runs of the scripts that put no space between words; katakana, which has the names of things, apart. */
const unspaced =
  /([\p{sc=Katakana}ー]+)|[\p{sc=Han}\p{sc=Hiragana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
/** It finds words of these scripts by dictionary, whichever the locale. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The long vowel at the end is often left out: ソファー is ソファ. */
const shortenKatakana = (word: string): string =>
  word.length > 2 && word.endsWith('ー') ? word.slice(0, -1) : word;

const separate = (run: string, katakana?: string): string =>
  katakana === undefined
    ? ` ${Array.from(segmenter.segment(run), ({ segment }) => segment).join(' ')} `
    : ` ${shortenKatakana(katakana)} `;

const separateWords = (folded: string): string => folded.replace(unspaced, separate);

/** The words of a text in their order: runs of letters and digits, and the words of scripts without spaces. */
export function readWords(text: string): readonly string[] {
  const folded = foldText(text);
  // Most texts are, and the classes of all letters take several times as long.
  if (isAscii(folded)) return folded.match(/[a-z\d]+/g) ?? [];
  return separateWords(folded).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

const longKatakana = /^[\p{sc=Katakana}ー]{3,}$/u;
/** Behind a name that no dictionary has, the words of these scripts are parted in the wrong places. */
const misparted = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+$/u;

const groupsOf = (word: string, size: number): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - size + 1) }, (_, at) => word.slice(at, at + size));

/**
 * The groups of letters by which a word is found where no dictionary tells where it begins and ends: by pairs of
 * katakana トートバッグ finds レザートートバッグ, by threes ขวดนม finds what is read as นข and วด and นม. None for other words.
 */
export function letterGroups(word: string): readonly string[] {
  if (longKatakana.test(word)) return groupsOf(word, 2);
  return misparted.test(word) ? groupsOf(word, 3) : [];
}

/** Neighbouring words as one where they may be parted wrongly. */
function joinMisparted(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    if (misparted.test(word) && misparted.test(before)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

type Stem = (word: string) => string;

/** Words as an index has them. */
export function writeWords(words: readonly string[], stem: Stem): string {
  const written = words.map(stem).join(' ');
  if (words.every(isAscii)) return written;
  return [written, ...joinMisparted(words).flatMap(letterGroups)].join(' ');
}
