/** Reads a file of prices and stock, or of ids to remove: for each id what the file says of it. */
import { ImportFailure, type FlatFields, type Row, type Rows } from '../formats/row';
import { asColumns } from '../formats/native-columns';
import { countCurrencies, type CurrencyCount } from '../count-currencies';
import { type ColumnName, columnsOf } from '../products/column-names';
import { convertPrices, rateOf, type Rates } from '../products/convert-prices';
import { type ProductDraft, RowProblem, SkippedRow } from '../products/product-draft';
import { readAvailability } from '../products/read-availability';
import { cellsOf } from '../products/read-flat-product';
import { readAmounts } from '../products/read-flat-price';
import type { PriceMarks } from '../products/read-price';
import { isValue, readId } from '../products/read-texts';
import { reportRow } from '../read-drafts';
import type { RowReport } from '../row-report';

/** What a row says of a product, or of a variant. */
export type ProductUpdate = {
  readonly line: number;
  readonly price?: {
    readonly current: number;
    readonly previous?: number;
    /** Whether the file says it where there is a previous price, so that otherwise there is none. */
    readonly saysPrevious: boolean;
  };
  /** In an object, since of what is ordered in advance nothing is claimed. */
  readonly stock?: { readonly availability: ProductDraft['availability'] };
};

export type Updates = ReadonlyMap<string, ProductUpdate>;

export type ReadUpdates = {
  readonly updates: Updates;
  readonly rows: number;
  /** Columns that the file has and an update does not take, such as a title. */
  readonly unused: readonly string[];
};

export type UpdateReading = {
  readonly rows: Rows;
  readonly report: RowReport;
  /** ISO 4217 code of the catalogue. */
  readonly currency: string;
  readonly marks: PriceMarks | undefined;
  readonly rates?: Rates | undefined;
  /** Columns that all rows have, also where their cells are empty; none of formats without. */
  readonly columns: ReadonlySet<string>;
  /** Whether the ids are those of products that go; then nothing else is read. */
  readonly removes: boolean;
};

/** All of them stay in memory. */
const mostUpdates = 3_000_000;
const mostUnused = 20;

/** Names within a price that is an object. */
const nested: Readonly<Partial<Record<ColumnName, string>>> = {
  price: 'price.current',
  previousPrice: 'price.previous',
  currency: 'price.currency',
};

const taken: readonly ColumnName[] = [
  'id',
  'price',
  'salePrice',
  'salePeriod',
  'previousPrice',
  'currency',
  'availability',
];
const takenKeys = new Set([...taken.flatMap((name) => columnsOf[name]), ...Object.values(nested)]);

type Cell = (column: ColumnName) => string | undefined;

function cellOf(fields: FlatFields): Cell {
  const cells = cellsOf(fields);
  return (column) => cells(column)[0] ?? fields.get(nested[column] ?? '')?.values[0];
}

const isFilled = (text: string | undefined): text is string => text !== undefined && isValue(text);

const previousKeys: readonly string[] = [...columnsOf.previousPrice, ...columnsOf.salePrice];

type RowReading = Pick<UpdateReading, 'currency' | 'marks' | 'columns' | 'rates'> & {
  readonly currencies: CurrencyCount;
};

function readPrice(cell: Cell, reading: RowReading): ProductUpdate['price'] {
  if (!isFilled(cell('price'))) return undefined;
  const { price: read, currency } = readAmounts(cell, reading);
  const rate = rateOf(currency, reading.currency, reading.rates ?? new Map());
  if (rate === undefined) reading.currencies.check(currency);
  const { price } =
    rate === undefined ? { price: read } : convertPrices({ price: read }, rate, reading.currency);
  const { current, previous } = price;
  const isSaid = previousKeys.some((key) => reading.columns.has(key));
  return {
    current,
    ...(previous !== undefined && { previous }),
    saysPrevious: isSaid || isFilled(cell('previousPrice')),
  };
}

function readUpdate(cell: Cell, line: number, reading: RowReading): ProductUpdate {
  const price = readPrice(cell, reading);
  const stock = cell('availability');
  const update: ProductUpdate = {
    line,
    ...(price && { price }),
    ...(isFilled(stock) && { stock: { availability: readAvailability(stock) } }),
  };
  if (update.price === undefined && update.stock === undefined)
    throw new RowProblem('there is neither a price nor the stock');
  return update;
}

function fieldsOf(row: Row): FlatFields {
  if (row.kind === 'problem') throw new RowProblem(row.problem);
  if (row.kind === 'skipped') throw new SkippedRow(row.reason);
  const flat = asColumns(row);
  if (flat.kind !== 'flat') throw new RowProblem('the line is neither a price nor the stock');
  return flat.fields;
}

function createUpdates(reading: UpdateReading) {
  const { report, removes } = reading;
  const updates = new Map<string, ProductUpdate>();
  const unused = new Map<string, string>();
  const rowReading = { ...reading, currencies: countCurrencies({ chosen: reading.currency }) };
  const noteUnused = (fields: FlatFields): void => {
    for (const [key, { name }] of fields)
      if (!takenKeys.has(key) && unused.size < mostUnused) unused.set(key, name);
  };
  const add = (row: Row): void => {
    const fields = fieldsOf(row);
    noteUnused(fields);
    const cell = cellOf(fields);
    const id = readId(cell('id'));
    const same = updates.get(id);
    if (same !== undefined)
      throw new SkippedRow(
        'same id as an earlier row',
        `the id "${id}" is that of line ${same.line}`,
      );
    if (updates.size === mostUpdates)
      throw new ImportFailure(`the file has more than ${mostUpdates.toLocaleString('en')} rows`);
    updates.set(id, removes ? { line: row.line } : readUpdate(cell, row.line, rowReading));
  };
  return {
    add: (row: Row): void => {
      try {
        add(row);
      } catch (error) {
        reportRow(report, row.line, error);
      }
    },
    finish: () => ({ updates, unused: [...unused.values()] }),
  };
}

/** Rejects with an `ImportFailure` when the file breaks off, too many rows are bad, or none is good. */
export async function readUpdates(reading: UpdateReading): Promise<ReadUpdates> {
  const { report } = reading;
  const found = createUpdates(reading);
  let rows = 0;
  for await (const row of reading.rows) {
    rows += 1;
    found.add(row);
  }
  const { updates, unused } = found.finish();
  report.check(rows);
  if (updates.size === 0) throw new ImportFailure('the file has no row that can be taken');
  return { updates, unused, rows };
}
