/** The sample catalogue's tree of categories, its collections and its facets. */
import type { CatalogueCategory, CatalogueOutline } from '../catalogue/catalogue-product';
import { sampleCollections } from './sample-collections';
import { departments } from './sample-departments';
import { sampleFacets } from './sample-facets';
import { sampleSynonyms } from './sample-synonyms';

/** Of the lowest categories of a section, so many are ranked to one that is the control of the experiment. */
const controlEvery = 4;

const categories = (): CatalogueCategory[] =>
  departments.flatMap(({ id, name, text, sections }) => [
    { id, name, text },
    ...sections.flatMap((section) => [
      { id: section.id, name: section.name, parentId: id, text: section.text },
      ...section.leaves.map((leaf, index) => ({
        id: leaf.id,
        name: leaf.name,
        parentId: section.id,
        ...(index % controlEvery === controlEvery - 1 && { isControl: true as const }),
      })),
    ]),
  ]);

/** All of the sample catalogue but its products. */
export const sampleOutline = (): CatalogueOutline => ({
  categories: categories(),
  collections: sampleCollections,
  facets: sampleFacets,
  synonyms: sampleSynonyms,
  isSample: true,
});
