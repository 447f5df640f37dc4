/** What is planned for the facets and the columns of an import. */
import type { CatalogueFacet } from '../../catalogue/catalogue-product';
import type { DecimalMark } from '../products/read-price';
import type { ColumnForm } from './column-form';
import type { ColumnStatistic } from './column-statistics';
import type { DraftStatistics } from './draft-statistics';
import type { FacetSettings } from './facet-settings';

export type ReadOptions = (values: readonly string[]) => readonly string[];

export type FacetPlanInput = {
  readonly statistics: DraftStatistics;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The mark before the decimals of the file's numbers. */
  readonly decimal: DecimalMark;
  readonly settings?: FacetSettings | undefined;
  /** Ids of attributes that the user makes facets of. */
  readonly wanted?: readonly string[] | undefined;
  /** Whether a brand computes discounts from prices that the catalogue remembers. */
  readonly readsPrior?: boolean;
};

/** A column of attributes, and the form that its values suggest. */
export type PlannedColumn = { readonly column: ColumnStatistic; readonly form: ColumnForm };

export type FacetPlan = {
  readonly facets: readonly CatalogueFacet[];
  /** By attribute: its values as options. Others stay as they are. */
  readonly optionsOf: ReadonlyMap<string, ReadOptions>;
  /** By range facet that is filled from an attribute or a measure. */
  readonly measures: ReadonlyMap<string, ReadMeasure>;
  readonly columns: readonly PlannedColumn[];
};

export type Planning = FacetPlanInput & { readonly columns: ReadonlyMap<string, PlannedColumn> };

type ReadMeasure = {
  /** The number in a text, in the unit of the facet; undefined for one that has none. */
  readonly read: (text: string) => number | undefined;
  /** Decimals that numbers are rounded to. */
  readonly digits: number;
};

export type PlannedFacet = {
  readonly facet: CatalogueFacet;
  readonly attribute: string;
  readonly readOptions?: ReadOptions | undefined;
  readonly measure?: ReadMeasure;
};
