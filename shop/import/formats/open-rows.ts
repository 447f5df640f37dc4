/** Opens a file of products in any known format. */
import { findDelimiter, readDelimited } from './read-delimited';
import { readFeedXml } from './read-feed-xml';
import { readNdjson } from './read-ndjson';
import { openTextFile } from './read-text';
import { ImportFailure, type Rows } from './row';

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
  readonly size: number;
  readonly rows: (onBytes: (done: number) => void) => Rows;
};

const explainUnknown = (path: string, head: string): ImportFailure =>
  new ImportFailure(
    head.trimStart().startsWith('[')
      ? `${path}: one JSON list; write one object a line instead: jq -c '.[]' ${path}`
      : `${path}: the format cannot be told; name it with --format ${formats.join('|')}`,
  );

export async function openRows(
  path: string,
  requested: { readonly format?: Format; readonly encoding?: string } = {},
): Promise<OpenedRows> {
  const { size, head, chunks } = await openTextFile(path, requested.encoding);
  const format = requested.format ?? detectFormat(head);
  if (format === undefined) throw explainUnknown(path, head);
  const read = (text: AsyncIterable<string>): Rows => {
    switch (format) {
      case 'xml':
        return readFeedXml(text);
      case 'ndjson':
        return readNdjson(text);
      case 'tsv':
        return readDelimited(text, '\t');
      case 'csv':
        return readDelimited(text, findDelimiter(head));
    }
  };
  return { format, size, rows: (onBytes) => read(chunks(onBytes)) };
}
