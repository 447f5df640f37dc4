/** Writes the bytes of a zip, also of one that says a wrong size. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the zip says that the file has, where that is a lie. */
  readonly saidBytes?: number;
};

/** `values` has pairs: how many bytes a number takes, and the number. */
function numbers(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

const deflated = 8;
const utf8 = 0x800;

function partsOf({ name, content, saidBytes = content.length }: ZipFile) {
  const bytes = Buffer.from(content);
  const data = deflateRawSync(bytes);
  const written = Buffer.from(name);
  const meaning = numbers(
    ...([
      [2, 20],
      [2, utf8],
      [2, deflated],
      [4, 0],
      [4, crc32(bytes)],
      [4, data.length],
      [4, saidBytes],
      [2, written.length],
      [2, 0],
    ] as const),
  );
  const local = Buffer.concat([numbers([4, 0x04034b50]), meaning, written, data]);
  const central = (at: number): Buffer =>
    Buffer.concat([
      numbers([4, 0x02014b50], [2, 20]),
      meaning,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      written,
    ]);
  return { local, central };
}

export function zipBytes(...files: readonly ZipFile[]): Buffer {
  const parts = files.map(partsOf);
  let at = 0;
  const central = parts.map(({ local, central: entry }) => {
    const written = entry(at);
    at += local.length;
    return written;
  });
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  return Buffer.concat([
    ...parts.map(({ local }) => local),
    ...central,
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]),
  ]);
}
