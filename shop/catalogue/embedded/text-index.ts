/** Finds the products of a search term. */
import { type Alternatives, createSynonyms, type SynonymRule } from '../synonyms';
import { readSearchWords } from '../words';
import { createNumberCollector } from './number-collector';
import type { ProductReader } from './product-reader';
import { createSet, intersectionOf, type ProductSet, unionOf } from './product-set';
import { createStemmer } from './product-store';
import { readingsOf } from './search-readings';
import type { Vocabulary } from './vocabulary';

type TextMatch = {
  readonly any: ProductSet;
  /** Those of `any` with every word in title or brand: the first tier of relevance. */
  readonly head: ProductSet;
  /** The words that are searched for instead. */
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
  /** Called when a word is first found nowhere. */
  readonly vocabulary: () => Vocabulary;
  readonly synonyms: readonly SynonymRule[];
};

type Lookup = (words: readonly Alternatives[], tier: Tier) => ProductSet;

function createLookup(
  { reader, stemSets, numberOf }: TextIndexParts,
  stem: (word: string) => string,
): Lookup {
  const collect = createNumberCollector(numberOf);
  const matches = (words: readonly string[], tier: Tier): ProductSet =>
    createSet(collect(reader.matches(words, tier)));
  const storedSet = (word: string, tier: Tier): ProductSet | undefined =>
    stemSets.get(stem(word))?.[tier];
  const allOf = ([first = '', ...rest]: readonly string[], tier: Tier): ProductSet => {
    const setOf = (word: string): ProductSet => storedSet(word, tier) ?? matches([word], tier);
    return rest.length === 0 ? setOf(first) : intersectionOf([setOf(first), ...rest.map(setOf)]);
  };
  return (words, tier) => {
    const found: ProductSet[] = [];
    const rare: string[] = [];
    for (const alternatives of words) {
      const [only, ...others] = alternatives;
      const isWord = only !== undefined && others.length === 0 && !only.includes(' ');
      if (isWord && storedSet(only, tier) === undefined) rare.push(only);
      else found.push(unionOf(alternatives.map((words) => allOf(words.split(' '), tier))));
    }
    const [first, ...rest] = rare.length > 0 ? [matches(rare, tier), ...found] : found;
    return first === undefined ? createSet(new Uint32Array(0)) : intersectionOf([first, ...rest]);
  };
}

export function createTextIndex(parts: TextIndexParts): TextIndex {
  const stemmer = createStemmer();
  const lookUp = createLookup(parts, stemmer.stem);
  const expand = createSynonyms(parts.synonyms, stemmer.stem);
  let cached: Vocabulary | undefined;
  const vocabulary = (): Vocabulary => (cached ??= parts.vocabulary());
  const isKnown = (word: string): boolean => lookUp(expand([word]), 'any').size > 0;
  return {
    find: (term) => {
      const read = { words: readSearchWords(term), expand, isKnown, vocabulary };
      for (const { places, ...rest } of readingsOf(read)) {
        const any = lookUp(places, 'any');
        if (any.size > 0) return { any, head: lookUp(places, 'head'), ...rest };
      }
      const nothing = createSet(new Uint32Array(0));
      return { any: nothing, head: nothing };
    },
    close: stemmer.close,
  };
}
