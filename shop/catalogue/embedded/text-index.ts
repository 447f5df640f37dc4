/** Finds the products of a search term, in the steps of `search-ranking.ts`. */
import type { SearchedInstead } from '../listing-engine';
import type { CatalogueCategory } from '../catalogue-product';
import { type CategoryKind, createCategoryFinder } from '../category-kinds';
import { readProductNumber } from '../product-number';
import { enough, kindCandidates, rightKind, stepsOf } from '../search-ranking';
import { readSearchTerm } from '../search-term';
import { createSynonyms, type SynonymRule } from '../synonyms';
import { createSet, type ProductSet, unionOf } from './product-set';
import { createStemmer } from './product-store';
import { type Reading, readingsOf } from './search-readings';
import type { Vocabulary } from './vocabulary';
import { createWordLookup, type LookUp, type LookupParts } from './word-lookup';

export type TextMatch = {
  /** Every product of the results. */
  readonly all: ProductSet;
  /** In every order those of an earlier step come first; a product counts to the first step it is in. */
  readonly steps: readonly ProductSet[];
  /** The same in finer steps, for the order of relevance. */
  readonly tiers: readonly ProductSet[];
  /** The words that are searched for instead. */
  readonly instead?: SearchedInstead;
};

export type TextIndex = {
  /** Temporary sets, empty for a term without words. */
  readonly find: (term: string) => TextMatch;
  readonly close: () => void;
};

export type TextIndexParts = Omit<LookupParts, 'categoriesOf' | 'stem'> & {
  readonly categoryKinds: readonly CategoryKind[];
  readonly categories: readonly CatalogueCategory[];
  /** Called when a word is first found nowhere. */
  readonly vocabulary: () => Vocabulary;
  readonly synonyms: readonly SynonymRule[];
};

const nothing = (): ProductSet => createSet(new Uint32Array(0));

/** Takes the steps of one reading, after the products with the number, until enough is found. */
function takeSteps(lookUp: LookUp, { places, head }: Reading, numbered: ProductSet): TextMatch {
  const count = places.length;
  const kindAt = kindCandidates(count, head).find(
    (at) => lookUp(places, { fields: rightKind(count, at) }).size > 0,
  );
  let all = numbered;
  const [steps, finer] = [[numbered], [numbered]];
  for (const { tiers } of stepsOf(count, kindAt)) {
    const sets = tiers.map((tier) => lookUp(places, tier));
    steps.push(unionOf(sets));
    finer.push(...sets);
    all = unionOf([all, ...sets]);
    if (all.size >= enough) break;
  }
  return { all, steps, tiers: finer };
}

export function createTextIndex(parts: TextIndexParts): TextIndex {
  const stemmer = createStemmer();
  const { stem } = stemmer;
  const categoriesOf = createCategoryFinder(parts.categoryKinds, parts.categories, stem);
  const lookup = createWordLookup({ ...parts, categoriesOf, stem });
  const expand = createSynonyms(parts.synonyms, stem);
  let cached: Vocabulary | undefined;
  const vocabulary = (): Vocabulary => (cached ??= parts.vocabulary());
  const findAnywhere = (lookUp: LookUp, places: Reading['places']): ProductSet =>
    lookUp(places, { fields: places.map(() => 'any') });
  const find = (term: string): TextMatch => {
    const lookUp = lookup.start();
    const isKnown = (word: string): boolean => findAnywhere(lookUp, expand([word])).size > 0;
    const number = readProductNumber(term);
    const numbered = number === undefined ? nothing() : lookup.withNumber(number);
    for (const reading of readingsOf({ ...readSearchTerm(term), expand, isKnown, vocabulary })) {
      const { places, instead } = reading;
      if (numbered.size === 0 && findAnywhere(lookUp, places).size === 0) continue;
      const match = takeSteps(lookUp, reading, numbered);
      return instead === undefined ? match : { ...match, instead };
    }
    return { all: numbered, steps: [numbered], tiers: [numbered] };
  };
  return { find, close: stemmer.close };
}
