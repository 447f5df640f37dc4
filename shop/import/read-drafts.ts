/** The first pass of an import: takes every row of the file, rejects the bad ones, stores the others as drafts. */
import type { CatalogueCategory, CatalogueCollection } from '../catalogue/catalogue-product';
import { type CategoryPlan, createCategoryPlan } from './category-plan';
import { type CollectionPlan, createCollectionPlan } from './collection-plan';
import { countCurrencies, type CurrencyCount } from './count-currencies';
import type { DraftStore } from './draft-store';
import type { DraftStatistics } from './facets/draft-statistics';
import { ImportFailure } from './formats/row';
import type { LanguageReader } from './guard/find-language';
import type { Rates } from './products/convert-prices';
import {
  type NamedCurrency,
  type ProductDraft,
  RowProblem,
  SkippedRow,
} from './products/product-draft';
import type { Batch } from './read-batches';
import type { GivenProduct, GivenRow } from './read-row';
import { listCounts, type RowReport } from './row-report';

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
  readonly batches: AsyncIterable<Batch>;
  readonly store: DraftStore;
  readonly statistics: DraftStatistics;
  readonly language: LanguageReader;
  readonly report: RowReport;
  /** The ISO 4217 code that the user chooses. */
  readonly currency?: string | undefined;
  /** The one that the name of the prices' column says. */
  readonly columnCurrency?: NamedCurrency | undefined;
  /** Whose signs of currencies the prices have, such as `sv-SE`. */
  readonly locale?: string | undefined;
  /** Rates of other currencies. */
  readonly rates?: Rates | undefined;
  /** After each batch, with the bytes of the file that are read. */
  readonly onProgress: (accepted: number, done: number) => void;
};

type Gathering = {
  readonly categories: CategoryPlan;
  readonly collections: CollectionPlan;
  readonly currencies: CurrencyCount;
  readonly heldBack: Set<string>;
  /** Of attributes, by id: as the last row of the batch names them that has them. */
  readonly names: Map<string, string>;
  accepted: number;
};

/** Lines of JSON may each have other names. */
const mostHeldBack = 500;

function checkPlaces(
  { categories, collections }: Gathering,
  draft: ProductDraft,
  own: ReadonlyMap<string, string>,
): void {
  for (const id of draft.categoryIds) categories.check(id);
  for (const id of draft.collectionIds)
    if (!collections.has(id) && !own.has(id))
      throw new RowProblem(`the collection "${id}" is not listed in a line before`);
}

/** Throws where another row has its id. */
function storeDraft(store: DraftStore, draft: ProductDraft, given: GivenProduct): void {
  const { text, line, otherId } = given;
  let sameId = store.add({ ...draft, ...(otherId !== undefined && { otherId }) }, text, line);
  if (sameId !== undefined && otherId !== undefined) {
    const other = { ...draft, id: otherId };
    sameId = store.add(other, JSON.stringify(other), line);
  }
  if (sameId !== undefined)
    throw new SkippedRow(
      'same id as an earlier row',
      `the id "${draft.id}" is that of line ${sameId}`,
    );
}

function addProduct(gathering: Gathering, given: GivenProduct, reading: DraftReading): void {
  const { store, statistics, language, report } = reading;
  const { names } = gathering;
  for (const [id, name] of given.attributeNames) names.set(id, name);
  gathering.currencies.check(given.currency);
  const draft = JSON.parse(given.text) as ProductDraft;
  checkPlaces(gathering, draft, given.collections);
  storeDraft(store, draft, given);
  gathering.currencies.count(given.currency);
  gathering.accepted += 1;
  for (const left of given.leftOut) report.leaveOut(given.line, left);
  for (const name of given.heldBack)
    if (gathering.heldBack.size < mostHeldBack) gathering.heldBack.add(name);
  statistics.add(draft, names);
  language.add(draft);
  for (const path of draft.paths) gathering.categories.idOfPath(path);
  gathering.collections.addNamed(given.collections);
}

function addRow(gathering: Gathering, row: GivenRow, reading: DraftReading): void {
  if (row.kind === 'problem') throw new RowProblem(row.problem);
  if (row.kind === 'skipped') throw new SkippedRow(row.reason, row.message);
  if (row.kind === 'product') addProduct(gathering, row, reading);
  else if (row.kind === 'category') gathering.categories.define(row.category, row.line);
  else gathering.collections.define(row.collection);
}

/** Throws every error again that is not of a row. */
export function reportRow(report: RowReport, line: number, error: unknown): void {
  if (error instanceof SkippedRow) report.skip(line, error.reason, error.message);
  else if (error instanceof RowProblem) report.reject(line, error.message);
  else throw error;
}

function explainEmpty(skipped: ReturnType<RowReport['skipped']>): string {
  const reasons = skipped.size > 0 ? `; skipped: ${listCounts(skipped)}` : '';
  return `the file has no product that can be taken${reasons}`;
}

const skippedOf = (report: RowReport): number =>
  [...report.skipped().values()].reduce((sum, count) => sum + count, 0);

const startGathering = ({ currency, columnCurrency, locale, rates }: DraftReading): Gathering => ({
  categories: createCategoryPlan(),
  collections: createCollectionPlan(),
  currencies: countCurrencies({ chosen: currency, ofColumn: columnCurrency, locale, rates }),
  heldBack: new Set(),
  names: new Map(),
  accepted: 0,
});

/** Throws an `ImportFailure` when the file breaks off, too many rows are bad, or none is good. */
export async function readDrafts(reading: DraftReading): Promise<ReadCatalogue> {
  const { report, onProgress } = reading;
  const gathering = startGathering(reading);
  let rows = 0;
  for await (const batch of reading.batches) {
    rows += batch.rows.length;
    gathering.names.clear();
    for (const row of batch.rows)
      try {
        addRow(gathering, row, reading);
      } catch (error) {
        reportRow(report, row.line, error);
      }
    onProgress(gathering.accepted, batch.done);
  }
  report.check(rows - skippedOf(report));
  if (gathering.accepted === 0) throw new ImportFailure(explainEmpty(report.skipped()));
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
