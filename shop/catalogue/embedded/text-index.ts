/** Finds the products of a search term, in the steps of `search-ranking.ts`. */
import type { CatalogueCategory } from '../catalogue-product';
import type { SearchBase, SearchedInstead } from '../listing-engine';
import { type CategoryKind, createCategoryFinder } from '../category-kinds';
import type { Grammar } from '../grammar';
import { readProductNumber } from '../product-number';
import { enough, kindCandidates, leastOf, rightKind, stepsOf, type Tier } from '../search-ranking';
import { readSearchTerm } from '../search-term';
import { createSynonyms, type ExpandWords, type SynonymRule } from '../synonyms';
import { type ProductSet, unionOf } from './product-set';
import { createStemmer } from './product-store';
import {
  createLeast,
  expandBeginning,
  finishedField,
  type Reading,
  readingsOf,
  type ReadTerm,
} from './search-readings';
import type { Vocabulary } from './vocabulary';
import { createWordLookup, type LookUp, type LookupParts } from './word-lookup';

export type TextMatch = {
  /** Every product of the results. */
  readonly all: ProductSet;
  /** Those of an earlier step come first; a product counts to the first step it is in. */
  readonly steps: readonly ProductSet[];
  /** The words that are searched for instead. */
  readonly instead?: SearchedInstead;
};

export type TextIndex = {
  /**
   * Temporary sets, empty for a term without words. `finely`: with the tiers of each step, for the order of relevance.
   */
  readonly find: (base: SearchBase, finely: boolean) => TextMatch;
  readonly close: () => void;
};

export type TextIndexParts = Omit<LookupParts, 'categoriesOf' | 'stem'> & {
  readonly categoryKinds: readonly CategoryKind[];
  readonly categories: readonly CatalogueCategory[];
  /** Called when a word is first found nowhere. */
  readonly vocabulary: () => Vocabulary;
  readonly synonyms: readonly SynonymRule[];
  /** The names of all filter values. */
  readonly options: readonly string[];
};

type Search = {
  readonly lookUp: LookUp;
  /** The products with the number that is searched for; not there when it is none, or no product has it. */
  readonly numbered: readonly ProductSet[];
  readonly finely: boolean;
  readonly grammar: Grammar;
};

const anywhere = (places: Reading['places']): Tier => ({ fields: places.map(() => 'any') });

/** Takes the steps of one reading, after the products with the number, until enough is found, or all. */
function takeSteps(
  { lookUp, numbered, finely, grammar }: Search,
  { places, head, isUnfinished }: Reading,
): TextMatch {
  const count = places.length;
  const kindAt = kindCandidates(count, head, grammar).find(
    (at) => lookUp(places, { fields: rightKind(count, at) }).size > 0,
  );
  const everything = () => unionOf([...numbered, lookUp(places, anywhere(places))]);
  let found = numbered;
  const [steps, finer] = [[...numbered], [...numbered]];
  for (const { tiers } of stepsOf(count, kindAt, isUnfinished)) {
    const sets = tiers.slice(finely ? 0 : -1).map((tier) => lookUp(places, tier));
    const last = sets.slice(-1);
    steps.push(...last);
    finer.push(...sets);
    const all = unionOf([...found, ...last]);
    found = [all];
    if (all.size >= enough || all.size === everything().size) break;
  }
  return { all: unionOf(found), steps: finely ? finer : steps };
}

/** Reads the words of a search with what the look-up of this search tells of them. */
function createReadTerm(
  expandFinished: ExpandWords,
  { vocabulary, grammar }: Pick<ReadTerm, 'vocabulary' | 'grammar'>,
) {
  const expandBegun = (lookUp: LookUp, last: string): ExpandWords | undefined =>
    lookUp(expandFinished([last]), { fields: [finishedField(last)] }).size > 0
      ? undefined
      : expandBeginning(last, expandFinished, vocabulary());
  return (lookUp: LookUp, base: SearchBase): ReadTerm => {
    const term = readSearchTerm(base.term, grammar);
    const begun = base.isUnfinished && expandBegun(lookUp, term.words.at(-1) ?? '');
    const expand = begun ?? expandFinished;
    const isKnown = (word: string): boolean =>
      lookUp(expand([word]), anywhere(expand([word]))).size > 0;
    const isThing = (word: string): boolean =>
      lookUp(expand([word]), { fields: rightKind(1, 0) }).size > 0;
    const isUnfinished = begun !== undefined;
    return { ...term, expand, isUnfinished, isKnown, isThing, vocabulary, grammar };
  };
}

export function createTextIndex(parts: TextIndexParts): TextIndex {
  const { grammar } = parts;
  const stemmer = createStemmer(grammar.stem);
  const { stem } = stemmer;
  const categoriesOf = createCategoryFinder(parts.categoryKinds, parts.categories, stem);
  const lookup = createWordLookup({ ...parts, categoriesOf, stem });
  const leastFor = createLeast(parts.options, stem);
  let cached: Vocabulary | undefined;
  const vocabulary = (): Vocabulary => (cached ??= parts.vocabulary());
  const isAnswered = (lookUp: LookUp, reading: Reading): boolean => {
    const { places } = reading;
    const field = leastFor(reading) ?? 'any';
    return leastOf(places.length, field).some((fields) => lookUp(places, { fields }).size > 0);
  };
  const readTerm = createReadTerm(createSynonyms(parts.synonyms, stem), { vocabulary, grammar });
  const findNumbered = (text: string): readonly ProductSet[] => {
    const number = readProductNumber(text);
    const withNumber = number === undefined ? [] : [lookup.withNumber(number)];
    return withNumber.filter(({ size }) => size > 0);
  };
  const find: TextIndex['find'] = (base, finely) => {
    const lookUp = lookup.start();
    const numbered = findNumbered(base.term);
    const search = { lookUp, numbered, finely, grammar };
    for (const reading of readingsOf(readTerm(lookUp, base))) {
      if (numbered.length === 0 && !isAnswered(lookUp, reading)) continue;
      const match = takeSteps(search, reading);
      const { instead } = reading;
      if (match.all.size > 0) return instead === undefined ? match : { ...match, instead };
    }
    return { all: unionOf(numbered), steps: numbered };
  };
  return { find, close: stemmer.close };
}
