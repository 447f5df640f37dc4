/** The sections of the column and the drawer: the category accordions, then one for each facet. */
import type { KnownCategories } from './known-categories';
import { selectKnownCategories } from './known-facets-slice';
import type { Language } from '../../storefront/language';
import type { Texts } from '../../storefront/texts/texts';
import type { OfferedFacet } from './offered-facets';
import { selectOfferedFacets } from './select-offered-facets';
import { createAppSelector } from '../../store/root-state';

export type FilterSection = {
  /** Unique among the sections. */
  readonly id: string;
  readonly name: string;
} & (
  | { readonly kind: 'category'; readonly group: KnownCategories }
  | { readonly kind: 'facet'; readonly facet: OfferedFacet }
);

/** The heading of a category accordion (docs/product.md, 6.3). */
export function categoryHeading(name: string, { filterForms }: Texts): string {
  if (name === '') return filterForms.shopByProduct;
  return name === 'All' ? filterForms.department : name;
}

export const selectFilterSections = createAppSelector(
  [selectKnownCategories, selectOfferedFacets, (_state: unknown, language: Language) => language],
  (categories, facets, { texts }): readonly FilterSection[] =>
    withDistinctNames(texts, [
      ...categories
        .filter(({ values }) => values.length > 0)
        .map((group, index): FilterSection => ({
          kind: 'category',
          // Another category has other groups in the same place, and its section stays open.
          id: `category-${index}`,
          name: categoryHeading(group.name, texts),
          group,
        })),
      ...facets.map((facet): FilterSection => ({
        kind: 'facet',
        id: facet.id,
        name: facet.name,
        facet,
      })),
    ]),
);

/** The first section of a name keeps it. The others have the words of their ids behind it: "Size (shoe size)". */
export function withDistinctNames(
  { filterForms }: Texts,
  sections: readonly FilterSection[],
): readonly FilterSection[] {
  const taken = new Set<string>();
  return sections.map((section) => {
    const key = section.name.toLowerCase();
    if (taken.has(key))
      return { ...section, name: filterForms.sectionWithId(section.name, wordsOfId(section)) };
    taken.add(key);
    return section;
  });
}

const wordsOfId = (section: FilterSection): string =>
  (section.kind === 'facet' ? section.facet.seoId : section.group.id).replaceAll('-', ' ');

/** Whether two sections render the same markup. */
export const isSameSection = (one: FilterSection, other: FilterSection): boolean =>
  one.name === other.name &&
  (one.kind === 'facet'
    ? other.kind === 'facet' && one.facet === other.facet
    : other.kind === 'category' && one.group === other.group);
