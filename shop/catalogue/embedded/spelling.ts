/** What a shopper may have meant by words that no product has. */
import { isOnlyFillers, withoutInches } from '../search-term';
import type { Vocabulary } from './vocabulary';

const longestWord = 24;

/** Reused by every comparison: a look-up compares thousands of words. */
const scratch = () => new Uint8Array(longestWord + 1);
let [beforeLast, last, current] = [scratch(), scratch(), scratch()];

const valueAt = (distances: Uint8Array, at: number): number => distances[at] ?? 0;

/**
 * Fills `current` with the distances of the first `row` letters of `one` to all beginnings of `other`; returns the
 * least.
 */
function fillRow(one: string, other: string, row: number): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = one.charCodeAt(row - 2);
  current[0] = row;
  let least = row;
  for (let at = 1; at <= other.length; at += 1) {
    const otherLetter = other.charCodeAt(at - 1);
    const changed = valueAt(last, at - 1) + Number(letter !== otherLetter);
    let distance = Math.min(changed, valueAt(last, at) + 1, valueAt(current, at - 1) + 1);
    if (letterBefore === otherLetter && letter === other.charCodeAt(at - 2))
      distance = Math.min(distance, valueAt(beforeLast, at - 2) + 1);
    current[at] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

/**
 * Edits that turn one word into the other: a letter added, dropped or changed, or two neighbours swapped. More than
 * `most` is returned as `most + 1`, and so are words of more than 24 letters.
 */
export function editDistance(one: string, other: string, most: number): number {
  const longest = Math.max(one.length, other.length);
  if (longest > longestWord || Math.abs(one.length - other.length) > most) return most + 1;
  for (let at = 0; at <= other.length; at += 1) last[at] = at;
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow(one, other, row) > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(valueAt(last, other.length), most + 1);
}

/** One edit in a short word, two in a long one; none in a word of two letters, or of more than any word has. */
function editsAllowed(word: string): number {
  if (word.length < 3 || word.length > longestWord) return 0;
  return word.length < 8 ? 1 : 2;
}

const lettersOf = (word: string): string => [...new Set(word)].sort().join('');

/**
 * Whether the words begin alike, or with two letters swapped; all of a word of three letters is its beginning (`blu`,
 * not `lego`).
 */
const beginsAlike = (word: string, known: string): boolean =>
  Math.min(word.length, known.length) === 3
    ? lettersOf(word) === lettersOf(known) || known.startsWith(word)
    : word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]);

/**
 * A wrong beginning counts as two edits, since shoppers mostly get it right: `ring` is not meant as `king`, nor `mum`
 * as `mug`.
 */
function editsBetween(word: string, known: string, most: number): number {
  const extra = beginsAlike(word, known) ? 0 : 1;
  return editDistance(word, known, most - extra) + extra;
}

type Candidate = { readonly word: string; readonly count: number; readonly distance: number };

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.distance < other.distance || (one.distance === other.distance && one.count > other.count);

/** The nearest word, of equally near ones the most frequent. */
function nearestWord(word: string, allowed: number, vocabulary: Vocabulary): string | undefined {
  if (allowed === 0) return undefined;
  let best: Candidate = { word: '', count: 0, distance: allowed };
  for (const known of vocabulary.perhapsNear(word, allowed)) {
    const distance = editsBetween(word, known, best.distance);
    const candidate = { word: known, count: vocabulary.countOf(known), distance };
    if (isBetter(candidate, best) && !isOnlyFillers(known)) best = candidate;
  }
  return best.count > 0 ? best.word : undefined;
}

/** The shortest word in which two vowels may be wrong. */
const shortestByEar = 6;

const consonantsOf = (word: string): string => word.replace(/[aeiouy]/g, '');

/** The nearest word with two other vowels: `vacuum` for `vacume`. */
function nearestByEar(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < shortestByEar) return undefined;
  const consonants = consonantsOf(word);
  const isAlike = (known: string): boolean =>
    Math.abs(known.length - word.length) < 2 && consonantsOf(known) === consonants;
  const perhapsNear: Vocabulary['perhapsNear'] = (near, edits) =>
    vocabulary.perhapsNear(near, edits).filter(isAlike);
  return nearestWord(word, 2, { ...vocabulary, perhapsNear });
}

/** The shortest word of which the plural is searched for too. */
const shortestSingular = 5;

/** The nearest word, else the one nearest to its plural: catalogues have `curtains` that lack `curtain`. */
function correctWord(word: string, vocabulary: Vocabulary): string | undefined {
  const allowed = editsAllowed(word);
  const nearest = nearestWord(word, allowed, vocabulary) ?? nearestByEar(word, vocabulary);
  const hasPlural = word.length >= shortestSingular && !word.endsWith('s');
  return nearest ?? (hasPlural ? nearestWord(`${word}s`, allowed, vocabulary) : undefined);
}

/** Corrections are costly, and a term of many wrong words is not worth them. */
const mostCorrections = 3;

/** The words with each unknown one replaced; undefined when one of them is like no word, or none is unknown. */
export function correctWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  vocabulary: Vocabulary,
): readonly string[] | undefined {
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0 || unknown.length > mostCorrections) return undefined;
  const corrections = new Map(unknown.map((word) => [word, correctWord(word, vocabulary)]));
  const corrected = words.map((word) => (corrections.has(word) ? corrections.get(word) : word));
  return corrected.every((word) => word !== undefined) ? corrected : undefined;
}

/** The numbers of `28cm`, `90x190` and `160x230cm`, and their unit, if it is one of these. */
const measuresIn = (word: string): readonly string[] =>
  /^\d+(?:x\d+)*\p{L}*$/u.test(word) ? (word.match(/\d+|x(?=\d)|\p{L}+/gu) ?? []) : [];

/** The words with each unknown number parted from its unit, or from another: `28cm pan` is `28 cm pan`. */
export function partMeasures(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly (readonly string[])[] {
  const parted = words.flatMap((word) => {
    const measures = measuresIn(word);
    return measures.length === 0 || isKnown(word) ? [word] : measures;
  });
  return parted.length > words.length ? [withoutInches(parted)] : [];
}

const partings = (word: string, vocabulary: Vocabulary): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at): [string, string] => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]).filter((parts) => parts.every((part) => vocabulary.countOf(part) > 0));

const mostJoinings = 8;

/** The words with two neighbours joined to a known word, or with one split in two: `dish washer`, `dishwasher`. */
export const joinWords = (
  words: readonly string[],
  vocabulary: Vocabulary,
): readonly (readonly string[])[] =>
  [
    ...words.slice(1).flatMap((word, at) => {
      const joined = `${words[at] ?? ''}${word}`;
      return vocabulary.countOf(joined) > 0 ? [words.toSpliced(at, 2, joined)] : [];
    }),
    ...words.flatMap((word, at) =>
      partings(word, vocabulary).map((parts) => words.toSpliced(at, 1, ...parts)),
    ),
  ].slice(0, mostJoinings);
