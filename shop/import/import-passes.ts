/** The two passes of an import: rows become drafts, then drafts become products of the catalogue. */
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import type { ColumnMap } from './columns/column-map';
import type { DraftStore } from './draft-store';
import { createDraftStatistics, type DraftStatistics } from './facets/draft-statistics';
import { knownRanges, planFacets } from './facets/facet-plan';
import type { FacetSettings } from './facets/facet-settings';
import { finishProduct } from './finish-product';
import { findDecimalMark } from './find-decimal-mark';
import type { OpenedRows } from './formats/open-rows';
import type { SkipReason } from './formats/row';
import type { ImportOptions } from './import-options';
import type { PriceMarks } from './products/read-price';
import type { ProgressBar } from './progress-bar';
import { type ReadCatalogue, readDrafts } from './read-drafts';
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
  readonly categories: number;
  readonly facets: number;
  readonly currency: string;
  readonly isCurrencyAssumed: boolean;
  /** Whether pictures are left out, for lack of their address. */
  readonly needsImageBase: boolean;
};

export type Work = {
  readonly options: ImportOptions;
  readonly opened: OpenedRows;
  readonly map: ColumnMap | undefined;
  readonly settings: FacetSettings | undefined;
  readonly synonyms: CatalogueOutline['synonyms'];
  readonly bar: ProgressBar;
  readonly report: RowReport;
};

const dayMs = 86_400_000;

function* finished(
  store: DraftStore,
  plan: Omit<Parameters<typeof finishProduct>[2], 'today' | 'hasId'>,
): Generator<CatalogueProduct> {
  const today = Math.floor(Date.now() / dayMs);
  let order = 0;
  for (const [first, ...others] of store.products()) {
    if (first === undefined) continue;
    yield finishProduct([first, ...others], order, { ...plan, today, hasId: store.hasId });
    order += 1;
  }
}

export type Planned = { readonly outline: CatalogueOutline; readonly read: ReadCatalogue };

function planOutline(
  { map, settings, synonyms }: Work,
  read: ReadCatalogue,
  statistics: DraftStatistics,
): CatalogueOutline {
  const { categories, collections, currency } = read;
  const wanted = map?.mapped.flatMap(({ facetId }) => facetId ?? []);
  return {
    categories,
    collections,
    facets: planFacets({ statistics, currency, settings, wanted }),
    ...(settings !== undefined && { firstFacets: settings.facets.map(({ id }) => id) }),
    currencyCode: currency,
    ...(synonyms !== undefined && { synonyms }),
  };
}

const rangesOf = (settings: FacetSettings | undefined): readonly string[] => [
  ...Object.keys(knownRanges),
  ...(settings?.facets ?? [])
    .filter(({ type }) => type === 'range')
    .map(({ attribute, id }) => attribute ?? id),
];

const summarise = (
  { outline, read }: Planned,
  { products, work }: { readonly products: number; readonly work: Work },
): ImportSummary => ({
  format: work.opened.name,
  rows: read.rows,
  accepted: read.accepted,
  rejected: work.report.rejected(),
  skipped: work.report.skipped(),
  products,
  categories: outline.categories.length,
  facets: outline.facets.length,
  currency: read.currency,
  isCurrencyAssumed: read.isCurrencyAssumed,
  needsImageBase: work.opened.needsImageBase,
});

const findMarks = ({ opened, options: { decimal } }: Work): Promise<PriceMarks | undefined> =>
  decimal === undefined
    ? findDecimalMark(opened.rows(() => undefined))
    : Promise.resolve({ decimal, isGiven: true });

/** Runs both passes. `build` gets the finished products; without it they are only counted. */
export async function importInto(
  work: Work,
  store: DraftStore,
  build?: (planned: Planned, products: () => Iterable<CatalogueProduct>) => Promise<void>,
): Promise<ImportSummary> {
  const { opened, settings, bar, report, options } = work;
  const statistics = createDraftStatistics(rangesOf(settings));
  let share = 0;
  const read = await readDrafts({
    rows: opened.rows((done) => (share = done / Math.max(1, opened.size))),
    store,
    statistics,
    report,
    currency: options.currency,
    marks: await findMarks(work),
    onProgress: (accepted) => bar.show('Reading', share, accepted),
  });
  const outline = planOutline(work, read, statistics);
  let products = 0;
  const source = function* (): Generator<CatalogueProduct> {
    products = 0;
    const hasPopularity = statistics.hasPopularity();
    const { facets } = outline;
    const { idOfPath } = read;
    const ranges = [
      ...Object.keys(knownRanges),
      ...facets.filter(({ type }) => type === 'range').map(({ id }) => id),
    ];
    const plan = { idOfPath, hasPopularity, ranges, settings: settings?.facets ?? [] };
    for (const product of finished(store, plan)) {
      products += 1;
      yield product;
    }
  };
  if (build === undefined) for (const product of source()) void product;
  else await build({ outline, read }, source);
  bar.clear();
  return summarise({ outline, read }, { products, work });
}
