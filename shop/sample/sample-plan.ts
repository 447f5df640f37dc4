/** The tables, prepared for making a million products. */
import { colourName, hexOf, type PictureColour } from '../pictures/picture-colours';
import { hasSheen } from '../pictures/tones';
import { sampleBrands, type SampleBrand } from './brands';
import { palettes, type Palette } from './palettes';
import { collectionsFor } from './sample-collections';
import type { SampleDepartment, SampleLeaf, SampleSection, Traits } from './sample-department';
import { departments } from './sample-departments';
import { traitIds, type MeasureId, type TraitId } from './sample-facets';
import { readTemplate, type Template } from './sample-template';
import { seriesOf } from './series';

export type Choice<T> = readonly [T, ...T[]];

/** All that one leaf category's products are made from. */
export type LeafPlan = {
  readonly leaf: SampleLeaf;
  readonly departmentName: string;
  readonly catalogueLetter: string;
  readonly titles: Choice<Template>;
  readonly lines: Choice<Template>;
  readonly closings: Choice<string>;
  readonly longEndings: Choice<string>;
  readonly traits: readonly (readonly [TraitId, Choice<string>])[];
  readonly measures: readonly (readonly [MeasureId, readonly number[]])[];
  readonly palette: Palette;
  readonly forms: Choice<number>;
  readonly brands: readonly SampleBrand[];
  readonly series: readonly string[];
  readonly collections: ReturnType<typeof collectionsFor>;
  /** The running total of the weights up to this leaf. */
  readonly upTo: number;
};

/** The swatch of each colour, made once. */
export const swatchOf = (colour: PictureColour) => swatches.get(colour) ?? makeSwatch(colour);

const makeSwatch = (colour: PictureColour) => ({
  displayName: colourName(colour),
  ...(hasSheen(colour)
    ? { imageSrc: `/pictures/swatch/${colour}.webp` }
    : { colour: hexOf(colour) }),
});
const swatches = new Map(
  Object.values(palettes)
    .flatMap(({ colours }) => colours)
    .map((colour) => [colour, makeSwatch(colour)]),
);

const mapChoice = <A, B>([first, ...rest]: Choice<A>, map: (item: A) => B): Choice<B> => [
  map(first),
  ...rest.map(map),
];

function readChoice(text: string): Choice<string> {
  const [first = text, ...rest] = text.split(', ');
  return [first, ...rest];
}

const readTraits = (traits: Traits) =>
  traitIds.flatMap((id) => {
    const values = traits[id];
    return values === undefined ? [] : [[id, readChoice(values)] as const];
  });

const readForms = ([, first, ...rest]: SampleLeaf['scene']): Choice<number> =>
  first === undefined ? [0, 1, 2, 3] : [first, ...rest];

const planLeaf = (
  department: SampleDepartment,
  section: SampleSection,
  leaf: SampleLeaf,
): Omit<LeafPlan, 'upTo'> => ({
  leaf,
  departmentName: department.name,
  catalogueLetter: department.id.charAt(0).toUpperCase(),
  titles: mapChoice(leaf.titles, readTemplate),
  lines: mapChoice(section.lines, readTemplate),
  closings: department.closings,
  longEndings: department.longEndings,
  traits: readTraits({ ...section.traits, ...leaf.traits }),
  measures: Object.entries(leaf.measures ?? {}) as [MeasureId, readonly number[]][],
  palette: palettes[leaf.palette ?? section.palette],
  forms: readForms(leaf.scene),
  brands: sampleBrands(department.id),
  series: seriesOf(department.id),
  collections: collectionsFor(section.id),
});

/** One plan for each leaf category, in the order of the tree. */
export function createPlans(): Choice<LeafPlan> {
  let total = 0;
  const [first, ...rest] = departments
    .flatMap((department) =>
      department.sections.flatMap((section) =>
        section.leaves.map((leaf) => planLeaf(department, section, leaf)),
      ),
    )
    .map((plan) => ({ ...plan, upTo: (total += plan.leaf.weight ?? 1) }));
  if (first === undefined) throw new Error('The sample catalogue has no categories.');
  return [first, ...rest];
}
