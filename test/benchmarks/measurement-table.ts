/** The results of a benchmark, one line for each size. */
import type { Change } from './measure-change';
import type { ProgramRun } from './run-programs';
import type { Measured } from './measure-queries';

export type BenchRow = {
  readonly products: number;
  /** Undefined when an earlier run has built the catalogue. */
  readonly imported: ProgramRun | undefined;
  readonly ready: ProgramRun;
  readonly measured: Measured;
  readonly change: Change;
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (run: ProgramRun | undefined): string => run?.seconds.toFixed(1) ?? '';

const columns: readonly (readonly [string, (row: BenchRow) => string])[] = [
  ['products', ({ products }) => products.toLocaleString('en')],
  ['import s', ({ imported }) => seconds(imported)],
  ['CPU s', ({ imported }) => imported?.cpuSeconds.toFixed(1) ?? ''],
  ['at most', ({ imported }) => (imported ? megabytes(imported.peakBytes) : '')],
  ['ready s', ({ ready }) => seconds(ready)],
  ['memory', ({ ready }) => megabytes(ready.peakBytes)],
  ['p50 ms', ({ measured }) => measured.engine.p50.toFixed(2)],
  ['p99 ms', ({ measured }) => measured.engine.p99.toFixed(1)],
  ['p50 / floor', ({ measured: { engine, floor } }) => (engine.p50 / floor.p50).toFixed(1)],
  ['p99 / floor', ({ measured: { engine, floor } }) => (engine.p99 / floor.p99).toFixed(1)],
  ['loop held ms', ({ measured }) => measured.blockedMs.toFixed(1)],
  ['by a change', ({ change }) => change.blockedMs.toFixed(1)],
  ['failed', ({ change }) => String(change.failed)],
];

/** Columns are separated by `|`, so that the table can be pasted into a document. */
export function writeTable(rows: readonly BenchRow[]): string {
  const cells = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, of]) => of(row))),
  ];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) => `| ${line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n');
}
