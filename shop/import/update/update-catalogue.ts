/** Updates the catalogue in use by a file of prices and stock, or removes the products of a file. */
import type { CatalogueOutline, CatalogueProduct } from '../../catalogue/catalogue-product';
import { availabilityFacet, isSoldOut } from '../../catalogue/availability';
import type { CardTable } from '../../catalogue/embedded/card-table';
import type { RevisedProduct } from '../../catalogue/embedded/revise-generation';
import { createYield } from '../../catalogue/embedded/yield-to-event-loop';
import type { HistoryHeader } from '../../catalogue/price-history';
import type { PriceHistory } from '../../catalogue/price-table';
import { datePrice } from '../date-prices';
import { findDecimalMark } from '../find-decimal-mark';
import type { OpenedRows } from '../formats/open-rows';
import { ImportFailure } from '../formats/row';
import { checkCount } from '../guard/check-changes';
import { countChanges } from '../guard/count-changes';
import type { ImportOptions } from '../import-options';
import type { ProgressBar } from '../progress-bar';
import type { RowReport } from '../row-report';
import { createShopDay } from '../shop-day';
import { type Applying, applyUpdates } from './apply-updates';
import { type ReadUpdates, readUpdates } from './read-updates';
import type { UpdateSummary } from './update-summary';

/** The catalogue in use, wherever it is. */
export type UpdatedCatalogue = {
  readonly outline: CatalogueOutline;
  readonly products: number;
  readonly cards: CardTable;
  readonly openHistory: (now: HistoryHeader) => Promise<PriceHistory>;
  /** Replaces it by a catalogue of these products, in their order; `undefined` is one that goes. */
  readonly replace: (revision: {
    readonly outline: CatalogueOutline;
    readonly products: () => Iterable<RevisedProduct | undefined>;
    readonly removes: boolean;
    readonly history: PriceHistory;
  }) => Promise<void>;
};

export type UpdateWork = {
  readonly options: ImportOptions;
  readonly opened: OpenedRows;
  readonly columns: ReadonlySet<string>;
  readonly bar: ProgressBar;
  readonly report: RowReport;
};

export const nothingToUpdate = (): ImportFailure =>
  new ImportFailure('nothing was imported yet; import a file of whole products first');

export const tooOld = (): ImportFailure =>
  new ImportFailure('the catalogue is of an earlier version; import a file of whole products once');

const mostShown = 3;

async function readFile(
  { options, opened, report, columns, bar }: UpdateWork,
  currency: string,
): Promise<ReadUpdates> {
  const marks = options.decimal
    ? { decimal: options.decimal, isGiven: true }
    : await findDecimalMark(opened.firstRows());
  const rows = opened.rows((done) => bar.show('Reading', done / Math.max(1, opened.size), 0));
  const removes = options.mode === 'remove';
  const { rates } = options;
  return readUpdates({ rows, report, currency, marks, columns, removes, rates });
}

type Tried = Pick<UpdateSummary, 'changes' | 'unknown'> & { readonly hasSoldOut: boolean };

/** Reports the ids that the catalogue does not have; throws when it has none of all. */
function reportUnknown(
  { updates }: Pick<Applying, 'updates'>,
  found: ReadonlySet<string>,
  report: RowReport,
): Tried['unknown'] {
  const unknown: string[] = [];
  let count = 0;
  for (const [id, { line }] of updates) {
    if (found.has(id)) continue;
    count += 1;
    if (unknown.length < mostShown) unknown.push(id);
    report.skip(line, 'unknown id', `the catalogue has no "${id}"`);
  }
  if (found.size === 0)
    throw new ImportFailure(
      `the catalogue has none of the ${count.toLocaleString('en')} ids, such as ${unknown.join(', ')}`,
    );
  return { count, first: unknown };
}

/** What the update would change; nothing is written yet. */
async function tryUpdates(
  { cards, products }: UpdatedCatalogue,
  applying: Omit<Applying, 'onFound'>,
  report: RowReport,
): Promise<Tried> {
  const yieldToEventLoop = createYield();
  const found = new Set<string>();
  const changes = countChanges(products);
  let hasSoldOut = false;
  for (const before of cards.all()) {
    // Meanwhile the lock of a cluster is renewed, and signals are heard.
    await yieldToEventLoop();
    const now = applyUpdates(before, { ...applying, onFound: (id) => found.add(id) });
    if (now === undefined) continue;
    changes.add(before, now);
    hasSoldOut ||= isSoldOut(now);
  }
  const unknown = reportUnknown(applying, found, report);
  return { changes: changes.finish(), unknown, hasSoldOut };
}

/** The first product that is sold out brings the filter for it, unless the retailer has chosen the filters. */
function outlineWith(outline: CatalogueOutline, hasSoldOut: boolean): CatalogueOutline {
  const { facets, firstFacets } = outline;
  const isThere = facets.some(({ id }) => id === availabilityFacet.id);
  return !hasSoldOut || isThere || firstFacets !== undefined
    ? outline
    : { ...outline, facets: [...facets, availabilityFacet] };
}

/** An update changes nothing else. */
const offerOf = ({ price, availability, variants }: CatalogueProduct): string =>
  JSON.stringify([price, availability, variants]);

const isSame = (one: CatalogueProduct, other: CatalogueProduct): boolean =>
  one === other || offerOf(one) === offerOf(other);

function* revise(cards: CardTable, applying: Applying): Generator<RevisedProduct | undefined> {
  for (const before of cards.all()) {
    const product = applyUpdates(before, applying);
    yield product && { product, isChanged: !isSame(before, product) };
  }
}

async function write(
  catalogue: UpdatedCatalogue,
  { options }: UpdateWork,
  { applying, hasSoldOut }: { applying: Applying; hasSoldOut: boolean },
): Promise<void> {
  const { cards, outline } = catalogue;
  const { currency, removes } = applying;
  const dayOf = createShopDay(options.timeZone);
  const history = await catalogue.openHistory({ currency, day: dayOf(Date.now()) });
  const dated: Applying = {
    ...applying,
    date: (part) => datePrice(part, { history, dayOf }).draft,
  };
  try {
    await catalogue.replace({
      outline: outlineWith(outline, hasSoldOut),
      products: () => revise(cards, dated),
      removes,
      history,
    });
  } catch (error) {
    history.abandon();
    throw error;
  }
}

/** Rejects with an `ImportFailure`, and the catalogue is as it was. */
export async function updateCatalogue(
  catalogue: UpdatedCatalogue,
  work: UpdateWork,
): Promise<UpdateSummary> {
  const { options, opened, report, bar } = work;
  const { currencyCode: currency = 'GBP' } = catalogue.outline;
  const { updates, rows, unused } = await readFile(work, currency);
  const removes = options.mode === 'remove';
  const applying: Applying = { updates, removes, currency, date: (part) => part };
  const { changes, unknown, hasSoldOut } = await tryUpdates(catalogue, applying, report);
  const products = catalogue.products - changes.gone;
  if (options.acceptChanges !== true) checkCount(catalogue, { products }, options.leastShare);
  if (products === 0) throw new ImportFailure('the catalogue would have no product left');
  if (!options.dryRun) await write(catalogue, work, { applying, hasSoldOut });
  bar.clear();
  return {
    format: opened.name,
    rows,
    rejected: report.rejected(),
    skipped: report.skipped(),
    products,
    changes,
    unknown,
    unused: removes ? [] : unused,
  };
}
