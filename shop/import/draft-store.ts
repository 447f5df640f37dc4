/**
 * Stores the drafts of a file on disk until all of it is read, so that a large file takes little more memory than a
 * small one.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { growingFloat64 } from '../catalogue/embedded/growing-column';
import { blockBytes, createTextWriter } from '../catalogue/embedded/text-writer';
import type { ProductDraft } from './products/product-draft';

export type DraftStore = {
  /**
   * The line of the product that has this id already; undefined when the draft, whose JSON is `text`, is added. Not to
   * be called after `products`. No later draft gets the other id.
   */
  readonly add: (
    draft: Pick<ProductDraft, 'id' | 'group'> & { readonly otherId?: string },
    text: string,
    line: number,
  ) => number | undefined;
  /** One list for each product, at the place of its first variant, with all its variants in the order of the file. */
  readonly products: () => Generator<readonly ProductDraft[]>;
  /** Whether a row has the id of this group, which has to be one of the file. */
  readonly hasId: (group: string) => boolean;
  /** The path of the price history, next to the drafts until it has its place in a catalogue. */
  readonly pricesPath: string;
  /** The number of products. */
  readonly count: () => number;
  /** Closes and removes the files. */
  readonly remove: () => void;
};

const nameForm = /^drafts-[a-f0-9]+\./;

/** Removes the files of a killed import. Only for the holder of the catalogue's lock. */
export function removeOldDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (nameForm.test(name)) rmSync(join(folder, name), { force: true });
}

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}

type Span = { readonly start: number; readonly end: number };

/** Reads texts, best in the order of the file: then a block at a time. */
function createTextReader(file: number) {
  // One for all blocks: a file of a million rows has a thousand, which would wait as garbage.
  const room = Buffer.allocUnsafe(blockBytes);
  let block: Buffer = room.subarray(0, 0);
  let blockStart = 0;
  const read = (start: number, length: number, into = Buffer.allocUnsafe(length)): Buffer =>
    into.subarray(0, readSync(file, into, 0, length, start));
  const isInBlock = ({ start, end }: Span): boolean =>
    start >= blockStart && end <= blockStart + block.length;
  return {
    next: (span: Span): string => {
      if (!isInBlock(span)) {
        const length = Math.max(blockBytes, span.end - span.start);
        block = read(span.start, length, length === blockBytes ? room : undefined);
        blockStart = span.start;
      }
      return block.toString('utf8', span.start - blockStart, span.end - blockStart);
    },
    /** Of any place, and the block stays. */
    at: ({ start, end }: Span): string => read(start, end - start).toString('utf8'),
  };
}

/** By group: the places of its variants, counted from 0. */
type Families = ReadonlyMap<string, readonly number[]>;

function* joinFamilies(
  file: number,
  ends: Float64Array,
  families: Families,
): Generator<readonly ProductDraft[]> {
  const texts = createTextReader(file);
  const spanOf = (place: number): Span => ({ start: ends[place - 1] ?? 0, end: ends[place] ?? 0 });
  const read = (text: string): ProductDraft => JSON.parse(text) as ProductDraft;
  for (let place = 0; place < ends.length; place += 1) {
    const draft = read(texts.next(spanOf(place)));
    const family = draft.group === undefined ? undefined : families.get(draft.group);
    const [first, ...others] = family ?? [place];
    if (first === place) yield [draft, ...others.map((other) => read(texts.at(spanOf(other))))];
  }
}

type Finished = { readonly ends: Float64Array; readonly sharedIds: ReadonlySet<string> };

/** The groups that are the id of a row too. All ids of a million rows take a hundred megabytes: they go. */
function takeShared(lines: Map<string, number>, families: Families): ReadonlySet<string> {
  const shared = new Set([...families.keys()].filter((group) => lines.has(group)));
  lines.clear();
  return shared;
}

/** No other process reads the file; the next import removes what a dead one leaves. */
export function createDraftStore(folder: string): DraftStore {
  const name = join(folder, `drafts-${randomBytes(6).toString('hex')}`);
  const path = `${name}.ndjson`;
  const pricesPath = `${name}.prices.sqlite`;
  const file = openSync(path, 'wx+');
  const texts = createTextWriter((bytes) => writeAll(file, bytes));
  const lines = new Map<string, number>();
  const families = new Map<string, number[]>();
  const ends = growingFloat64();
  let products = 0;
  let finished: Finished | undefined;
  const finish = (): Finished => {
    texts.flush();
    const sharedIds = takeShared(lines, families);
    return { ends: ends.finish(), sharedIds };
  };
  return {
    add: ({ id, group, otherId }, text, line) => {
      const same = lines.get(id);
      if (same !== undefined) return same;
      lines.set(id, line);
      if (otherId !== undefined) lines.set(otherId, line);
      const family = group === undefined ? undefined : families.get(group);
      if (family === undefined) products += 1;
      else family.push(ends.length());
      if (group !== undefined && family === undefined) families.set(group, [ends.length()]);
      ends.push(texts.add(text));
      return undefined;
    },
    products: () => joinFamilies(file, (finished ??= finish()).ends, families),
    hasId: (group) => (finished ??= finish()).sharedIds.has(group),
    pricesPath,
    count: () => products,
    remove: () => {
      closeSync(file);
      for (const one of [path, pricesPath]) rmSync(one, { force: true });
    },
  };
}
