/** Named columns of numbers in one binary file, read back in one go without conversion. */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;
/** One of bytes may be in parts, which need not be copied into one. */
export type Column = Numbers | readonly Uint8Array[];
type Kind = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Float64Array';
type Entry = {
  readonly name: string;
  readonly kind: Kind;
  readonly at: number;
  readonly length: number;
};

const partsOf = (column: Column): readonly Numbers[] =>
  ArrayBuffer.isView(column) ? [column] : column;

function kindOf(column: Column): Kind {
  if (column instanceof Uint8Array || !ArrayBuffer.isView(column)) return 'Uint8Array';
  if (column instanceof Uint16Array) return 'Uint16Array';
  return column instanceof Uint32Array ? 'Uint32Array' : 'Float64Array';
}
const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
}

function writeParts(file: number, parts: readonly Numbers[], start: number): void {
  let at = start;
  for (const { buffer, byteOffset, byteLength } of parts) {
    writeAll(file, new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
}

const sumOf = (parts: readonly Numbers[], what: 'byteLength' | 'length'): number =>
  parts.reduce((sum, part) => sum + part[what], 0);

/**
 * The file ends on disk before this returns. Layout: length of the header, header as JSON, columns on multiples of 8.
 */
export function writeColumnFile(path: string, columns: Readonly<Record<string, Column>>): void {
  let used = 0;
  const entries = Object.entries(columns).map(([name, column]): Entry => {
    const at = used;
    const parts = partsOf(column);
    used += padded(sumOf(parts, 'byteLength'));
    return { name, kind: kindOf(column), at, length: sumOf(parts, 'length') };
  });
  const header = Buffer.from(JSON.stringify({ entries, bytes: used }));
  const start = 8 + padded(header.length);
  const front = Buffer.alloc(start);
  front.writeUInt32LE(header.length, 0);
  header.copy(front, 8);
  const file = openSync(path, 'w');
  try {
    writeAll(file, front, 0);
    for (const { name, at } of entries) writeParts(file, partsOf(columns[name] ?? []), start + at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export type ColumnFile = {
  readonly has: (name: string) => boolean;
  readonly uint8: (name: string) => Uint8Array;
  readonly uint16: (name: string) => Uint16Array;
  readonly uint32: (name: string) => Uint32Array;
  readonly float64: (name: string) => Float64Array;
  /**
   * Where each of `count` lists begins in a column of `end` items, and where the last one ends. Throws unless these
   * places ascend within it: a loop from one to the next would not end.
   */
  readonly starts: (name: string, count: number, end: number) => Uint32Array;
};

/** Rejects when the file is missing or cut short. Reading a column that is missing, or of another kind, throws. */
export async function readColumnFile(path: string): Promise<ColumnFile> {
  const bytes = await readFile(path);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 8, 8 + headerLength)) as {
    readonly entries: readonly Entry[];
    readonly bytes: number;
  };
  const start = bytes.byteOffset + 8 + padded(headerLength);
  const whole = bytes.buffer;
  const named = (name: string) => header.entries.find((candidate) => candidate.name === name);
  const find = (name: string, kind: Kind): readonly [ArrayBuffer, number, number] => {
    const entry = named(name);
    if (entry?.kind !== kind) throw new Error(`${path} has no column ${name} of ${kind}`);
    // An empty column at the end may begin after the end of the file.
    return [whole, entry.length === 0 ? 0 : start + entry.at, entry.length];
  };
  if (bytes.length < start - bytes.byteOffset + header.bytes - 7)
    throw new Error(`${path} is cut short`);
  const uint32 = (name: string): Uint32Array => new Uint32Array(...find(name, 'Uint32Array'));
  return {
    has: (name) => named(name) !== undefined,
    uint8: (name) => new Uint8Array(...find(name, 'Uint8Array')),
    uint16: (name) => new Uint16Array(...find(name, 'Uint16Array')),
    uint32,
    starts: (name, count, end) => {
      const starts = uint32(name);
      const ascends = starts.every((start, at) => start >= (starts[at - 1] ?? 0));
      if (starts.length !== count + 1 || !ascends || starts.at(-1) !== end)
        throw new Error(`${path} has no ${count} lists in its column ${name}`);
      return starts;
    },
    float64: (name) => new Float64Array(...find(name, 'Float64Array')),
  };
}
