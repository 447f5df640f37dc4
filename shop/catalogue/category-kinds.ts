/**
 * What the name of a category tells of its products. "Trainers" tells what they are, since their titles are names of
 * models ("Court Vision 90"). "Beds" tells it only of titles that say bed too ("Bed Frame"), since most do: one that
 * does not is something else that is listed there ("Leg, 10 cm"). A category of several things ("Sofas & Armchairs")
 * tells of no product which of them it is.
 */
import { groupBy } from '../../src/lib/group-by';
import type { CatalogueCategory } from './catalogue-product';
import { english, type Grammar } from './grammar';
import { readCategoryKind } from './title-kind';
import { readWords } from './words';

export type CategoryKind = {
  readonly id: string;
  /** The word of its name for what its products are. */
  readonly kind: string;
  /** Of which products it tells what they are: of all, or of those that have the word in their title. */
  readonly tells: 'all' | 'titled';
};

export type CategoryKindGatherer = {
  /** `categories` are the places of a product's categories and of all that they stand in. */
  readonly add: (categories: Iterable<number>, title: readonly string[]) => void;
  readonly finish: () => readonly CategoryKind[];
};

/** Of the titles of a category. */
const most = 0.5;

/** A plural as its singular, so that `Kettles` has the word of "Oslo Kettle". */
function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

type Gathered = {
  readonly id: string;
  readonly kind: string | undefined;
  readonly singular: string;
  products: number;
  titled: number;
};

const tells = ({ products, titled }: Gathered): CategoryKind['tells'] =>
  titled < products * most ? 'all' : 'titled';

export function createCategoryKindGatherer(
  categories: readonly CatalogueCategory[],
  grammar: Grammar = english,
): CategoryKindGatherer {
  const singular = grammar === english ? singularOf : grammar.stem;
  const gathered = categories.map(({ id, name }): Gathered => {
    const kind = readCategoryKind(name, grammar);
    return { id, kind, singular: singular(kind ?? ''), products: 0, titled: 0 };
  });
  return {
    add: (places, title) => {
      const words = new Set(title.map(singular));
      for (const place of places) {
        const category = gathered[place];
        if (category?.kind === undefined) continue;
        category.products += 1;
        category.titled += Number(words.has(category.singular));
      }
    },
    finish: () =>
      gathered.flatMap((category) => {
        const { id, kind, products } = category;
        return kind !== undefined && products > 0 ? [{ id, kind, tells: tells(category) }] : [];
      }),
  };
}

export type CategoryWords = CategoryKind & { readonly name: readonly string[] };

/** The categories whose kind is a word, in any of its forms. `name` has the stems of a category's name. */
export function createCategoryFinder(
  kinds: readonly CategoryKind[],
  categories: readonly CatalogueCategory[],
  stem: (word: string) => string,
): (word: string) => readonly CategoryWords[] {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const words = kinds.map((category): CategoryWords => {
    const name = readWords(nameOf.get(category.id) ?? '').map(stem);
    return { ...category, name };
  });
  const byStem = groupBy(words, ({ kind }) => stem(kind));
  return (word) => byStem.get(stem(word)) ?? [];
}
