/** Opens a file as text, a piece at a time: gzip undone, its encoding found, memory flat. */
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fileFault } from './file-fault';
import { ImportFailure } from './row';

export type TextFile = {
  readonly size: number;
  /** The beginning of the text, enough to detect its format. */
  readonly head: string;
  /** The whole text; `onBytes` gets the number of bytes read so far. */
  readonly chunks: (onBytes?: (done: number) => void) => AsyncGenerator<string>;
};

const headBytes = 65_536;
const chunkBytes = 262_144;
/** How a file of Excel before 2007 begins. */
const oldExcel = Buffer.from('d0cf11e0', 'hex');

function readHead(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(4);
    return head.subarray(0, readSync(file, head, 0, 4, 0));
  } finally {
    closeSync(file);
  }
}

function explain(path: string, error: unknown): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ImportFailure) return error;
  if (code.startsWith('Z_')) return new ImportFailure(`${path}: the compressed file is damaged`);
  return new ImportFailure(`${path}: ${fileFault(error)}`);
}

function openBytes(path: string, isGzip: boolean, onBytes?: (done: number) => void): Readable {
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  let done = 0;
  file.on('data', (chunk) => {
    done += chunk.length;
    onBytes?.(done);
  });
  if (!isGzip) return file;
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error));
  return file.pipe(unzipped);
}

const declaredEncoding = /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w.-]{1,40})["']/;

/** The encoding of the byte order mark, else that of the XML declaration, else UTF-8. */
function findEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return declaredEncoding.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
}

function createDecoder(path: string, encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportFailure(`${path}: the encoding "${encoding}" is not known`);
  }
}

async function firstBytes(bytes: Readable): Promise<Buffer> {
  for await (const chunk of bytes) return (chunk as Buffer).subarray(0, headBytes);
  return Buffer.alloc(0);
}

/**
 * Throws an `ImportFailure` for a file that is missing, empty, or no text. Bytes that are invalid in the encoding
 * become U+FFFD, so that the row they are in can be named.
 */
export async function openTextFile(path: string, encoding?: string): Promise<TextFile> {
  try {
    const magic = readHead(path);
    if (magic.toString('latin1').startsWith('PK') || magic.equals(oldExcel))
      throw new ImportFailure(`${path}: a zip or Excel file; save it as CSV`);
    const isGzip = magic[0] === 0x1f && magic[1] === 0x8b;
    const head = await firstBytes(openBytes(path, isGzip));
    const label = encoding ?? findEncoding(head);
    const text = createDecoder(path, label).decode(head, { stream: true });
    if (text.trim() === '') throw new ImportFailure(`${path}: the file is empty`);
    if (text.includes('\0'))
      throw new ImportFailure(
        `${path}: no text, or UTF-16; save it as CSV, or name its encoding, as in --encoding utf-16le`,
      );
    const chunks = async function* (onBytes?: (done: number) => void): AsyncGenerator<string> {
      const decoder = createDecoder(path, label);
      try {
        for await (const bytes of openBytes(path, isGzip, onBytes))
          yield decoder.decode(bytes as Buffer, { stream: true });
        yield decoder.decode();
      } catch (error) {
        throw explain(path, error);
      }
    };
    return { size: statSync(path).size, head: text, chunks };
  } catch (error) {
    throw explain(path, error);
  }
}
