/** The first pass of an import: reads every row, rejects the bad ones, stores the others as drafts. */
import type { CatalogueCategory, CatalogueCollection } from '../catalogue/catalogue-product';
import { type CategoryPlan, createCategoryPlan } from './category-plan';
import { type CollectionPlan, createCollectionPlan } from './collection-plan';
import { countCurrencies, type CurrencyCount } from './count-currencies';
import type { DraftStore } from './draft-store';
import type { DraftStatistics } from './facets/draft-statistics';
import { ImportFailure, type Row, type Rows } from './formats/row';
import { convertPrices, rateOf, type Rates } from './products/convert-prices';
import { onlyCode } from './products/currencies';
import { placePictures } from './products/place-pictures';
import {
  type NamedCurrency,
  type ReadDraft,
  RowProblem,
  SkippedRow,
} from './products/product-draft';
import { readFlatProduct } from './products/read-flat-product';
import { readNativeRow } from './products/read-native-row';
import type { PriceMarks } from './products/read-price';
import type { RowReport } from './row-report';

export type ReadCatalogue = {
  readonly rows: number;
  /** Rows that became products or variants. */
  readonly accepted: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether neither the file nor the user names a currency. */
  readonly isCurrencyAssumed: boolean;
  /** Rows that are left out because of another currency. */
  readonly otherCurrencies: ReturnType<CurrencyCount['others']>;
  /** Names of columns that are not for shoppers. */
  readonly heldBack: ReadonlySet<string>;
  readonly categories: readonly CatalogueCategory[];
  readonly collections: readonly CatalogueCollection[];
  readonly idOfPath: CategoryPlan['idOfPath'];
};

export type DraftReading = {
  readonly rows: Rows;
  readonly store: DraftStore;
  readonly statistics: DraftStatistics;
  readonly report: RowReport;
  /** The ISO 4217 code that the user chooses. */
  readonly currency?: string | undefined;
  /** The one that the name of the prices' column says. */
  readonly columnCurrency?: NamedCurrency | undefined;
  /** Whose signs of currencies the prices have, such as `sv-SE`. */
  readonly locale?: string | undefined;
  /** Rates of other currencies. */
  readonly rates?: Rates | undefined;
  /** The address before pictures of which the file has only a path. */
  readonly imageBase?: string | undefined;
  readonly makesIds?: boolean;
  readonly marks?: PriceMarks | undefined;
  /** Every few hundred rows, and at the end. */
  readonly onProgress: (accepted: number) => void;
};

type Gathering = {
  readonly categories: CategoryPlan;
  readonly collections: CollectionPlan;
  readonly currencies: CurrencyCount;
  readonly heldBack: Set<string>;
  accepted: number;
};

/** Lines of JSON may each have other names. */
const mostHeldBack = 500;

function checkPlaces({ categories, collections }: Gathering, read: ReadDraft): void {
  for (const id of read.draft.categoryIds) categories.check(id);
  for (const id of read.draft.collectionIds)
    if (!collections.has(id) && !read.collections.has(id))
      throw new RowProblem(`the collection "${id}" is not listed in a line before`);
}

/** The row with its prices in the currency that is chosen, where the user gives a rate for its own. */
function convert(read: ReadDraft, { currency, rates }: DraftReading): ReadDraft {
  if (currency === undefined || rates === undefined) return read;
  const rate = rateOf(read.currency, currency, rates);
  if (rate === undefined) return read;
  const draft = { ...read.draft, ...convertPrices(read.draft, rate, currency) };
  return { ...read, draft, currency: { said: currency, codes: [currency] } };
}

type ProductRow = { readonly line: number; readonly given: ReadDraft };

function addProduct(
  gathering: Gathering,
  { line, given }: ProductRow,
  reading: DraftReading,
): void {
  const { store, statistics, imageBase, report } = reading;
  const read = convert(given, reading);
  gathering.currencies.check(read.currency);
  checkPlaces(gathering, read);
  const sameId = store.add(placePictures(read.draft, imageBase), line);
  if (sameId !== undefined)
    throw new SkippedRow(
      'same id as an earlier row',
      `the id "${read.draft.id}" is that of line ${sameId}`,
    );
  gathering.currencies.count(read.currency);
  gathering.accepted += 1;
  for (const left of read.leftOut) report.leaveOut(line, left);
  for (const name of read.heldBack)
    if (gathering.heldBack.size < mostHeldBack) gathering.heldBack.add(name);
  statistics.add(read);
  for (const path of read.draft.paths) gathering.categories.idOfPath(path);
  gathering.collections.addNamed(read.collections);
}

function addRow(gathering: Gathering, row: Row, reading: DraftReading): void {
  const { line } = row;
  if (row.kind === 'problem') throw new RowProblem(row.problem);
  if (row.kind === 'skipped') throw new SkippedRow(row.reason);
  if (row.kind === 'flat')
    return addProduct(gathering, { line, given: readFlatProduct(row.fields, reading) }, reading);
  const native = readNativeRow(row.value, reading.currency);
  if (native.kind === 'product') addProduct(gathering, { line, given: native.read }, reading);
  else if (native.kind === 'category') gathering.categories.define(native.category, line);
  else gathering.collections.define(native.collection);
}

const rowsBetweenReports = 250;

/** Throws every error again that is not of a row. */
export function reportRow(report: RowReport, line: number, error: unknown): void {
  if (error instanceof SkippedRow) report.skip(line, error.reason, error.message);
  else if (error instanceof RowProblem) report.reject(line, error.message);
  else throw error;
}

const skippedOf = (report: RowReport): number =>
  [...report.skipped().values()].reduce((sum, count) => sum + count, 0);

const startGathering = ({ currency, columnCurrency, locale, rates }: DraftReading): Gathering => ({
  categories: createCategoryPlan(),
  collections: createCollectionPlan(),
  currencies: countCurrencies({ chosen: currency, ofColumn: columnCurrency, locale, rates }),
  heldBack: new Set(),
  accepted: 0,
});

/** Throws an `ImportFailure` when the file breaks off, too many rows are bad, or none is good. */
export async function readDrafts(reading: DraftReading): Promise<ReadCatalogue> {
  const { report, onProgress, columnCurrency } = reading;
  const gathering = startGathering(reading);
  const readingRows = { ...reading, currency: reading.currency ?? onlyCode(columnCurrency) };
  let rows = 0;
  for await (const row of reading.rows) {
    rows += 1;
    try {
      addRow(gathering, row, readingRows);
    } catch (error) {
      reportRow(report, row.line, error);
    }
    if (rows % rowsBetweenReports === 0) onProgress(gathering.accepted);
  }
  onProgress(gathering.accepted);
  report.check(rows - skippedOf(report));
  if (gathering.accepted === 0)
    throw new ImportFailure('the file has no product that can be taken');
  const currency = gathering.currencies.settle();
  return {
    rows,
    accepted: gathering.accepted,
    currency: currency ?? 'GBP',
    isCurrencyAssumed: currency === undefined,
    otherCurrencies: gathering.currencies.others(),
    heldBack: gathering.heldBack,
    categories: gathering.categories.finish(),
    collections: gathering.collections.finish(),
    idOfPath: gathering.categories.idOfPath,
  };
}
