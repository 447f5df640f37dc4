/** Opens a file of products in any known format. */
import { findDelimiter, readColumns, readDelimited } from './read-delimited';
import { readFeedXml } from './read-feed-xml';
import { readNdjson } from './read-ndjson';
import { openTextFile, type TextFile } from './read-text';
import { ImportFailure, type Rows } from './row';
import type { VendorOptions } from './vendors/flat-row';
import { type Vendor, vendorOf } from './vendors/vendors';

export const formats = ['ndjson', 'csv', 'tsv', 'xml'] as const;
export type Format = (typeof formats)[number];

/** Detects the format from the content, not from the name. Undefined for an unknown format. */
function detectFormat(head: string): Format | undefined {
  const text = head.trimStart();
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('{')) return 'ndjson';
  if (text.startsWith('[')) return undefined;
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = findDelimiter(header);
  if (!header.includes(delimiter)) return undefined;
  return delimiter === '\t' ? 'tsv' : 'csv';
}

export type OpenedRows = {
  readonly format: Format;
  /** The format, or more exactly whose export this is: `Shopify product CSV`. */
  readonly name: string;
  /** What the user should know of this vendor's pictures. */
  readonly needsImageBase: boolean;
  readonly size: number;
  readonly rows: (onBytes: (done: number) => void) => Rows;
};

const explainUnknown = (path: string, head: string): ImportFailure =>
  new ImportFailure(
    head.trimStart().startsWith('[')
      ? `${path}: one JSON list; write one object a line instead: jq -c '.[]' ${path}`
      : `${path}: the format cannot be told; name it with --format ${formats.join('|')}, or what parts its columns with --delimiter`,
  );

export type RequestedFormat = VendorOptions & {
  readonly format?: Format;
  readonly encoding?: string;
  readonly delimiter?: string;
};

type Delimited = { readonly delimiter: string; readonly vendor: Vendor | undefined };

/** Undefined for a format without columns. */
function findColumns(format: Format, head: string, delimiter?: string): Delimited | undefined {
  if (format !== 'csv' && format !== 'tsv') return undefined;
  const found = delimiter ?? (format === 'tsv' ? '\t' : findDelimiter(head));
  return { delimiter: found, vendor: vendorOf(readColumns(head, found)) };
}

function readColumnsOf(
  text: AsyncIterable<string>,
  { delimiter, vendor }: Delimited,
  options: VendorOptions,
): Rows {
  const rows = readDelimited(text, delimiter, vendor?.hasRepeatedColumns);
  return vendor === undefined ? rows : vendor.read(rows, options);
}

type Source = { readonly head: string; readonly chunks: TextFile['chunks'] };

function openFormat({ head, chunks }: Source, format: Format, requested: RequestedFormat) {
  const columns = findColumns(format, head, requested.delimiter);
  const read = (text: AsyncIterable<string>): Rows => {
    if (columns !== undefined) return readColumnsOf(text, columns, requested);
    return format === 'xml' ? readFeedXml(text) : readNdjson(text);
  };
  const vendor = columns?.vendor;
  return {
    name: vendor?.name ?? (format === 'xml' ? 'Google Merchant XML' : format),
    needsImageBase: vendor?.hasPicturePaths === true && requested.imageBase === undefined,
    rows: (onBytes: (done: number) => void): Rows => read(chunks(onBytes)),
  };
}

export async function openRows(path: string, requested: RequestedFormat = {}): Promise<OpenedRows> {
  const { size, head, chunks } = await openTextFile(path, requested.encoding);
  const told = requested.delimiter === undefined ? detectFormat(head) : 'csv';
  const format = requested.format ?? told;
  if (format === undefined) throw explainUnknown(path, head);
  return { size, format, ...openFormat({ head, chunks }, format, requested) };
}
