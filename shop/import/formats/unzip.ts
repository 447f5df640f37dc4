/** Opens the bytes of a file: as they are, out of gzip, or of each file in a zip, by the `yauzl` package. */
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { limitBytes, usualBytes } from './limit-bytes';
import { ImportFailure } from './row';

/** Gets how many bytes of the file on the disk are read so far. */
type OnBytes = (done: number) => void;

export type ByteSource = {
  /** The name of a file in a zip; undefined for the file itself. */
  readonly entry?: string;
  readonly open: (onBytes?: OnBytes) => Promise<Readable>;
};

const chunkBytes = 262_144;
/** How a file of Excel before 2007 begins. */
const oldExcel = Buffer.from('d0cf11e0', 'hex');
/** The names of more would fill the memory. */
const mostEntries = 10_000;

function readMagic(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(4);
    return head.subarray(0, readSync(file, head, 0, 4, 0));
  } finally {
    closeSync(file);
  }
}

function counted<Stream extends Readable>(stream: Stream, onBytes: OnBytes = () => undefined) {
  let done = 0;
  return stream.on('data', (chunk: Buffer) => {
    done += chunk.length;
    onBytes(done);
  });
}

const openFile = (path: string, onBytes?: OnBytes): Readable =>
  counted(createReadStream(path, { highWaterMark: chunkBytes }), onBytes);

const limitUnzipped = (path: string, mostBytes: number) =>
  limitBytes(
    mostBytes,
    (most) =>
      `${path}: unzipped it is larger than ${most}; unzip it and import the file in it, or allow more by "maxBytes" of a profile`,
  );

/** The streams end with the last one, which has the errors of all. */
const ignore = (): void => undefined;

/** Neither a folder nor what an operating system adds. */
const isFile = ({ fileName }: Entry): boolean => !/\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$/.test(fileName);

async function readEntries(path: string, zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (['[Content_Types].xml', 'mimetype'].includes(entry.fileName))
      throw new ImportFailure(`${path}: a file of Excel or another office program; save it as CSV`);
    if (entries.length === mostEntries)
      throw new ImportFailure(
        `${path}: a zip of more than ${mostEntries.toLocaleString('en')} files; zip the file of products alone`,
      );
    entries.push(entry);
  }
  return entries.filter(isFile);
}

/** Streams that are open stay so after it is closed. */
async function withZip<T>(path: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      return await work(zip);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    throw new ImportFailure(`${path}: the zip cannot be read: ${(error as Error).message}`);
  }
}

async function openZip(path: string, mostBytes: number): Promise<readonly ByteSource[]> {
  const { size } = statSync(path);
  const entries = await withZip(path, (zip) => readEntries(path, zip));
  if (entries.length === 0) throw new ImportFailure(`${path}: the zip is empty`);
  return entries.map((entry) => ({
    entry: entry.fileName,
    open: async (onBytes) => {
      const bytes = await withZip(path, (zip) => zip.openReadStreamPromise(entry));
      const toFile = size / Math.max(1, entry.uncompressedSize);
      return counted(pipeline(bytes, limitUnzipped(path, mostBytes), ignore), (done) =>
        onBytes?.(done * toFile),
      );
    },
  }));
}

/** Throws an `ImportFailure` for a spreadsheet, and for a zip without files. */
export async function openBytes(
  path: string,
  mostBytes: number = usualBytes,
): Promise<readonly ByteSource[]> {
  const magic = readMagic(path);
  if (magic.equals(oldExcel)) throw new ImportFailure(`${path}: a file of Excel; save it as CSV`);
  if (magic.toString('latin1').startsWith('PK')) return openZip(path, mostBytes);
  const isGzip = magic[0] === 0x1f && magic[1] === 0x8b;
  const open: ByteSource['open'] = (onBytes) => {
    const file = openFile(path, onBytes);
    return Promise.resolve(
      isGzip ? pipeline(file, createGunzip(), limitUnzipped(path, mostBytes), ignore) : file,
    );
  };
  return [{ open }];
}
