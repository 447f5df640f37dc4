// The figures of npm run bench -- page: their names, their spread over the runs, and their table.

/** One value a figure, from one run. @typedef {Readonly<Record<string, number>>} Figures */

/**
 * @typedef {object} Summary
 * @property {string} key
 * @property {string} name
 * @property {string} unit
 * @property {number} median
 * @property {number} least
 * @property {number} most
 * @property {readonly number[]} values one a run
 */

/** @type {readonly (readonly [key: string, name: string, unit: string])[]} */
const names = [
  ['scriptKb', 'scripts on the wire', 'kB'],
  ['documentKb', 'document on the wire', 'kB'],
  ['styleKb', '  of it style', 'kB'],
  ['firstPaintMs', 'first paint', 'ms'],
  ['lcpMs', 'largest contentful paint', 'ms'],
  ['picturesMs', 'pictures of the first screen', 'ms'],
  ['firstSightMs', 'filter clicked at first sight: listing', 'ms'],
  ['blockingMs', 'total blocking time', 'ms'],
  ['nodes', 'elements, 30 products', ''],
  ['heapMb', 'heap after garbage collection', 'MB'],
  ['feedbackP50Ms', 'click: own feedback, p50', 'ms'],
  ['feedbackP95Ms', 'click: own feedback, p95', 'ms'],
  ['firstCardsP50Ms', 'new listing: first 8 cards, p50', 'ms'],
  ['firstCardsP95Ms', 'new listing: first 8 cards, p95', 'ms'],
  ['allCardsP50Ms', 'new listing: all cards of 96, p50', 'ms'],
  ['allCardsP95Ms', 'new listing: all cards of 96, p95', 'ms'],
  ['seenCardsP50Ms', 'listing seen before: all cards, p50', 'ms'],
  ['seenCardsP95Ms', 'listing seen before: all cards, p95', 'ms'],
  ['apiP50Ms', 'listing API over HTTP, p50', 'ms'],
  ['apiP95Ms', 'listing API over HTTP, p95', 'ms'],
];

/**
 * The value below which this share of the values lies.
 * @type {(values: readonly number[], share: number) => number}
 */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * The figures that were measured, in the order of the table.
 * @type {(runs: readonly Figures[]) => Summary[]}
 */
export function summarize(runs) {
  return names.flatMap(([key, name, unit]) => {
    const values = runs.flatMap((run) => run[key] ?? []);
    if (values.length === 0) return [];
    const median = quantile(values, 0.5);
    return [
      { key, name, unit, median, least: Math.min(...values), most: Math.max(...values), values },
    ];
  });
}

/** @param {number} value */
const write = (value) => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 1_000 ? 1 : 0);

/** @type {(cells: readonly string[]) => string} */
const writeRow = ([name = '', ...others]) =>
  (name.padEnd(40) + others.map((cell) => cell.padStart(22)).join('')).trimEnd();

/** @param {Summary} summary */
const writeSummary = ({ median, least, most }) =>
  `${write(median)} (${write(least)}–${write(most)})`;

/** @param {readonly Summary[]} summaries */
export const writeTable = (summaries) =>
  [
    writeRow(['', 'median (least–most)']),
    ...summaries.map((row) => writeRow([row.name, `${writeSummary(row)} ${row.unit.padEnd(2)}`])),
  ].join('\n');

/**
 * A difference counts when each run of one build lies above each run of the other.
 * @param {Summary} old
 * @param {Summary} present
 */
const isBeyondNoise = (old, present) => old.most < present.least || present.most < old.least;

/** @type {(old: readonly Summary[], present: readonly Summary[]) => string} */
export function writeComparison(old, present) {
  const rows = present.flatMap((row) => {
    const before = old.find(({ key }) => key === row.key);
    if (before === undefined) return [];
    const difference = row.median - before.median;
    const signed = `${difference > 0 ? '+' : ''}${write(difference)} ${row.unit.padEnd(2)}`;
    const verdict = isBeyondNoise(before, row) ? 'yes' : 'no';
    return [writeRow([row.name, writeSummary(before), writeSummary(row), signed, verdict])];
  });
  return [writeRow(['', 'old', 'new', 'difference', 'beyond noise']), ...rows].join('\n');
}

/** Milliseconds of a fixed computation, which takes longer while other programs compute. */
export function calibrate() {
  const steps = 40_000_000;
  const startedAtMs = performance.now();
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
  return sum > 0 ? performance.now() - startedAtMs : Number.NaN;
}

/** @param {readonly number[]} timesMs of `calibrate` */
export function writeNoise(timesMs) {
  const [least, most] = [Math.min(...timesMs), Math.max(...timesMs)];
  const spread = ((most / least - 1) * 100).toFixed(0);
  return `noise of the machine: a fixed computation took ${writeSummary({ key: '', name: '', unit: '', values: timesMs, median: quantile(timesMs, 0.5), least, most })} ms, a spread of ${spread} %`;
}
