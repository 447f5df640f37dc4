import type { SynonymRule } from '../synonyms';

/**
 * The words of titles, brands, categories, options and synonyms with their frequencies: the candidates for a misspelt
 * word.
 */
export type Vocabulary = {
  /** 0 for an unknown word. */
  readonly countOf: (word: string) => number;
  /**
   * The most frequent words with this beginning, or end (`Stehlampe` for `lampe`, not `watering` for `ring`), up to a
   * number.
   */
  readonly containing: (prefix: string, most: number) => readonly string[];
  /** All words within so many edits, and some that are further; quick to find. */
  readonly perhapsNear: (word: string, edits: number) => readonly string[];
};

export type VocabularyGatherer = {
  readonly add: (words: readonly string[]) => void;
  readonly write: () => string;
};

/** Words without digits only: model numbers are many, and a shopper never means a neighbouring one. */
const isSpellable = (word: string): boolean =>
  /^[\p{L}\p{M}]{3,24}$/u.test(word) || /^\p{Lo}{2}$/u.test(word);

export function createVocabularyGatherer(): VocabularyGatherer {
  const found = new Map<string, { count: number }>();
  const passedOver = new Set<string>();
  return {
    add: (words) => {
      for (const word of words) {
        const known = found.get(word);
        if (known !== undefined) known.count += 1;
        else if (!passedOver.has(word)) {
          if (isSpellable(word)) found.set(word, { count: 1 });
          else if (passedOver.size < 100_000) passedOver.add(word);
        }
      }
    },
    write: () => [...found].map(([word, { count }]) => `${word} ${count}`).join('\n'),
  };
}

/** One bit for each letter of a word, as far as 32 bits go. Words a few edits apart differ in few bits. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const readCounts = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, number] => {
        const space = line.indexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
  );

/**
 * From the lines that `write` makes, `word count`. Words of synonyms that no product has are the least frequent ones.
 */
export function readVocabulary(text: string, synonyms: readonly SynonymRule[] = []): Vocabulary {
  const counts = readCounts(text);
  for (const word of synonyms.flatMap(({ term }) => term.split(' ')))
    if (isSpellable(word) && !counts.has(word)) counts.set(word, 1);
  const words = [...counts.keys()];
  const bitsOf = Int32Array.from(words, letterBits);
  return {
    countOf: (word) => counts.get(word) ?? 0,
    containing: (part, most) =>
      words
        .filter((word) => word.startsWith(part) || (part.length > 4 && word.endsWith(part)))
        .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
        .slice(0, most),
    perhapsNear: (word, edits) => {
      const bits = letterBits(word);
      return words.filter(
        (candidate, at) =>
          Math.abs(candidate.length - word.length) <= edits &&
          countBits(bits ^ (bitsOf[at] ?? 0)) <= 2 * edits,
      );
    },
  };
}
