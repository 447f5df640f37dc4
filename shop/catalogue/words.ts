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

const separateWords = (folded: string): string =>
  isAscii(folded) ? folded : folded.replace(unspaced, separate);

/** The words of a text in their order: runs of letters and digits, and the words of scripts without spaces. */
export const readWords = (text: string): readonly string[] =>
  separateWords(foldText(text)).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

const longKatakana = /^[\p{sc=Katakana}ー]{3,}$/u;

/**
 * The pairs of letters of a katakana word, of which no dictionary tells where a part ends: by them トートバッグ finds
 * レザートートバッグ. None for other words.
 */
export const letterPairs = (word: string): readonly string[] =>
  longKatakana.test(word)
    ? Array.from(word.slice(1), (letter, at) => `${word[at] ?? ''}${letter}`)
    : [];

type Stem = (word: string) => string;

/** Words as an index has them. */
export const writeWords = (words: readonly string[], stem: Stem): string =>
  words.flatMap((word) => [stem(word), ...letterPairs(word)]).join(' ');
