/** What stands in a table above the line that names its columns: the mark of its cells, a vendor's lines, a heading. */
import { isNamedFor } from '../columns/meant-field';

export const delimiters = [',', ';', '\t', '|'];

/** Excel's own first line `sep=;`, which names the delimiter and is no row. */
const separatorLine = /^"?sep=([^"\r\n])"?[,;|\t ]*(?:\r\n|\n|\r)/i;

/** What Meta writes above the columns: `# ref_application_id 123`, `# Required | A unique content ID`. */
const metadataLines = /^(?:"?# (?:ref_|[^|\r\n]{1,60} \| )[^\r\n]*(?:\r\n|\n|\r))+/;

const lineBreak = /\r\n|\n|\r/;

export const namedDelimiter = (head: string): string | undefined => separatorLine.exec(head)?.[1];

/** A heading has a few lines; the name of a column and a header with all of them are short. */
const mostLines = 20;
const longestName = 60;
const longestHeader = 5_000;

/** Cells that are not empty. A mark within quotes is none between columns. */
function filledCells(line: string, delimiter: string): readonly string[] {
  return line
    .replace(/"[^"]*"/g, (quoted) => quoted.replaceAll(delimiter, ' '))
    .split(delimiter)
    .map((cell) => cell.replaceAll('"', '').trim())
    .filter((cell) => cell !== '');
}

const mostCellsOf = (line: string): readonly string[] =>
  delimiters
    .map((delimiter) => filledCells(line, delimiter))
    .reduce((best, cells) => (cells.length > best.length ? cells : best));

/** Those of a sentence have a blank after them. */
const withoutCommas = (line: string): string => line.replaceAll(', ', ' ');

function namesColumns(line: string): boolean {
  if (line.length > longestHeader) return false;
  const names = mostCellsOf(line).filter((cell) => cell.length <= longestName);
  return (['title', 'price'] as const).every((field) =>
    names.some((name) => isNamedFor(name, field)),
  );
}

/**
 * Lines above the first that names a title and a price; none where the first line does, or no line does. Lines of as
 * many cells are a header of other names, and rows of which one happens to have such words.
 */
function headingOf(text: string): readonly string[] {
  const lines = text.split(lineBreak, mostLines);
  const at = lines.findIndex(namesColumns);
  const heading = lines.slice(0, Math.max(0, at));
  const columns = mostCellsOf(lines[at] ?? '').length;
  if (heading.some((line) => mostCellsOf(withoutCommas(line)).length >= columns)) return [];
  // A cell of several lines may hold anything.
  return heading.join('').split('"').length % 2 === 1 ? heading : [];
}

export type LinesAbove = {
  /** The number of lines. */
  readonly count: number;
  /** Whether some of them are words of the file's author, which are left out. */
  readonly hasHeading: boolean;
};

export function findLinesAbove(head: string): LinesAbove {
  const [known = ''] = separatorLine.exec(head) ?? metadataLines.exec(head) ?? [];
  const heading = headingOf(head.slice(known.length));
  return {
    count: known.split(lineBreak).length - 1 + heading.length,
    hasHeading: heading.some((line) => /[\p{L}\p{N}]/u.test(line)),
  };
}

/** A file's beginning from the line that names its columns. */
export function fromColumns(head: string): string {
  let text = head;
  for (let { count } = findLinesAbove(head); count > 0; count -= 1) {
    const { 0: mark, index } = lineBreak.exec(text) ?? { 0: '', index: 0 };
    text = text.slice(index + mark.length);
  }
  return text;
}
