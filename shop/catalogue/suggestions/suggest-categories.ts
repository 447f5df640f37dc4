/**
 * Suggests categories: those with the typed words in their names, then those in which most of the found products stand.
 */
import type { CatalogueCategory, CatalogueOutline } from '../catalogue-product';
import type { ListingPage } from '../listing-engine';
import { readWords } from '../words';
import { completes } from './typed-words';

type NamedCategory = { readonly category: CatalogueCategory; readonly words: readonly string[] };

const named = new WeakMap<CatalogueOutline, readonly NamedCategory[]>();

/** The categories with the words of their names, read once for each catalogue. */
function namedCategories(outline: CatalogueOutline): readonly NamedCategory[] {
  const known = named.get(outline);
  if (known) return known;
  const read = outline.categories.map((category) => ({
    category,
    words: readWords(category.name),
  }));
  named.set(outline, read);
  return read;
}

/** The shortest name first: it has the least besides the typed words. */
const findByName = (
  typed: readonly string[],
  outline: CatalogueOutline,
): readonly CatalogueCategory[] =>
  namedCategories(outline)
    .filter(({ words }) => typed.every((word) => words.some((one) => completes(word, one))))
    .toSorted((one, other) => one.words.length - other.words.length)
    .map(({ category }) => category);

/** A category is about the term when it holds so large a part of the products. */
const leastShare = 0.25;

function findByProducts(
  { products }: ListingPage,
  { categories }: CatalogueOutline,
): readonly CatalogueCategory[] {
  const counts = new Map<string, number>();
  for (const id of products.flatMap(({ categoryIds }) => categoryIds))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const countOf = ({ id }: CatalogueCategory): number => counts.get(id) ?? 0;
  return categories
    .filter((category) => countOf(category) > products.length * leastShare)
    .toSorted((one, other) => countOf(other) - countOf(one));
}

export type SuggestedCategory = {
  readonly group_id: string;
  readonly display_name: string;
  /** Name of the category that it stands in, of equal ones with that of the one around it: `Jackets, Men`. */
  readonly parent_name?: string;
};

export function suggestCategories(
  typed: readonly string[],
  {
    page,
    outline,
    limit,
  }: { readonly page: ListingPage; readonly outline: CatalogueOutline; readonly limit: number },
): readonly SuggestedCategory[] {
  const found = new Set([...findByName(typed, outline), ...findByProducts(page, outline)]);
  const shown = [...found].slice(0, limit);
  const parentOf = ({ parentId }: CatalogueCategory) =>
    outline.categories.find(({ id }) => id === parentId);
  const placeOf = (category: CatalogueCategory) => [category.name, parentOf(category)?.name].join();
  return shown.map((category) => {
    const parent = parentOf(category);
    const isAlone = shown.every((one) => one === category || placeOf(one) !== placeOf(category));
    const around = isAlone || !parent ? undefined : parentOf(parent);
    const parentName = [parent, around].flatMap((one) => one?.name ?? []).join(', ');
    return {
      group_id: category.id,
      display_name: category.name,
      ...(parentName && { parent_name: parentName }),
    };
  });
}
