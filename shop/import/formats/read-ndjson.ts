/** Newline-delimited JSON: one object a line. */
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { isNativeField } from '../products/native-fields';
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
    /** Undefined for a line that is too long. */
    take: (): string | undefined => {
      const text = isTooLong ? undefined : begun;
      [begun, isTooLong] = ['', false];
      return text;
    },
  };
}

/** Skips blank lines. */
async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  const parts = createLineParts();
  let line = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      parts.add(chunk.slice(start, end));
      const text = parts.take();
      if (text === undefined || text.trim() !== '') yield { line, text };
      [start, line] = [end + 1, line + 1];
    }
    parts.add(chunk.slice(start));
  }
  const last = parts.take();
  if (last === undefined || last.trim() !== '') yield { line, text: last, isOpen: true };
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

export async function* readNdjson(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  for await (const line of readLines(chunks)) yield readRow(line);
}

function recordOf(line: string): UnknownRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the first line of a file has the names of this project's own format; most are enough, for a slip in one. */
export function isNativeNdjson(head: string): boolean {
  const [first = ''] = head.trimStart().split('\n', 1);
  const names = Object.keys(recordOf(first) ?? {});
  return names.filter(isNativeField).length * 2 >= names.length;
}
