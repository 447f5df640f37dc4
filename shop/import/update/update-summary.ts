/** What an update of prices and stock, or a removal, says at its end. */
import type { Changes } from '../guard/count-changes';
import type { SkipReason } from '../formats/row';

export type UpdateSummary = {
  readonly format: string;
  readonly rows: number;
  readonly rejected: number;
  /** By reason: the number of rows that are left out. */
  readonly skipped: ReadonlyMap<SkipReason, number>;
  readonly products: number;
  readonly changes: Changes;
  /** The number of ids that the catalogue has not, and the first of them. */
  readonly unknown: { readonly count: number; readonly first: readonly string[] };
  /** Columns that are not taken. */
  readonly unused: readonly string[];
};
