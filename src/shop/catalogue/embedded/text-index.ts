/** Finds the products that a search term asks for. */
import { readSearchWords } from '../words';
import { createNumberCollector } from './number-collector';
import type { MatchWord, ProductReader } from './product-reader';
import { createSet, intersectionOf } from './product-set';
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
  /** Read when a word is first found nowhere. */
  readonly vocabulary: () => Vocabulary;
};

type Lookup = (words: readonly MatchWord[], tier: Tier) => ProductSet;

const createLookup = (
  { reader, stemSets, numberOf }: TextIndexParts,
  stem: (word: string) => string,
): Lookup => {
  const collect = createNumberCollector(numberOf);
  return (words, tier) => {
    const kept: ProductSet[] = [];
    const rare: MatchWord[] = [];
    for (const word of words) {
      const sets = word.isPrefix ? undefined : stemSets.get(stem(word.text));
      if (sets === undefined) rare.push(word);
      else kept.push(sets[tier]);
    }
    const found = rare.length > 0 ? [createSet(collect(reader.matches(rare, tier)))] : [];
    const [first, ...rest] = [...kept, ...found];
    return first === undefined ? createSet(new Uint32Array(0)) : intersectionOf([first, ...rest]);
  };
};

const whole = (text: string): MatchWord => ({ text, isPrefix: false });
const asWhole = (words: readonly string[]): readonly MatchWord[] => words.map(whole);
const withLastAsPrefix = (words: readonly string[]): readonly MatchWord[] =>
  words.map((text, at) => ({ text, isPrefix: at === words.length - 1 && text.length > 1 }));

/**
 * Ways to read the words, the plainest first: as they stand; the last as the beginning of a word; two joined or one
 * parted; each unknown one as the likeliest word of nearly the same spelling.
 */
function* readings(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  vocabulary: () => Vocabulary,
): Generator<{ readonly words: readonly MatchWord[]; readonly correctedTerm?: string }> {
  if (words.length === 0) return;
  yield { words: asWhole(words) };
  yield { words: withLastAsPrefix(words) };
  for (const joined of joinWords(words, vocabulary()))
    yield { words: asWhole(joined), correctedTerm: joined.join(' ') };
  const corrected = correctWords(words, isKnown, vocabulary());
  if (corrected !== undefined)
    yield { words: asWhole(corrected), correctedTerm: corrected.join(' ') };
}

export const createTextIndex = (parts: TextIndexParts): TextIndex => {
  const stemmer = createStemmer();
  const lookUp = createLookup(parts, stemmer.stem);
  let vocabulary: Vocabulary | undefined;
  const readWords = (): Vocabulary => (vocabulary ??= parts.vocabulary());
  const isKnown = (word: string): boolean => lookUp([whole(word)], 'any').size > 0;
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
