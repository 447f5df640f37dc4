/** The two passes of an import: rows become drafts, then drafts become products of the catalogue. */
import { statSync } from 'node:fs';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { currencyOfMap } from './columns/column-currency';
import type { ColumnMap } from './columns/column-map';
import type { DraftStore } from './draft-store';
import { describeFacets } from './facets/describe-facets';
import { createDraftStatistics, type DraftStatistics } from './facets/draft-statistics';
import { planFacets } from './facets/facet-plan';
import type { FacetSettings } from './facets/facet-settings';
import type { FacetPlan } from './facets/planned-facets';
import { finishProduct } from './finish-product';
import { findDecimalMark } from './find-decimal-mark';
import type { OpenedRows } from './formats/open-rows';
import { ImportFailure, type SkipReason } from './formats/row';
import type { ImportOptions } from './import-options';
import { createPictureOrigins } from './picture-origins';
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
  /** A category whose name may be a path, where none stands in another. */
  readonly unreadPath: string | undefined;
  readonly facets: number;
  /** What became of each column, a line each. */
  readonly columns: readonly string[];
  readonly currency: string;
  readonly isCurrencyAssumed: boolean;
  /** Whether pictures are left out, for lack of their address. */
  readonly needsImageBase: boolean;
  /** Other origins that pictures come from, ten at most. */
  readonly pictureOrigins: readonly string[];
  /** The first address of a picture that no page can load. */
  readonly unplacedPicture: string | undefined;
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

export type Planned = {
  readonly outline: CatalogueOutline;
  /** The number of products. */
  readonly expected: number;
};

function planOutline(
  { settings, synonyms }: Work,
  { categories, collections, currency }: ReadCatalogue,
  facets: FacetPlan['facets'],
): CatalogueOutline {
  return {
    categories,
    collections,
    facets,
    ...(settings !== undefined && { firstFacets: settings.facets.map(({ id }) => id) }),
    currencyCode: currency,
    ...(synonyms !== undefined && { synonyms }),
  };
}

type Summarised = Pick<Planned, 'outline'> &
  Pick<ImportSummary, 'products' | 'columns' | 'pictureOrigins' | 'unplacedPicture'> & {
    readonly work: Work;
    readonly read: ReadCatalogue;
  };

const summarise = ({
  outline,
  read,
  work,
  products,
  columns,
  pictureOrigins,
  unplacedPicture,
}: Summarised): ImportSummary => ({
  format: work.opened.name,
  rows: read.rows,
  accepted: read.accepted,
  rejected: work.report.rejected(),
  skipped: work.report.skipped(),
  products,
  categories: outline.categories.length,
  unreadPath: outline.categories.some(({ parentId }) => parentId !== undefined)
    ? undefined
    : outline.categories.find(({ name }) => name.includes('/'))?.name,
  facets: outline.facets.length,
  columns,
  currency: read.currency,
  isCurrencyAssumed: read.isCurrencyAssumed,
  needsImageBase: work.opened.needsImageBase,
  pictureOrigins,
  unplacedPicture,
});

const findMarks = ({ opened, options: { decimal } }: Work): Promise<PriceMarks | undefined> =>
  decimal === undefined
    ? findDecimalMark(opened.rows(() => undefined))
    : Promise.resolve({ decimal, isGiven: true });

type FirstPass = {
  readonly store: DraftStore;
  readonly statistics: DraftStatistics;
  readonly marks: PriceMarks | undefined;
};

/** The first pass: every row of the file becomes a draft or a line of the report. */
async function readFile(
  { opened, bar, report, options, map }: Work,
  pass: FirstPass,
): Promise<ReadCatalogue> {
  let share = 0;
  const read = await readDrafts({
    ...pass,
    rows: opened.rows((done) => (share = done / Math.max(1, opened.size))),
    report,
    currency: options.currency,
    columnCurrency: currencyOfMap(map),
    imageBase: options.imageBase,
    onProgress: (accepted) => bar.show('Reading', share, accepted),
  });
  if (statSync(options.file, { throwIfNoEntry: false })?.size !== opened.size)
    throw new ImportFailure(
      `${options.file} has changed while it was read; import it again when it is complete`,
    );
  return read;
}

const productsBetweenTasks = 1000;

/** Lets signals be heard. */
async function countAll(products: Iterable<CatalogueProduct>): Promise<void> {
  let count = 0;
  for (const product of products) {
    void product;
    count += 1;
    if (count % productsBetweenTasks === 0) await nextTask();
  }
}

/** Runs both passes. `build` gets the finished products; without it they are only counted. */
export async function importInto(
  work: Work,
  store: DraftStore,
  build?: (planned: Planned, products: () => Iterable<CatalogueProduct>) => Promise<void>,
): Promise<ImportSummary> {
  const { settings, bar } = work;
  const marks = await findMarks(work);
  const decimal = marks?.decimal ?? '.';
  const statistics = createDraftStatistics(decimal);
  const read = await readFile(work, { store, statistics, marks });
  const wanted = work.map?.mapped.flatMap(({ facetId }) => facetId ?? []);
  const facets = planFacets({ statistics, currency: read.currency, decimal, settings, wanted });
  const outline = planOutline(work, read, facets.facets);
  let products = 0;
  const pictures = createPictureOrigins();
  const source = function* (): Generator<CatalogueProduct> {
    products = 0;
    const hasPopularity = statistics.hasPopularity();
    const { idOfPath } = read;
    const plan = { idOfPath, hasPopularity, facets, settings: settings?.facets ?? [] };
    for (const product of finished(store, plan)) {
      products += 1;
      pictures.add(product);
      yield product;
    }
  };
  if (build === undefined) await countAll(source());
  else await build({ outline, expected: store.count() }, source);
  bar.clear();
  const columns = describeFacets(facets, statistics.furtherColumns());
  return summarise({
    outline,
    read,
    work,
    products,
    columns,
    pictureOrigins: pictures.origins(),
    unplacedPicture: pictures.unplaced(),
  });
}
