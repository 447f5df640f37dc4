/** Opens a file of products in any known format. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { ColumnMap } from '../columns/column-map';
import { checkMappedColumns, leaveOutColumns, mapRows } from '../columns/map-rows';
import { detectFormat, explainUnknown, type Format } from './detect-format';
import { isWithinWrapper } from './json-shapes';
import { findLinesAbove, type LinesAbove, namedDelimiter } from './lines-above';
import { findDelimiter, readColumns, readDelimited } from './read-delimited';
import { listPathOf, readJson, rowsOfJson } from './read-json';
import { readFeedXml } from './read-feed-xml';
import type { XmlDialect } from './xml-dialect';
import { dialectOf, dialectOfItem } from './xml-dialects';
import { isNativeNdjson, readNdjson } from './read-ndjson';
import { openTextFile, type RequestedText, type TextFile } from './read-text';
import type { Row, Rows } from './row';
import { asColumns } from './native-columns';
import type { VendorOptions } from './vendors/flat-row';
import type { Vendor } from './vendors/vendor';
import { vendorOf } from './vendors/vendors';

export type OpenedRows = Pick<TextFile, 'size' | 'entry' | 'encoding' | 'isGuessed'> & {
  readonly format: Format;
  /** The format, or more exactly whose export this is: `Shopify product CSV`. */
  readonly name: string;
  /** What the user should know of this vendor's pictures. */
  readonly needsImageBase: boolean;
  /** Whether this vendor's price has a column for each currency. */
  readonly hasPricesInCurrencies: boolean;
  /**
   * The columns that the first line names, by their keys; empty for formats without, and for a header that is cut
   * short.
   */
  readonly header: ReadonlyMap<string, string>;
  /** Whether it has lines of this project's own format. */
  readonly isNative: boolean;
  /** What stands above that line. */
  readonly above: LinesAbove;
  readonly rows: (onBytes: (done: number) => void) => Rows;
  /** Those of the beginning of the file alone, as `rows` has them; a fault at their end is that of the cut. */
  readonly firstRows: () => Rows;
  /** The same as the file has them, without a vendor's rules and without the map; objects of JSON as columns. */
  readonly firstOwnRows: () => Rows;
  /** The vendor's rules, where it has any. */
  readonly vendor: ((rows: Rows) => Rows) | undefined;
};

export type RequestedFormat = VendorOptions &
  RequestedText & {
    readonly format?: Format;
    readonly delimiter?: string;
    /** The element of one product in XML of one's own, or where the list of them is in JSON. */
    readonly item?: string;
    readonly map?: ColumnMap | undefined;
    /** The format of a file whose format cannot be told: a column alone has no mark between. */
    readonly otherwise?: Format;
    /** Whether there may be fewer products than the file says. */
    readonly acceptChanges?: boolean;
  };

type Delimited = {
  readonly delimiter: string;
  readonly header: OpenedRows['header'];
  readonly vendor: Vendor | undefined;
};

/** Undefined for a format without columns. */
function readHeader(format: Format, head: string, delimiter?: string): Delimited | undefined {
  if (format !== 'csv' && format !== 'tsv') return undefined;
  const found = delimiter ?? (format === 'tsv' ? '\t' : findDelimiter(head));
  const header = readColumns(head, found);
  return { delimiter: found, header, vendor: vendorOf(header) };
}

async function* readAsColumns(text: AsyncIterable<string>): AsyncGenerator<Row> {
  for await (const row of readNdjson(text)) yield asColumns(row);
}

/** Lines of other names than those of this project's own format are read as a list of the same in JSON is. */
const readOtherNdjson = (isWhole: boolean): Reader =>
  async function* read(text) {
    for await (const row of readNdjson(text))
      if (row.kind === 'native') yield* rowsOfJson(row.value, row.line, isWhole);
      else yield row;
  };

const isOwnFormat = (format: Format, head: string): boolean =>
  format === 'ndjson' && isNativeNdjson(head);

type Source = { readonly head: string; readonly chunks: TextFile['chunks'] };

type Reader = (text: AsyncIterable<string>) => Rows;

type OwnReading = {
  readonly head: string;
  readonly columns: Delimited | undefined;
  readonly dialect: XmlDialect;
  readonly requested: RequestedFormat;
};

