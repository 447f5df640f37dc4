/** Newline-delimited JSON: one object a line. */
import { cutShortAt, longestRow, type Row, tooLong } from './row';

/** `isOpen` says that no line break ends it. */
type Line = { readonly line: number; readonly text: string | undefined; readonly isOpen?: boolean };

/** Joins chunks to lines; of a line that is too long it holds only a part. */
function createLineParts() {
  let begun = '';
  let isTooLong = false;
  return {
    add: (part: string): void => {
      if (!isTooLong) begun += part;
      if (begun.length > longestRow) [begun, isTooLong] = ['', true];
    },
    isEmpty: (): boolean => begun === '' && !isTooLong,
    /** Undefined for a line that is too long. */
    take: (): string | undefined => {
      const text = isTooLong ? undefined : begun;
      [begun, isTooLong] = ['', false];
      return text;
    },
  };
}

async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  const parts = createLineParts();
  let line = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      parts.add(chunk.slice(start, end));
      yield { line, text: parts.take() };
      [start, line] = [end + 1, line + 1];
    }
    parts.add(chunk.slice(start));
  }
  if (!parts.isEmpty()) yield { line, text: parts.take(), isOpen: true };
}

function readRow({ line, text, isOpen = false }: Line): Row {
  if (text === undefined) return { kind: 'problem', line, problem: tooLong };
  try {
    return { kind: 'native', line, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (isOpen) throw cutShortAt(line);
    const reason = error instanceof Error ? error.message : '';
    return { kind: 'problem', line, problem: `no JSON: ${reason.slice(0, 120)}` };
  }
}

/** Skips blank lines. */
export async function* readNdjson(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  for await (const row of readLines(chunks)) if (row.text?.trim() !== '') yield readRow(row);
}
