/**
 * How many products have a word, by where they have it, as an import has counted them: an update may have removed some.
 * What a search finds is guessed by these counts (`guess-finds.ts`), and then known by what the cluster responds.
 */
import { createStemmer } from '../embedded/product-store';

const fields = ['noun', 'title', 'named'] as const;
type CountedField = (typeof fields)[number];

/** Of all forms of a word together: at least so many now as after an update, and certainly none for 0. */
export type WordCounts = (stem: string, field: CountedField) => number;

const isWord = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text);

/** Names of models are many, and mostly a product alone has one. */
const isCounted = (text: string): boolean => isWord(text) || /^\p{N}{1,4}$/u.test(text);

export type WordCounter = {
  readonly add: (document: Readonly<Record<CountedField, string>>) => void;
  /** To be called once, at the end. */
  readonly write: () => string;
};

export function createWordCounter(): WordCounter {
  // The words of documents have lost the endings of their language already.
  const stemmer = createStemmer((word) => word);
  const stems = new Map<string, string>();
  const counts = new Map<string, Record<CountedField, number>>();
  const stemOf = (word: string): readonly string[] => {
    const known = stems.get(word);
    if (known !== undefined) return [known];
    if (!isCounted(word)) return [];
    const stem = stemmer.stem(word);
    stems.set(word, stem);
    return [stem];
  };
  const count = (stem: string, field: CountedField): void => {
    const known = counts.get(stem) ?? { noun: 0, title: 0, named: 0 };
    known[field] += 1;
    counts.set(stem, known);
  };
  return {
    add: (document) => {
      for (const field of fields) {
        const found = new Set(document[field].split(' ').flatMap(stemOf));
        for (const stem of found) count(stem, field);
      }
    },
    write: () => {
      stemmer.close();
      return [...counts]
        .map(([stem, { noun, title, named }]) => `${stem} ${noun} ${title} ${named}`)
        .join('\n');
    },
  };
}

/** From the lines that `write` makes. In an index from before there were any, every word counts as a frequent one. */
export function readWordCounts(text: string | undefined): WordCounts {
  if (text === undefined) return () => Infinity;
  const lines = text.split('\n').map((line) => line.split(' '));
  const places = new Map(lines.map(([stem = ''], at) => [stem, at * fields.length]));
  const counts = Int32Array.from(lines.flatMap(([, ...numbers]) => numbers.map(Number)));
  return (stem, field) => {
    const at = places.get(stem);
    if (at === undefined) return isWord(stem) ? 0 : 1;
    return counts[at + fields.indexOf(field)] ?? 0;
  };
}