function createOwnReader(format: Format, reading: OwnReading): Reader {
  const { head, columns, dialect, requested } = reading;
  if (columns !== undefined) {
    const mayRepeat = columns.vendor?.hasRepeatedColumns === true;
    return (text) => readDelimited(text, { head, delimiter: columns.delimiter, mayRepeat });
  }
  if (format === 'xml') return readFeedXml(dialect);
  const { item, acceptChanges, map } = requested;
  const isWhole = map?.mapped.some(({ column }) => isWithinWrapper(column)) === true;
  if (format === 'json')
    return readJson({ path: listPathOf(head, item) ?? '$.*', named: item, acceptChanges, isWhole });
  return isNativeNdjson(head) ? readAsColumns : readOtherNdjson(isWhole);
}

type Parts = Pick<OpenedRows, 'header' | 'vendor' | 'isNative'> & { readonly readOwn: Reader };

/** Columns are left out before the vendor's rules, and taken for fields after them. */
const readMapped =
  ({ readOwn, vendor, header }: Parts, map: ColumnMap): Reader =>
  (text) => {
    const rows = leaveOutColumns(readOwn(text), map, header.size > 0);
    return mapRows(vendor?.(rows) ?? rows, map);
  };

function createReader(parts: Parts, map: ColumnMap | undefined): Reader {
  if (map !== undefined) return readMapped(parts, map);
  if (parts.isNative) return readNdjson;
  const { readOwn, vendor } = parts;
  return vendor === undefined ? readOwn : (text) => vendor(readOwn(text));
}

const chooseDialect = (head: string, { item }: RequestedFormat): XmlDialect =>
  item === undefined ? dialectOf(head) : dialectOfItem(item);

const nameOf = (format: Format, dialect: XmlDialect): string =>
  format === 'xml' ? dialect.name : format;

/** More than 200 rows of any shop take, in characters; blank lines have no end. */
const longestBeginning = 16_000_000;

async function* beginningOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const chunk of chunks) {
    yield chunk;
    length += chunk.length;
    if (length > longestBeginning) return;
  }
}

function openFormat({ head, chunks }: Source, format: Format, requested: RequestedFormat) {
  const columns = readHeader(format, head, requested.delimiter);
  const vendor: Partial<Vendor> = columns?.vendor ?? {};
  const dialect = chooseDialect(head, requested);
  const { read: readVendor } = vendor;
  const parts: Parts = {
    header: columns?.header ?? new Map<string, string>(),
    isNative: isOwnFormat(format, head),
    vendor: readVendor && ((rows) => readVendor(rows, requested)),
    readOwn: createOwnReader(format, { head, columns, dialect, requested }),
  };
  const read = createReader(parts, requested.map);
  return {
    name: vendor.name ?? nameOf(format, dialect),
    needsImageBase: vendor.hasPicturePaths === true && requested.imageBase === undefined,
    hasPricesInCurrencies: vendor.hasPricesInCurrencies === true,
    header: parts.header,
    above: findLinesAbove(head),
    isNative: parts.isNative,
    vendor: parts.vendor,
    rows: (onBytes: (done: number) => void): Rows => read(chunks(onBytes)),
    firstRows: (): Rows => read(beginningOf(chunks())),
    firstOwnRows: (): Rows => parts.readOwn(beginningOf(chunks())),
  };
}

const chooseFormat = (
  head: string,
  { format, item, delimiter = namedDelimiter(head) }: RequestedFormat,
): Format | undefined => format ?? (delimiter === undefined ? detectFormat(head, item) : 'csv');

/**
 * Throws an `ImportFailure` for a file that cannot be read, and for columns of the map that its header does not name.
 */
export async function openRows(path: string, requested: RequestedFormat = {}): Promise<OpenedRows> {
  const { head, chunks, ...file } = await openTextFile(
    path,
    (text) => chooseFormat(text, requested) !== undefined,
    requested,
  );
  const delimiter = requested.delimiter ?? namedDelimiter(head);
  const format = chooseFormat(head, requested) ?? requested.otherwise;
  if (format === undefined) throw explainUnknown(path, head);
  const form = withoutUndefined({ ...requested, delimiter });
  const opened = { ...file, format, ...openFormat({ head, chunks }, format, form) };
  if (requested.map !== undefined && opened.header.size > 0)
    checkMappedColumns(requested.map, opened.header);
  return opened;
}
