/** The two passes of an import: rows become drafts, then drafts become products of the catalogue. */
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { createYield } from '../catalogue/embedded/yield-to-event-loop';
import type { HistoryHeader } from '../catalogue/price-history';
import type { PriceHistory } from '../catalogue/price-table';
import { countReductions } from './count-reductions';
import { type DatedVariants, datePrices, undated, type Variants } from './date-prices';
import type { DraftStore } from './draft-store';
import { describeFacets } from './facets/describe-facets';
import { finishProduct, type FinishingPlan } from './finish-product';
import { compareCatalogues, type Comparison } from './guard/compare-catalogues';
import type { EarlierCatalogue } from './guard/earlier-catalogue';
import { type ImportSummary, summarise } from './import-summary';
import { createPictureOrigins } from './picture-origins';
import { type Plan, planImport, type Work } from './plan-import';
import { dayMs } from './products/read-texts';
import { createShopDay } from './shop-day';

/** What is in the catalogue, and where the products go. */
export type ImportPlace = {
  readonly findEarlier: () => Promise<EarlierCatalogue | undefined>;
  /** Absent in a dry run. */
  readonly target?: ImportTarget;
};

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

/** Lets signals be heard. */
async function countAll(products: Iterable<CatalogueProduct>): Promise<void> {
  const yieldToEventLoop = createYield();
  for (const product of products) {
    void product;
    await yieldToEventLoop();
  }
}

/** Counts what the summary says of the products, each time that they are read. */
function createCounts(
  { options }: Work,
  { outline }: Plan,
  { history, comparison }: { history: PriceHistory | undefined; comparison: Comparison },
) {
  const begin = () => ({
    products: 0,
    pictures: createPictureOrigins(),
    reductions: countReductions(options.brands ?? [], outline.categories),
  });
  let counts = begin();
  return {
    source: function* (all: () => Iterable<Finished>): Generator<CatalogueProduct> {
      counts = begin();
      comparison.begin();
      for (const { product, ...facts } of all()) {
        counts.products += 1;
        counts.pictures.add(product);
        comparison.add(product);
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
      changes: comparison.finish(),
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

type SecondPass = {
  readonly plan: Plan;
  readonly comparison: Comparison;
  readonly target: ImportTarget | undefined;
};

/** Drafts become products. Without a target they are only counted. */
async function finishImport(
  work: Work,
  store: DraftStore,
  { plan, comparison, target }: SecondPass,
): Promise<ImportSummary> {
  const { read, outline } = plan;
  const dayOf = createShopDay(work.options.timeZone);
  const { currency } = read;
  const history = await target?.openHistory({ currency, day: dayOf(Date.now()) });
  const counts = createCounts(work, plan, { history, comparison });
  const date = history ? (all: Variants) => datePrices(all, { history, dayOf }) : undated;
  const source = () => counts.source(() => finished(store, plan.finishing, date));
  if (target === undefined || history === undefined) await countAll(source());
  else await buildWith(target, { outline, expected: store.count() }, source, history);
  work.bar.clear();
  const columns = describeFacets(plan.facets, plan.statistics.furtherColumns());
  return summarise({ outline, read, work, columns, ...counts.finish() });
}

/** Runs both passes. */
export async function importInto(
  work: Work,
  store: DraftStore,
  { findEarlier, target }: ImportPlace,
): Promise<ImportSummary> {
  const planned = await planImport(work, store);
  const earlier = await findEarlier();
  // Texts that do not tell their language are in the one before, so that a night does not change how a shop searches.
  const { currencyCode: currency, language = earlier?.language } = planned.outline;
  const now = { products: store.count(), currency, language };
  const comparison = await compareCatalogues(earlier, now, work.options);
  const plan = { ...planned, outline: withoutUndefined({ ...planned.outline, language }) };
  try {
    return await finishImport(work, store, { plan, comparison, target });
  } finally {
    comparison.close();
  }
}
