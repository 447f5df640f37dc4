/** Tells the format of a file from how it begins. */
import { fromColumns } from './lines-above';
import { findDelimiter } from './read-delimited';
import { listPathOf } from './read-json';
import { ImportFailure } from './row';

export const formats = ['ndjson', 'json', 'csv', 'tsv', 'xml'] as const;
export type Format = (typeof formats)[number];

/** An object whose first line is its brace alone. */
const isJsonOfSeveralLines = (text: string): boolean => /^(?:\[|\{[ \t\r]*\n)/.test(text);

const isWebPage = (text: string): boolean => /^<(?:!doctype\s+)?html\b/i.test(text);

const longestAbove = 500;

/**
 * What a browser shows above XML says so, in its language: "This XML file does not appear to have any style
 * information". A declaration is that of XML whatever stands above it.
 */
function isXmlBelowText(text: string): boolean {
  const at = text.slice(0, longestAbove).indexOf('<');
  const above = text.slice(0, Math.max(at, 0));
  const lineStart = above.lastIndexOf('\n') + 1;
  if (lineStart === 0 || above.slice(lineStart).trim() !== '') return false;
  return (
    text.startsWith('<?xml', at) || (/\bXML\b/i.test(above) && /^<[a-z]/i.test(text.slice(at)))
  );
}

/** Detects the format from the content, not from the name. Undefined for an unknown format. */
export function detectFormat(head: string, item?: string): Format | undefined {
  const text = head.trimStart();
  if (listPathOf(text, item) !== undefined) return 'json';
  if (isWebPage(text) || isJsonOfSeveralLines(text)) return undefined;
  if (text.startsWith('<') || isXmlBelowText(text)) return 'xml';
  return text.startsWith('{') ? 'ndjson' : detectTable(head);
}

function detectTable(head: string): Format | undefined {
  const delimiter = findDelimiter(head);
  const [header = ''] = fromColumns(head).trimStart().split(/\r?\n/, 1);
  if (!header.includes(delimiter)) return undefined;
  return delimiter === '\t' ? 'tsv' : 'csv';
}

export function explainUnknown(path: string, head: string): ImportFailure {
  const text = head.trimStart();
  if (isWebPage(text))
    return new ImportFailure(
      `${path}: a web page and no file of products; perhaps its download needs a sign-in`,
    );
  if (/^[[{]/.test(text))
    return new ImportFailure(
      `${path}: JSON without a list of products that can be told; name it: --item response.products, or --item "pages[].products" for those of a list of pages`,
    );
  return new ImportFailure(
    `${path}: the format cannot be told; name it with --format ${formats.join('|')}, or what parts its columns with --delimiter. The first line of a table must name its columns`,
  );
}
