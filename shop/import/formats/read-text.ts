/** Opens a file as text, a piece at a time: unzipped, its encoding found, memory flat. */
import { statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { listed } from '../columns/map-rows';
import { suggestion } from '../columns/nearest-name';
import { fileFault } from './file-fault';
import { guessEncoding } from './guess-encoding';
import { ImportFailure } from './row';
import { type ByteSource, openBytes } from './unzip';

export type TextFile = {
  /** Of the file on the disk. */
  readonly size: number;
  /** The name of the file in a zip. */
  readonly entry: string | undefined;
  /** The beginning of the text, enough to detect its format. */
  readonly head: string;
  readonly encoding: string;
  /** Whether the encoding is one that only the letters of the text tell. */
  readonly isGuessed: boolean;
  /** The whole text; `onBytes` gets the number of bytes of the file on the disk that are read so far. */
  readonly chunks: (onBytes?: (done: number) => void) => AsyncGenerator<string>;
};

export type RequestedText = {
  readonly encoding?: string;
  /** Whether the encoding may be told from the letters of the text, where nothing names it; else it is UTF-8. */
  readonly mayGuess?: boolean;
  /** The name of a file in a zip. */
  readonly entry?: string;
  /** What is unzipped may be so large. */
  readonly mostBytes?: number;
};

/** What the format is told from. */
export const headBytes = 65_536;

function explain(path: string, error: unknown): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ImportFailure) return error;
  if (code.startsWith('Z_')) return new ImportFailure(`${path}: the compressed file is damaged`);
  return new ImportFailure(`${path}: ${fileFault(error)}`);
}

/** Text may stand above the declaration. */
const declaredEncoding = /^[^<]{0,500}<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w.-]{1,40})["']/;

/** The encoding of the byte order mark, else that of the XML declaration. */
function findEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return declaredEncoding.exec(head.toString('latin1'))?.[1];
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

type Opened = {
  readonly source: ByteSource;
  /** Undefined where nothing names the encoding. */
  readonly named: string | undefined;
  readonly bytes: Buffer;
  readonly head: string;
};

type Opening = RequestedText & { readonly path: string };

const isText = (head: string): boolean => head.trim() !== '' && !head.includes('\0');

const decodeHead = (path: string, bytes: Buffer, encoding = 'utf-8'): string =>
  createDecoder(path, encoding).decode(bytes, { stream: true });

async function openSource(source: ByteSource, { path, encoding }: Opening): Promise<Opened> {
  const bytes = await firstBytes(await source.open());
  const named = encoding ?? findEncoding(bytes);
  return { source, named, bytes, head: decodeHead(path, bytes, named) };
}

/** Zeros are no letters: such a file is no text, or one in UTF-16. */
async function findUnnamed({ source, head }: Opened, { mayGuess }: Opening): Promise<string> {
  if (mayGuess !== true || !isText(head)) return 'utf-8';
  return guessEncoding((await source.open()) as AsyncIterable<Buffer>);
}

/** A zip may have pictures and notes besides; the beginnings of more are not read. */
const mostTried = 100;

async function findReadable(
  sources: readonly ByteSource[],
  opening: Opening,
  isKnown: (head: string) => boolean,
): Promise<Opened> {
  const readable: Opened[] = [];
  for (const source of sources.length > mostTried ? [] : sources) {
    const opened = await openSource(source, opening);
    if (isText(opened.head) && isKnown(opened.head)) readable.push(opened);
  }
  const [only] = readable;
  if (only !== undefined && readable.length === 1) return only;
  throw explainSeveral(
    opening.path,
    readable.length > 0 ? readable.map(({ source }) => source) : sources,
  );
}

function explainSeveral(path: string, sources: readonly ByteSource[]): ImportFailure {
  const names = sources.flatMap(({ entry }) => entry ?? []);
  return new ImportFailure(
    `${path}: a zip of several files: ${listed(names)}. Name the one of the products, such as --entry '${names[0] ?? ''}'`,
  );
}

/** The one that the user names, the only one, or the only one of a format that is known. */
async function chooseSource(opening: Opening, isKnown: (head: string) => boolean): Promise<Opened> {
  const { path, entry, mostBytes } = opening;
  const sources = await openBytes(path, mostBytes);
  const [first, another] = sources;
  const names = sources.flatMap((source) => source.entry ?? []);
  const chosen = entry === undefined ? first : sources.find((source) => source.entry === entry);
  if (chosen === undefined)
    throw new ImportFailure(
      names.length === 0
        ? `${path}: no zip, so that --entry names nothing in it`
        : `${path}: the zip has no file "${entry ?? ''}"${suggestion(entry ?? '', names)} Its files: ${listed(names)}`,
    );
  return entry === undefined && another !== undefined
    ? findReadable(sources, opening, isKnown)
    : openSource(chosen, opening);
}

function checkHead(path: string, head: string): void {
  if (head.trim() === '') throw new ImportFailure(`${path}: the file is empty`);
  if (head.includes('\0'))
    throw new ImportFailure(
      `${path}: no text, or UTF-16; save it as CSV, or name its encoding, as in --encoding utf-16le`,
    );
}

/**
 * `isKnown` says of the beginning of a text whether its format can be told. Throws an `ImportFailure` for a file that
 * is missing, empty, or no text. Bytes that are invalid in the encoding become U+FFFD, so that the row they are in can
 * be named.
 */
export async function openTextFile(
  path: string,
  isKnown: (head: string) => boolean,
  requested: RequestedText = {},
): Promise<TextFile> {
  try {
    const opening = { ...requested, path };
    const opened = await chooseSource(opening, isKnown);
    const { source, named, bytes } = opened;
    const encoding = named ?? (await findUnnamed(opened, opening));
    const head = decodeHead(path, bytes, encoding);
    checkHead(path, head);
    const chunks = async function* (onBytes?: (done: number) => void): AsyncGenerator<string> {
      const decoder = createDecoder(path, encoding);
      try {
        for await (const bytes of await source.open(onBytes))
          yield decoder.decode(bytes as Buffer, { stream: true });
        yield decoder.decode();
      } catch (error) {
        throw explain(path, error);
      }
    };
    const isGuessed = named === undefined && encoding !== 'utf-8';
    return { size: statSync(path).size, entry: source.entry, head, encoding, isGuessed, chunks };
  } catch (error) {
    throw explain(path, error);
  }
}
