/** Gathers statistics for facets from the drafts, in bounded memory. */
import { isSoldOut } from '../../catalogue/availability';
import type { ProductDraft } from '../products/product-draft';
import type { DecimalMark } from '../products/read-price';
import {
  type ColumnGatherer,
  type ColumnStatistic,
  createValueReader,
  gatherColumn,
} from './column-statistics';
import { createSampler } from './sampler';

/** Names of attributes, by id. */
type Names = ReadonlyMap<string, string>;

export type DraftStatistics = {
  readonly add: (draft: ProductDraft, names: Names) => void;
  readonly products: () => number;
  /** The columns of attributes, those that most products have first. */
  readonly columns: () => readonly ColumnStatistic[];
  /** How many columns are left out, since there are too many. */
  readonly furtherColumns: () => number;
  /** Some of the numbers that are prices or measures of their own, ascending; empty when no product has any. */
  readonly numbers: (id: string) => readonly number[];
  /** Ids of the measures that products have. */
  readonly measures: () => readonly string[];
  readonly hasBrands: () => boolean;
  readonly hasSeveralDepartments: () => boolean;
  readonly hasReviews: () => boolean;
  readonly hasDiscounts: () => boolean;
  readonly hasPopularity: () => boolean;
  readonly hasSoldOut: () => boolean;
};

const mostColumns = 500;
const mostFurther = 10_000;
/** Characters of an id that tell it apart. */
const longestFurther = 100;

function gatherColumns(decimal: DecimalMark) {
  const readValue = createValueReader(decimal);
  const byId = new Map<string, ColumnGatherer>();
  const further = new Set<string>();
  const find = (id: string, name: string): ColumnGatherer | undefined => {
    const known = byId.get(id);
    if (known !== undefined) return known;
    if (byId.size >= mostColumns) {
      if (further.size < mostFurther) further.add(id.slice(0, longestFurther));
      return undefined;
    }
    const made = gatherColumn(id, name, readValue);
    byId.set(id, made);
    return made;
  };
  return {
    byId,
    further,
    add: ({ attributes }: ProductDraft, names: Names): void => {
      for (const [id, values] of Object.entries(attributes))
        if (values.length > 0) find(id, names.get(id) ?? id)?.add(values);
    },
  };
}

function gatherNumbers() {
  const samplers = new Map([['price', createSampler()]]);
  const add = (id: string, value: number): void => {
    if (!samplers.has(id) && samplers.size < mostColumns) samplers.set(id, createSampler());
    samplers.get(id)?.add(value);
  };
  return {
    samplers,
    add: ({ price, measures }: ProductDraft): void => {
      add('price', price.current);
      for (const [id, value] of Object.entries(measures)) add(id, value);
    },
  };
}

const departmentsOf = ({ attributes, paths }: ProductDraft): readonly string[] => [
  ...(attributes['department'] ?? []),
  ...paths.flatMap(([top]) => top ?? []),
];

/** What some product has. */
function gatherPresence() {
  const departments = new Set<string>();
  const seen = {
    brands: false,
    reviews: false,
    discounts: false,
    popularity: false,
    soldOut: false,
  };
  return {
    seen,
    departments,
    add: (draft: ProductDraft): void => {
      if (departments.size < 2) for (const name of departmentsOf(draft)) departments.add(name);
      seen.brands ||= draft.brand.id !== '';
      seen.reviews ||= draft.reviews !== undefined;
      seen.discounts ||= draft.price.previous !== undefined;
      seen.popularity ||= draft.popularity !== undefined;
      seen.soldOut ||= isSoldOut(draft);
    },
  };
}

/** `decimal` is the mark before the decimals of the file's numbers. */
export function createDraftStatistics(decimal: DecimalMark): DraftStatistics {
  const columns = gatherColumns(decimal);
  const numbers = gatherNumbers();
  const { seen, departments, add } = gatherPresence();
  let products = 0;
  return {
    add: (draft, names) => {
      products += 1;
      columns.add(draft, names);
      numbers.add(draft);
      add(draft);
    },
    products: () => products,
    columns: () =>
      [...columns.byId.values()]
        .map((column) => column.statistic())
        .sort((one, other) => other.holders - one.holders || (one.id < other.id ? -1 : 1)),
    furtherColumns: () => columns.further.size,
    numbers: (id) => numbers.samplers.get(id)?.sorted() ?? [],
    measures: () => [...numbers.samplers.keys()].filter((id) => id !== 'price'),
    hasBrands: () => seen.brands,
    hasSeveralDepartments: () => departments.size > 1,
    hasReviews: () => seen.reviews,
    hasDiscounts: () => seen.discounts,
    hasPopularity: () => seen.popularity,
    hasSoldOut: () => seen.soldOut,
  };
}
