/** CSV and TSV with a header row, by the `csv-parse` package. */
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { delimiters, findLinesAbove, fromColumns } from './lines-above';
import {
  cutShortAt,
  failureAt,
  fieldKey,
  type ImportFailure,
  longestRow,
  type MutableFields,
  type Row,
  tooLong,
} from './row';

/** What one record looks like with `info` and `raw` on. */
type Parsed = {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
};

type Header = readonly { readonly key: string; readonly name: string }[];

const blankRows = /^[\s,;|]*[\r\n]/;

/** The delimiter that splits the header into most columns; quoted ones do not count. */
export function findDelimiter(head: string): string {
  const [header = ''] = fromColumns(head)
    .replace(blankRows, '')
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1);
  const countOf = (delimiter: string): number => header.split(delimiter).length;
  return delimiters.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** Of a column that may come again, the second one is `key 2`: no other key has a blank. */
function readHeader({ record, info }: Parsed, mayRepeat: boolean): Header {
  const times = new Map<string, number>();
  return record.map((written) => {
    const [key, name] = [fieldKey(written), written.trim()];
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    if (key === '' || time === 1) return { key, name };
    if (mayRepeat) return { key: `${key} ${time}`, name };
    throw failureAt(
      info.lines,
      `the header names the column "${name}" twice; rename one of them, or take it out`,
    );
  });
}

/** Cells that a row has at least: those of columns with names, but for the last ones that no row has. */
function leastCells(header: Header, widest: number): number {
  const named = header.reduce((count, { key }, at) => (key === '' ? count : at + 1), 0);
  return Math.min(named, widest);
}

type Shape = { readonly header: Header; readonly least: number };

/** Only the last row has no line break at its end. */
const isCutShort = ({ least }: Shape, { record, raw }: Parsed): boolean =>
  record.length < least && !/[\r\n]$/.test(raw);

/** Cells that no column names may be missing, and cells beyond the header may be there while they are empty. */
function lengthProblem({ header, least }: Shape, record: Parsed['record']): string | undefined {
  if (record.length === header.length) return undefined;
  const filled = record.findLastIndex((cell) => cell.trim() !== '') + 1;
  const found = `${record.length} cells, but the header has ${header.length}`;
  if (filled > header.length)
    return `${found}; a cell that holds the mark between columns needs quotes around it`;
  if (record.length < least)
    return `${found}; empty cells need their marks too, and a cell of several lines quotes around it`;
  return undefined;
}

/** A column that has values but no name in the header: `(column 4)`, which is no attribute. */
const namelessColumn = (at: number): Header[number] => ({
  key: `(column_${at + 1})`,
  name: `(column ${at + 1})`,
});

/** `="0012"`, so that a spreadsheet takes it for no number. */
const textOfSpreadsheet = /^="([^"]*)"$/;

function readRow(shape: Shape, parsed: Parsed, line: number): Row {
  const { record } = parsed;
  const { header } = shape;
  if (isCutShort(shape, parsed)) throw cutShortAt(line);
  const problem = lengthProblem(shape, record);
  if (problem !== undefined) return { kind: 'problem', line, problem };
  const fields: MutableFields = new Map();
  header.forEach((column, at) => {
    const value = (record[at]?.trim() ?? '').replace(textOfSpreadsheet, '$1');
    if (value === '') return;
    const { key, name } = column.key === '' ? namelessColumn(at) : column;
    fields.set(key, { name, values: [value] });
  });
  return { kind: 'flat', line, fields };
}

const optionsFor = (head: string, delimiter: string) => ({
  delimiter,
  bom: true,
  from_line: findLinesAbove(head).count + 1,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
});

/** The cells of the widest of the first rows; of one row alone nothing can be told. */
function widestOf(head: string, delimiter: string): number {
  const records: readonly string[][] = parseSync(head, {
    ...optionsFor(head, delimiter),
    to: 201,
    skip_records_with_error: true,
  });
  const lengths = records.slice(1).map(({ length }) => length);
  return lengths.length > 1 ? Math.max(...lengths) : Infinity;
}

/** The columns that the beginning of a file names, by their `fieldKey`. Empty where it has no whole header. */
export function readColumns(head: string, delimiter: string): ReadonlyMap<string, string> {
  try {
    const [header = []]: readonly string[][] = parseSync(head, {
      ...optionsFor(head, delimiter),
      to: 1,
    });
    const named = header.map((name) => [fieldKey(name), name.trim()] as const);
    return new Map(named.filter(([key]) => key !== ''));
  } catch {
    return new Map();
  }
}

const lineBreaks = (text: string): number => text.trim().split(/\r\n|\n|\r/).length - 1;

/** A quote that is never closed swallows all that follows: no row after it can be trusted. */
function explainFault({ code }: CsvError, line: number): ImportFailure {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return failureAt(line, 'a quote in the row that begins here is never closed');
  if (code === 'CSV_MAX_RECORD_SIZE')
    return failureAt(line, `the row that begins here is ${tooLong}; perhaps a quote is not closed`);
  return failureAt(line, `cannot be read (${code})`);
}

export type DelimitedForm = {
  /** The beginning of the file. */
  readonly head: string;
  readonly delimiter: string;
  readonly mayRepeat: boolean;
};

/**
 * A row of more or fewer cells than the header is rejected, unless the difference is empty cells, or last columns that
 * have no name or that no row at the beginning of the file has; a quoting error ends the import with its line. Rows of
 * empty cells are left out.
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  { head, delimiter, mayRepeat }: DelimitedForm,
): AsyncGenerator<Row> {
  const parser = parse({
    ...optionsFor(head, delimiter),
    info: true,
    raw: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(chunks);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let shape: Shape | undefined;
  let lastLine = 0;
  try {
    for await (const item of parser) {
      const parsed = item as Parsed;
      lastLine = parsed.info.lines;
      if (shape !== undefined) yield readRow(shape, parsed, lastLine - lineBreaks(parsed.raw));
      else {
        const header = readHeader(parsed, mayRepeat);
        shape = { header, least: leastCells(header, widestOf(head, delimiter)) };
      }
    }
  } catch (error) {
    const { code } = error as CsvError;
    throw typeof code === 'string' && code.startsWith('CSV_')
      ? explainFault(error as CsvError, lastLine + 1)
      : error;
  } finally {
    source.destroy();
  }
}
