/** Many sets in one file, read back by the order they were written in. */
import { readColumnFile, writeColumnFile } from './column-file';
import { type ProductSet, readSet, writeSet } from './product-set';
import type { YieldToEventLoop } from './yield-to-event-loop';

export type SetFileWriter = {
  /** The members, ascending. */
  readonly add: (numbers: Uint32Array) => void;
  readonly finish: (path: string) => void;
};

export function createSetFile(): SetFileWriter {
  const parts: Uint8Array[] = [];
  return {
    add: (numbers) => {
      parts.push(writeSet(numbers));
    },
    finish: (path) => {
      const start = new Uint32Array(parts.length + 1);
      parts.forEach((part, at) => {
        start[at + 1] = (start[at] ?? 0) + part.length;
      });
      writeColumnFile(path, { start, bytes: parts });
    },
  };
}

export type SetFile = {
  /** The next sets in the order they were added; rejects when there are fewer. */
  readonly next: (count: number) => Promise<readonly ProductSet[]>;
  /** All sets that were read, to be released. */
  readonly all: () => readonly ProductSet[];
};

/** Awaits `yieldToOthers` after each set: there are thousands. */
export async function readSetFile(path: string, yieldToOthers: YieldToEventLoop): Promise<SetFile> {
  const file = await readColumnFile(path);
  const bytes = file.uint8('bytes');
  const start = file.starts('start', file.uint32('start').length - 1, bytes.length);
  const read: ProductSet[] = [];
  const readNext = (): ProductSet => {
    const [from, to] = [start[read.length], start[read.length + 1]];
    if (from === undefined || to === undefined) throw new Error(`${path} holds too few sets`);
    const set = readSet(bytes.subarray(from, to));
    read.push(set);
    return set;
  };
  const next = async (count: number): Promise<readonly ProductSet[]> => {
    const sets: ProductSet[] = [];
    while (sets.length < count) {
      sets.push(readNext());
      await yieldToOthers();
    }
    return sets;
  };
  return { next, all: () => read };
}
