/** The sample catalogue's tree of categories, its collections and its facets. */
import type { CatalogueCategory, CatalogueOutline } from '../catalogue/catalogue-product';
import { palettes } from './palettes';
import { sampleCollections } from './sample-collections';
import type { SampleLeaf, SampleSection } from './sample-department';
import { departments } from './sample-departments';
import { sampleFacets } from './sample-facets';
import { sampleSynonyms } from './sample-synonyms';

/** Of the lowest categories of a section, so many are ranked to one that is the control of the experiment. */
const controlEvery = 4;

/** One of its things; neighbours differ in colour. */
function pictureOf({ palette }: SampleSection, leaf: SampleLeaf | undefined, at: number) {
  if (leaf === undefined) return {};
  const { colours, accents } = palettes[leaf.palette ?? palette];
  const [scene, form = at % 4] = leaf.scene;
  const colour = colours[at % colours.length] ?? colours[0];
  return { imageUrl: `/pictures/${scene}/${colour}-${accents[0]}/${form}.webp?wid=180&hei=240` };
}

const categories = (): CatalogueCategory[] =>
  departments.flatMap(({ id, name, text, sections }, place) => [
    { id, name, text, ...(sections[0] && pictureOf(sections[0], sections[0].leaves[0], place)) },
    ...sections.flatMap((section, at) => [
      {
        id: section.id,
        name: section.name,
        parentId: id,
        text: section.text,
        ...pictureOf(section, section.leaves[0], at),
      },
      ...section.leaves.map((leaf, index) => ({
        id: leaf.id,
        name: leaf.name,
        parentId: section.id,
        ...pictureOf(section, leaf, index),
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
