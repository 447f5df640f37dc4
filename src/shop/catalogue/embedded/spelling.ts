/** What a shopper may have meant by words that no product has. */
import type { Vocabulary } from './vocabulary';

/** One row of the distances between the beginnings of two words. */
type Distances = readonly number[];

type Comparison = { readonly one: string; readonly other: string; readonly row: number };

const nextDistances = (
  { one, other, row }: Comparison,
  last: Distances,
  beforeLast: Distances,
): Distances => {
  const current = [row];
  const letter = one[row - 1];
  for (let at = 1; at <= other.length; at += 1) {
    const changed = (last[at - 1] ?? row) + Number(letter !== other[at - 1]);
    const edited = Math.min(changed, (last[at] ?? row) + 1, (current[at - 1] ?? row) + 1);
    const isSwap = letter === other[at - 2] && one[row - 2] === other[at - 1];
    current.push(isSwap ? Math.min(edited, (beforeLast[at - 2] ?? row) + 1) : edited);
  }
  return current;
};

/**
 * Edits that turn one word into the other: a letter added, dropped or changed, or two neighbours swapped. More than
 * `most` is told as `most + 1`.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: Distances = [];
  let last: Distances = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = nextDistances({ one, other, row }, last, beforeLast);
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
};

/** One edit in a short word, two in a long one; a word of two letters means itself. */
const editsAllowed = (word: string): number => {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
};

const longestCorrected = 24;

type Candidate = { readonly word: string; readonly count: number; readonly distance: number };

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.distance < other.distance || (one.distance === other.distance && one.count > other.count);

/** The nearest word, of equally near ones the most frequent. */
const nearestWord = (word: string, vocabulary: Vocabulary): string | undefined => {
  const allowed = word.length > longestCorrected ? 0 : editsAllowed(word);
  let best: Candidate = { word: '', count: 0, distance: allowed };
  for (const [known, count] of allowed === 0 ? [] : vocabulary) {
    if (Math.abs(known.length - word.length) > best.distance) continue;
    const candidate = { word: known, count, distance: editDistance(word, known, best.distance) };
    if (isBetter(candidate, best)) best = candidate;
  }
  return best.count > 0 ? best.word : undefined;
};

/** Corrections are costly, and a term of many wrong words is no term. */
const mostCorrections = 3;

/** The words with each unknown one replaced; undefined when one of them is like no word, or none is unknown. */
export const correctWords = (
  words: readonly string[],
  isKnown: (word: string) => boolean,
  vocabulary: Vocabulary,
): readonly string[] | undefined => {
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0 || unknown.length > mostCorrections) return undefined;
  const corrections = new Map(unknown.map((word) => [word, nearestWord(word, vocabulary)]));
  const corrected = words.map((word) => (corrections.has(word) ? corrections.get(word) : word));
  return corrected.every((word) => word !== undefined) ? corrected : undefined;
};

const partings = (word: string, vocabulary: Vocabulary): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at): [string, string] => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]).filter((parts) => parts.every((part) => vocabulary.has(part)));

const mostJoinings = 8;

/** The words with two neighbours written as one that there is, or with one parted in two: `dish washer`, `dishwasher`. */
export const joinWords = (
  words: readonly string[],
  vocabulary: Vocabulary,
): readonly (readonly string[])[] =>
  [
    ...words.slice(1).flatMap((word, at) => {
      const joined = `${words[at] ?? ''}${word}`;
      return vocabulary.has(joined) ? [words.toSpliced(at, 2, joined)] : [];
    }),
    ...words.flatMap((word, at) =>
      partings(word, vocabulary).map((parts) => words.toSpliced(at, 1, ...parts)),
    ),
  ].slice(0, mostJoinings);
