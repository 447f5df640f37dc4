/** The two passes of an import: rows become drafts, then drafts become products of the catalogue. */
import { statSync } from 'node:fs';
import { setImmediate as nextTask } from 'node:timers/promises';
import { priorReadingsOf, withDiscounts } from '../catalogue/brand-discount';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import type { HistoryHeader } from '../catalogue/price-history';
import type { PriceHistory } from '../catalogue/price-table';
import { currencyOfMap } from './columns/column-currency';
import type { ColumnMap } from './columns/column-map';
import type { DraftStore } from './draft-store';
import { describeFacets } from './facets/describe-facets';
import { createDraftStatistics, type DraftStatistics } from './facets/draft-statistics';
import { planFacets } from './facets/facet-plan';
import type { FacetSettings } from './facets/facet-settings';
import type { FacetPlan } from './facets/planned-facets';
import { countReductions } from './count-reductions';
import { type DatedVariants, datePrices, undated, type Variants } from './date-prices';
import { finishProduct, type FinishingPlan } from './finish-product';
import { findDecimalMark } from './find-decimal-mark';
import type { OpenedRows } from './formats/open-rows';
import { ImportFailure } from './formats/row';
import type { ImportOptions } from './import-options';
import { type ImportSummary, summarise } from './import-summary';
import { createPictureOrigins } from './picture-origins';
import type { PriceMarks } from './products/read-price';
import { dayMs } from './products/read-texts';
import type { ProgressBar } from './progress-bar';
import { type ReadCatalogue, readDrafts } from './read-drafts';
import type { RowReport } from './row-report';
import { createShopDay } from './shop-day';

export type Work = {
  readonly options: ImportOptions;
  readonly opened: OpenedRows;
  readonly map: ColumnMap | undefined;
  readonly settings: FacetSettings | undefined;
  readonly synonyms: CatalogueOutline['synonyms'];
  readonly bar: ProgressBar;
  readonly report: RowReport;
};

/** Where the products go. */
export type ImportTarget = {
  readonly openHistory: (now: HistoryHeader) => Promise<PriceHistory>;
  readonly build: (
    planned: Planned,
    products: () => Iterable<CatalogueProduct>,
    priceHistory: PriceHistory,
  ) => Promise<void>;
};

type Finished = Omit<DatedVariants, 'variants'> & { readonly product: CatalogueProduct };

function* finished(
  store: DraftStore,
  plan: Omit<FinishingPlan, 'today' | 'hasId'>,
  date: (variants: Variants) => DatedVariants,
): Generator<Finished> {
  const today = Math.floor(Date.now() / dayMs);
  let order = 0;
  for (const [first, ...others] of store.products()) {
    if (first === undefined) continue;
    const { variants, ...facts } = date([first, ...others]);
    const product = finishProduct(variants, order, { ...plan, today, hasId: store.hasId });
    yield { product, ...facts };
    order += 1;
  }
}

type Planned = {
  readonly outline: CatalogueOutline;
  /** The number of products. */
  readonly expected: number;
};

function planOutline(
  { settings, synonyms, options: { brands = [] } }: Work,
  { categories, collections, currency }: ReadCatalogue,
  facets: FacetPlan['facets'],
): CatalogueOutline {
  return {
    categories,
    collections,
    facets: withDiscounts(facets, priorReadingsOf(brands)),
    ...(settings !== undefined && { firstFacets: settings.facets.map(({ id }) => id) }),
    currencyCode: currency,
    ...(synonyms !== undefined && { synonyms }),
  };
}

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

/** What the first pass finds out, and the second needs. */
type Plan = {
  readonly read: ReadCatalogue;
  readonly statistics: DraftStatistics;
  readonly facets: FacetPlan;
  readonly outline: CatalogueOutline;
  readonly finishing: Omit<FinishingPlan, 'today' | 'hasId'>;
};

async function planImport(work: Work, store: DraftStore): Promise<Plan> {
  const { settings, options } = work;
  const marks = await findMarks(work);
  const { decimal = '.' } = marks ?? {};
  const statistics = createDraftStatistics(decimal);
  const read = await readFile(work, { store, statistics, marks });
  const { currency, idOfPath } = read;
  const readsPrior = priorReadingsOf(options.brands ?? []).length > 0;
  const wanted = work.map?.mapped.flatMap(({ facetId }) => facetId ?? []);
  const facets = planFacets({ statistics, currency, decimal, settings, wanted, readsPrior });
  const hasPopularity = statistics.hasPopularity();
  return {
    read,
    statistics,
    facets,
    outline: planOutline(work, read, facets.facets),
    finishing: { idOfPath, hasPopularity, facets, settings: settings?.facets ?? [] },
  };
}

/** Counts what the summary says of the products, each time that they are read. */
function createCounts({ options }: Work, { outline }: Plan, history: PriceHistory | undefined) {
  const begin = () => ({
    products: 0,
    pictures: createPictureOrigins(),
    reductions: countReductions(options.brands ?? [], outline.categories),
  });
  let counts = begin();
  return {
    source: function* (all: () => Iterable<Finished>): Generator<CatalogueProduct> {
      counts = begin();
      for (const { product, ...facts } of all()) {
        counts.products += 1;
        counts.pictures.add(product);
        counts.reductions.add(product, { ...facts, lost: history?.lost });
        yield product;
      }
    },
    finish: () => ({
      products: counts.products,
      pictureOrigins: counts.pictures.origins(),
      unplacedPicture: counts.pictures.unplaced(),
      reductions: history === undefined ? [] : counts.reductions.summary(),
      lostHistory: history?.lost,
    }),
  };
}

/** Closes the history, which is of no use then, when a build fails. */
async function buildWith(
  { build }: ImportTarget,
  ...[planned, source, priceHistory]: Parameters<ImportTarget['build']>
): Promise<void> {
  try {
    await build(planned, source, priceHistory);
  } catch (error) {
    priceHistory.abandon();
    throw error;
  }
}

/** Runs both passes. Without a target the products are only counted. */
export async function importInto(
  work: Work,
  store: DraftStore,
  target?: ImportTarget,
): Promise<ImportSummary> {
  const plan = await planImport(work, store);
  const { read, outline } = plan;
  const dayOf = createShopDay(work.options.timeZone);
  const { currency } = read;
  const history = await target?.openHistory({ currency, day: dayOf(Date.now()) });
  const counts = createCounts(work, plan, history);
  const date = history ? (all: Variants) => datePrices(all, { history, dayOf }) : undated;
  const source = () => counts.source(() => finished(store, plan.finishing, date));
  if (target === undefined || history === undefined) await countAll(source());
  else await buildWith(target, { outline, expected: store.count() }, source, history);
  work.bar.clear();
  const columns = describeFacets(plan.facets, plan.statistics.furtherColumns());
  return summarise({ outline, read, work, columns, ...counts.finish() });
}
