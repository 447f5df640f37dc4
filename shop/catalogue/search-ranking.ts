/**
 * How a search is ranked, the same in every engine: what a product is comes before what is said of it.
 *
 * **What a product is** is the noun of its title ("Alder Velvet Sofa in Red" is a sofa: `title-kind.ts`), and the name
 * of a category where titles do not say it (`category-kinds.ts`). **What is said of it**: the rest of its title and
 * brand, its categories and filter values, last its description.
 *
 * **One word of the search names the thing**: the last one before a preposition ("red velvet sofa", "desk for kids")
 * that any product is, where the other words are said of that product too. The products found come in steps:
 *
 * 1. the right kinds: products that are the thing, with every other word in title, brand, categories or filter values;
 * 2. those that are the thing, with another word only in the description;
 * 3. any with all words in title and brand;
 * 4. any with all words there or in categories and filter values;
 * 5. any with all words anywhere.
 *
 * **A step is taken only while the ones before it have found fewer than a page of products** (`enough`). So the results
 * depend on the words alone: filters, counts and every order work on the same products, and later steps stand behind
 * earlier ones in every order, also by price. When no word names a thing, as in a search for a brand, steps 3 to 5
 * remain.
 *
 * Within a step the requested order rules. By relevance, step 1 has four tiers: first those with the thing in the noun
 * of the title and every other word in title and brand, then the others; of each, first those in a category whose whole
 * name the search has ("Washing Machines" for "8 kg washing machine"). Within a tier the more popular product comes
 * first, in a catalogue without sales figures the one with more and better reviews, then the id. There are no scores to
 * tune.
 *
 * Before all of this comes the product whose number was searched for (`product-number.ts`). Products that are sold out
 * come behind all others, in these steps again.
 */

import type { CategoryWords } from './category-kinds';
import type { Grammar } from './grammar';
import type { Alternatives } from './synonyms';

export type CategoryLookup = {
  /** The categories whose kind is this word in any of its forms. */
  readonly categoriesOf: (word: string) => readonly CategoryWords[];
  readonly stem: (word: string) => string;
  readonly grammar: Grammar;
};

/** Where a word has to be found. */
export type Field =
  /** In the nouns of the title. */
  | 'noun'
  /** There, or in the name of a category that tells what its products are. */
  | 'kind'
  /** In title or brand. */
  | 'title'
  /** There, or in the names of categories or in filter values. */
  | 'named'
  /** There, or in the description. */
  | 'any';

/** What the words before the last have to meet where a word may be several: `bedside table` for `nightstand`. */
export function fieldBefore(field: Field): Field {
  if (field === 'noun') return 'title';
  return field === 'kind' ? 'named' : field;
}

/** The field of each word of a search; a product meets it when it has every word where it is required. */
export type Requirement = readonly Field[];

export type Tier = {
  readonly fields: Requirement;
  /** Only in categories of what this place names whose whole name the search has. */
  readonly categoryOf?: number;
};

/** Products that meet any of its tiers; the last holds the others. By relevance the first tier comes first. */
export type Step = { readonly tiers: readonly Tier[] };

/** A page. */
export const enough = 30;

/**
 * The places of a search that may name the thing, the likeliest first; `head` is the number of places before a
 * preposition.
 */
export const kindCandidates = (
  places: number,
  head: number,
  { isHeadFirst }: Grammar,
): readonly number[] => [
  ...Array.from({ length: head }, (_, at) => (isHeadFirst ? at : head - 1 - at)),
  ...Array.from({ length: places - head }, (_, at) => places - 1 - at),
];

const requirement = (
  places: number,
  others: Field,
  kind?: { readonly at: number; readonly field: Field },
): Requirement =>
  Array.from({ length: places }, (_, at) => (kind?.at === at ? kind.field : others));

/**
 * What some product has to meet, any of these: one word in this field, the others among names or, with `any`, anywhere.
 */
export const leastOf = (places: number, field: Field): readonly Requirement[] =>
  Array.from({ length: places }, (_, at) =>
    requirement(places, field === 'any' ? field : 'named', { at, field }),
  );

/** What a product has to meet to be of the right kind when the place `at` names the thing. */
export const rightKind = (places: number, at: number): Requirement =>
  requirement(places, 'named', { at, field: 'kind' });

/**
 * The steps of a search of so many places; `kindAt` is the place that names the thing. A word that is unfinished has no
 * category's whole name.
 */
export function stepsOf(
  places: number,
  kindAt: number | undefined,
  isUnfinished: boolean,
): readonly Step[] {
  const anywhere: readonly Field[] = ['title', 'named', 'any'];
  const others = anywhere.map((field) => ({ tiers: [{ fields: requirement(places, field) }] }));
  if (kindAt === undefined) return others;
  const titled = requirement(places, 'title', { at: kindAt, field: 'noun' });
  const kind = rightKind(places, kindAt);
  const described = requirement(places, 'any', { at: kindAt, field: 'kind' });
  return [
    {
      tiers: [
        ...(isUnfinished ? [] : [{ fields: titled, categoryOf: kindAt }]),
        { fields: titled },
        ...(isUnfinished ? [] : [{ fields: kind, categoryOf: kindAt }]),
        { fields: kind },
      ],
    },
    ...(places > 1 ? [{ tiers: [{ fields: described }] }] : []),
    ...others,
  ];
}

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);

/**
 * The categories of what the place `at` names whose whole name the search has: "red corner sofa" has "Corner Sofas".
 */
export function namedCategories(
  places: readonly Alternatives[],
  at: number,
  { categoriesOf, stem }: CategoryLookup,
): readonly CategoryWords[] {
  const stems = new Set(places.flat().flatMap((words) => words.split(' ').map(stem)));
  return (places[at] ?? [])
    .flatMap((words) => categoriesOf(lastWord(words)))
    .filter(({ name }) => name.every((word) => stems.has(word)));
}
