/**
 * Reports rejected rows: the first on the terminal, all of them in a file. Ends the import when they are too many.
 * Rows that are skipped are counted by reason, and stand in the file only.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { ImportFailure, type SkipReason } from './formats/row';
import type { LeftOut } from './products/product-draft';

/** The limits of rejected rows: a number, and a share of all rows. */
export type ErrorLimit = { readonly count: number; readonly share: number };

export const defaultLimit: ErrorLimit = { count: 1000, share: 0.1 };

/** `2 no price, 1 not visible`. */
export const listCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([reason, count]) => `${count.toLocaleString('en')} ${reason}`).join(', ');

export type RowReport = {
  readonly reject: (line: number, problem: string) => void;
  readonly skip: (line: number, reason: SkipReason, message?: string) => void;
  /** A field of a product that stays. */
  readonly leaveOut: (line: number, left: LeftOut) => void;
  /** Of no row: the import has ended well, but for this. */
  readonly warn: (text: string) => void;
  readonly rejected: () => number;
  /** By reason: the number of rows. */
  readonly skipped: () => ReadonlyMap<SkipReason, number>;
  /** By field: the number of rows. */
  readonly leftOut: () => ReadonlyMap<string, number>;
  /** Throws when the rejected are too large a share of `rows`, which excludes the skipped. */
  readonly check: (rows: number) => void;
  readonly close: () => void;
};

export type RowReportOptions = {
  readonly write: (text: string) => void;
  /** For what is no row. */
  readonly writeWarning: (text: string) => void;
  readonly limit: ErrorLimit;
  /** The file for all of them. */
  readonly path?: string | undefined;
};

const mostShown = 50;
/** In the message that ends an import. */
const mostNamed = 3;
const longestNamed = 120;

/**
 * Removes characters of a file that would control the terminal, turn the direction of its text or begin another line.
 */
export const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** The same for a text of several lines. */
export const forTerminal = (text: string): string => text.split('\n').map(onOneLine).join('\n');

/** A text of the file for the terminal: on one line, and cut to `longest` characters. */
export function shownText(text: string, longest: number): string {
  const plain = onOneLine(text.slice(0, 2 * longest)).trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}

type ReportFile = { readonly keep: (text: string) => void; readonly close: () => void };

/** Its disk may be another one than that of the catalogue. */
function ofReport<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new ImportFailure(`--report: ${(error as Error).message}`);
  }
}

function openFile(path: string | undefined): ReportFile {
  if (path === undefined) return { keep: () => undefined, close: () => undefined };
  const file = ofReport(() => openSync(path, 'w'));
  return {
    keep: (text) => void ofReport(() => writeSync(file, text)),
    close: () => closeSync(file),
  };
}

const explainRejected = (count: number, first: readonly string[]): ImportFailure =>
  new ImportFailure(
    `too many rows are rejected: ${count.toLocaleString('en')} (--max-errors allows more), such as ${first.join('; ')}`,
  );

export function createRowReport(options: RowReportOptions): RowReport {
  const { write, writeWarning, limit, path } = options;
  const { keep, close } = openFile(path);
  const [skipped, leftOut] = [new Map<SkipReason, number>(), new Map<string, number>()];
  let count = 0;
  const first: string[] = [];
  const tooMany = (): ImportFailure => explainRejected(count, first);
  return {
    reject: (line, problem) => {
      count += 1;
      const said = `line ${line}: ${onOneLine(problem)}`;
      if (first.length < mostNamed) first.push(shownText(said, longestNamed));
      keep(`${said}\n`);
      if (count <= mostShown) write(`${said}\n`);
      if (count === mostShown + 1)
        write(path === undefined ? 'more are not shown; --report FILE keeps them all\n' : '…\n');
      if (count > limit.count) throw tooMany();
    },
    skip: (line, reason, message = reason) => {
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
      keep(`line ${line}: skipped: ${onOneLine(message)}\n`);
    },
    leaveOut: (line, { field, problem }) => {
      leftOut.set(field, (leftOut.get(field) ?? 0) + 1);
      keep(`line ${line}: left out: ${onOneLine(problem)}\n`);
    },
    warn: (text) => {
      const said = `warning: ${onOneLine(text)}\n`;
      keep(said);
      writeWarning(said);
    },
    rejected: () => count,
    skipped: () => skipped,
    leftOut: () => leftOut,
    check: (rows) => {
      if (count > rows * limit.share) throw tooMany();
    },
    close,
  };
}
