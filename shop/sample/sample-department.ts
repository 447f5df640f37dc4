/** The shape of `departments.json`, from which the sample catalogue is made. */
import type { Measure } from '../../src/catalogue/price';
import type { PaletteName } from './palettes';
import type { MeasureId, TraitId } from './sample-facets';

/** Values of a facet by its id, as a list with commas: `{ material: 'Velvet, Linen' }`. */
export type Traits = Readonly<Partial<Record<TraitId, string>>>;

/** One of the categories at the third level, and the kind of thing it sells. */
export type SampleLeaf = {
  readonly id: string;
  readonly name: string;
  /** The scene of its pictures and those of its forms that fit, 0 to 3; none means all four. */
  readonly scene: readonly [string, ...number[]];
  /** Lowest and highest price. */
  readonly price: readonly [number, number];
  /** `{series}`, `{model}`, `{colour}` and the ids of traits and measures are filled in. */
  readonly titles: readonly [string, ...string[]];
  readonly traits?: Traits;
  /** The sizes each range facet comes in, smallest first; the price follows the size. */
  readonly measures?: Readonly<Partial<Record<MeasureId, readonly [number, ...number[]]>>>;
  readonly palette?: PaletteName;
  /** How much of it is sold, any of these: its price is told for one unit too. */
  readonly pack?: {
    readonly unit: Measure['unit'];
    readonly values: readonly [number, ...number[]];
  };
  /** The number of its products in proportion to the other leaves; 1 when absent. */
  readonly weight?: number;
  /** A second category in which some of its products stand as well. */
  readonly alsoIn?: string;
};

export type SampleSection = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly palette: PaletteName;
  /** Opening sentences of descriptions. */
  readonly lines: readonly [string, ...string[]];
  readonly traits?: Traits;
  readonly leaves: readonly SampleLeaf[];
};

export type SampleDepartment = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Closing sentences of descriptions. */
  readonly closings: readonly [string, ...string[]];
  /** What a long title ends with. */
  readonly longEndings: readonly [string, ...string[]];
  readonly sections: readonly SampleSection[];
};
