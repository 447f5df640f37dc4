/** Finds the products that have the words of a search where they are required. */
import type { CategoryWords } from '../category-kinds';
import {
  type CategoryLookup,
  type Field,
  fieldBefore,
  namedCategories,
  type Requirement,
  type Tier,
} from '../search-ranking';
import type { Alternatives } from '../synonyms';
import { createNumberCollector } from './number-collector';
import type { PlacedWord, ProductReader } from './product-reader';
import { createSet, intersectionOf, nothing, type ProductSet, unionOf } from './product-set';
import type { StoredField } from './product-store';

export type StemSets = ReadonlyMap<string, Readonly<Record<StoredField, ProductSet>>>;

export type LookupParts = CategoryLookup & {
  readonly reader: ProductReader;
  /** Of the most frequent stems: reading these out of the full-text index would take longest. */
  readonly stemSets: StemSets;
  readonly categorySet: (id: string) => ProductSet | undefined;
  readonly numberOf: Uint32Array;
};

/** Looks up one search: what it has found once it does not look up again. */
export type LookUp = (places: readonly Alternatives[], tier: Tier) => ProductSet;

export type WordLookup = {
  readonly start: () => LookUp;
  readonly withNumber: (number: string) => ProductSet;
};

const storedField = (field: Field): StoredField => (field === 'kind' ? 'noun' : field);

function createCache(): (key: string, find: () => ProductSet) => ProductSet {
  const known = new Map<string, ProductSet>();
  return (key, find) => {
    const set = known.get(key) ?? find();
    known.set(key, set);
    return set;
  };
}

type IndexWords = {
  /** Undefined unless the stem is frequent. */
  readonly stored: (word: string, field: Field) => ProductSet | undefined;
  readonly read: (words: readonly PlacedWord[]) => ProductSet;
};

function createIndexWords({ reader, stemSets, numberOf, stem, grammar }: LookupParts): IndexWords {
  const collect = createNumberCollector(numberOf);
  return {
    stored: (word, field) => stemSets.get(stem(word))?.[storedField(field)],
    read: (words) => {
      const given = words.map(({ word, field }) => ({ word: grammar.stem(word), field }));
      return createSet(collect(reader.matches(given)));
    },
  };
}

type WordSet = (word: string, field: Field) => ProductSet;

const unionOfCategories = (
  { categorySet }: LookupParts,
  categories: readonly CategoryWords[],
): ProductSet => unionOf(categories.flatMap(({ id }) => categorySet(id) ?? []));

/** The products that a word's own set lacks although their categories tell that they are what it means. */
function toldByCategories(parts: LookupParts, word: string, wordSet: WordSet): ProductSet[] {
  const categories = parts.categoriesOf(word);
  const all = categories.filter(({ tells }) => tells === 'all');
  const titled = categories.filter(({ tells }) => tells === 'titled');
  const sets = all.length === 0 ? [] : [unionOfCategories(parts, all)];
  return titled.length === 0
    ? sets
    : [...sets, intersectionOf([unionOfCategories(parts, titled), wordSet(word, 'title')])];
}

/** The sets of single words, each made once. */
function createWordSet(parts: LookupParts, { stored, read }: IndexWords): WordSet {
  const cached = createCache();
  const wordSet: WordSet = (word, field) =>
    cached(`${field} ${word}`, () =>
      field === 'kind'
        ? unionOf([wordSet(word, 'noun'), ...toldByCategories(parts, word, wordSet)])
        : (stored(word, field) ?? read([{ word, field }])),
    );
  return wordSet;
}

function phraseSet(phrase: string, field: Field, wordSet: WordSet): ProductSet {
  const words = phrase.split(' ');
  const before = words.slice(0, -1).map((word) => wordSet(word, fieldBefore(field)));
  return intersectionOf([wordSet(words.at(-1) ?? '', field), ...before]);
}

function createLookUp(parts: LookupParts, index: IndexWords): LookUp {
  const cached = createCache();
  const wordSet = createWordSet(parts, index);
  /** A single word that only the full-text index knows, which reads several at once. */
  const rareWord = ([word = '', ...others]: Alternatives, field: Field): PlacedWord | undefined => {
    const isRare =
      others.length === 0 &&
      !word.includes(' ') &&
      index.stored(word, field) === undefined &&
      (field !== 'kind' || parts.categoriesOf(word).length === 0);
    return isRare ? { word, field: storedField(field) } : undefined;
  };
  const find = (places: readonly Alternatives[], fields: Requirement): ProductSet => {
    const rare: PlacedWord[] = [];
    const found: ProductSet[] = [];
    places.forEach((alternatives, at) => {
      const field = fields[at] ?? 'any';
      const word = rareWord(alternatives, field);
      if (word !== undefined) rare.push(word);
      else found.push(unionOf(alternatives.map((phrase) => phraseSet(phrase, field, wordSet))));
    });
    const [only, ...others] = rare;
    if (only !== undefined)
      found.push(others.length === 0 ? wordSet(only.word, only.field) : index.read(rare));
    const [first, ...rest] = found;
    return first === undefined ? nothing() : intersectionOf([first, ...rest]);
  };
  return (places, { fields, categoryOf }) => {
    const found = cached(JSON.stringify([places, fields]), () => find(places, fields));
    if (categoryOf === undefined || found.size === 0) return found;
    const categories = namedCategories(places, categoryOf, parts);
    return intersectionOf([found, unionOfCategories(parts, categories)]);
  };
}

export function createWordLookup(parts: LookupParts): WordLookup {
  const index = createIndexWords(parts);
  const collect = createNumberCollector(parts.numberOf);
  return {
    start: () => createLookUp(parts, index),
    withNumber: (number) => createSet(collect(parts.reader.withNumber(number))),
  };
}
