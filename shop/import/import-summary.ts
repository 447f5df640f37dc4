/** What an import says at its end. */
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import type { LostHistory } from '../catalogue/price-history';
import type { ReductionSummary } from './count-reductions';
import type { Changes } from './guard/count-changes';
import type { OpenedRows } from './formats/open-rows';
import type { SkipReason } from './formats/row';
import type { Ids } from './columns/find-ids';
import type { ReadCatalogue } from './read-drafts';
import type { RowReport } from './row-report';

export type ImportSummary = {
  /** Whose export it is, or the format. */
  readonly format: string;
  readonly rows: number;
  readonly accepted: number;
  readonly rejected: number;
  /** By reason: the number of rows that are left out. */
  readonly skipped: ReadonlyMap<SkipReason, number>;
  readonly products: number;
  /** Since the import before; undefined where there is none. */
  readonly changes: Changes | undefined;
  readonly categories: number;
  /** Fields that were left out of products: the number of rows by field. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** Names of columns that are not for shoppers, so that no filter shows them. */
  readonly heldBack: readonly string[];
  /** An entry for each way in which brands of the shop read prior prices. */
  readonly reductions: readonly ReductionSummary[];
  /** Why what was known of prices is not used. */
  readonly lostHistory: LostHistory | undefined;
  /** A category whose name may be a path, where none stands in another. */
  readonly unreadPath: string | undefined;
  /** Of the words of their rows, since no column has any. */
  readonly areIdsMade: boolean;
  readonly facets: number;
  /** What became of each column, a line each. */
  readonly columns: readonly string[];
  /** Of the texts: the code, or undefined where they do not tell. */
  readonly language: string | undefined;
  readonly currency: string;
  readonly isCurrencyAssumed: boolean;
  /** Rows that are left out because of another currency. */
  readonly otherCurrencies: ReadCatalogue['otherCurrencies'];
  /** Whether pictures are left out, for lack of their address. */
  readonly needsImageBase: boolean;
  /** Other origins that pictures come from, ten at most. */
  readonly pictureOrigins: readonly string[];
  /** The first address of a picture that no page can load. */
  readonly unplacedPicture: string | undefined;
};

type Summarised = Pick<
  ImportSummary,
  | 'products'
  | 'changes'
  | 'columns'
  | 'pictureOrigins'
  | 'unplacedPicture'
  | 'reductions'
  | 'lostHistory'
> & {
  readonly outline: CatalogueOutline;
  readonly work: { readonly opened: OpenedRows; readonly report: RowReport; readonly ids: Ids };
  readonly read: ReadCatalogue;
};

const nameOf = ({ name, entry }: OpenedRows): string =>
  entry === undefined ? name : `${name} in ${entry}`;

export const summarise = ({ outline, read, work, ...counted }: Summarised): ImportSummary => ({
  ...counted,
  format: nameOf(work.opened),
  rows: read.rows,
  accepted: read.accepted,
  rejected: work.report.rejected(),
  skipped: work.report.skipped(),
  leftOut: work.report.leftOut(),
  heldBack: [...read.heldBack],
  categories: outline.categories.length,
  unreadPath: outline.categories.some(({ parentId }) => parentId !== undefined)
    ? undefined
    : outline.categories.find(({ name }) => name.includes('/'))?.name,
  facets: outline.facets.filter((facet) => facet.type === 'multiple' || !facet.prior).length,
  language: outline.language,
  currency: read.currency,
  areIdsMade: work.ids.areMade,
  isCurrencyAssumed: read.isCurrencyAssumed,
  otherCurrencies: read.otherCurrencies,
  needsImageBase: work.opened.needsImageBase,
});
