/** Finds the products that a search term asks for. */
import { readSearchWords } from '../words';
import { createNumberCollector } from './number-collector';
import type { ProductReader } from './product-reader';
import { createSet, intersectionOf, unionOf } from './product-set';
import type { ProductSet } from './product-set';
import { createStemmer } from './product-store';
import { correctWords, joinWords } from './spelling';
import type { Vocabulary } from './vocabulary';

export type TextMatch = {
  readonly any: ProductSet;
  /** Those of `any` with every word in title or brand: the first tier of relevance. */
  readonly head: ProductSet;
  /** The words that were looked for instead. */
  readonly correctedTerm?: string;
};

export type TextIndex = {
  /** Temporary sets, empty for a term without words. */
  readonly find: (term: string) => TextMatch;
  readonly close: () => void;
};

type Tier = 'head' | 'any';
type StemSets = ReadonlyMap<string, Readonly<Record<Tier, ProductSet>>>;

export type TextIndexParts = {
  readonly reader: ProductReader;
  /** Of the most frequent stems: reading these out of the full-text index would take longest. */
  readonly stemSets: StemSets;
  readonly numberOf: Uint32Array;
  /** Asked for when a word is first found nowhere. */
  readonly vocabulary: () => Vocabulary;
};

/** What one place of the term asks for: any of these words. */
type Alternatives = readonly string[];
type Lookup = (words: readonly Alternatives[], tier: Tier) => ProductSet;

const createLookup = (
  { reader, stemSets, numberOf }: TextIndexParts,
  stem: (word: string) => string,
): Lookup => {
  const collect = createNumberCollector(numberOf);
  const matches = (words: readonly string[], tier: Tier): ProductSet =>
    createSet(collect(reader.matches(words, tier)));
  return (words, tier) => {
    const found: ProductSet[] = [];
    const rare: string[] = [];
    for (const alternatives of words) {
      const kept = alternatives.map((word) => stemSets.get(stem(word))?.[tier]);
      const [only] = alternatives;
      if (alternatives.length === 1 && only !== undefined && kept[0] === undefined) rare.push(only);
      else found.push(unionOf(alternatives.map((word, at) => kept[at] ?? matches([word], tier))));
    }
    const [first, ...rest] = rare.length > 0 ? [matches(rare, tier), ...found] : found;
    return first === undefined ? createSet(new Uint32Array(0)) : intersectionOf([first, ...rest]);
  };
};

/** A beginning may stand for so many words, the most frequent ones. */
const mostEndings = 24;

const whole = (words: readonly string[]): readonly Alternatives[] => words.map((word) => [word]);

const withLastAsBeginning = (
  words: readonly string[],
  vocabulary: Vocabulary,
): readonly Alternatives[] => {
  const last = words.at(-1) ?? '';
  const endings = last.length > 1 ? vocabulary.startingWith(last, mostEndings) : [];
  return [...whole(words.slice(0, -1)), endings.length > 0 ? endings : [last]];
};

type Reading = { readonly words: readonly Alternatives[]; readonly correctedTerm?: string };

/**
 * Ways to read the words, the plainest first: as they stand; the last as the beginning of a word; two joined or one
 * parted; each unknown one as the likeliest word of nearly the same spelling.
 */
function* readings(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  readWords: () => Vocabulary,
): Generator<Reading> {
  if (words.length === 0) return;
  yield { words: whole(words) };
  const vocabulary = readWords();
  yield { words: withLastAsBeginning(words, vocabulary) };
  for (const joined of joinWords(words, vocabulary))
    yield { words: whole(joined), correctedTerm: joined.join(' ') };
  const corrected = correctWords(words, isKnown, vocabulary);
  if (corrected !== undefined)
    yield { words: whole(corrected), correctedTerm: corrected.join(' ') };
}

export const createTextIndex = (parts: TextIndexParts): TextIndex => {
  const stemmer = createStemmer();
  const lookUp = createLookup(parts, stemmer.stem);
  let vocabulary: Vocabulary | undefined;
  const readWords = (): Vocabulary => (vocabulary ??= parts.vocabulary());
  const isKnown = (word: string): boolean => lookUp([[word]], 'any').size > 0;
  return {
    find: (term) => {
      for (const { words, ...rest } of readings(readSearchWords(term), isKnown, readWords)) {
        const any = lookUp(words, 'any');
        if (any.size > 0) return { any, head: lookUp(words, 'head'), ...rest };
      }
      const nothing = createSet(new Uint32Array(0));
      return { any: nothing, head: nothing };
    },
    close: stemmer.close,
  };
};
