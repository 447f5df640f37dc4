/**
 * The import as a program: `npm run import -- FILE`. Ends with 1 when nothing was imported, with 2 for a wrong command.
 */
import { storefront } from '@storefront/storefront';
import { ImportFailure } from './formats/row';
import { writeFileSync } from 'node:fs';
import { sampleSynonymsText } from '../sample/sample-synonyms';
import type { FoundColumn } from './columns/find-columns';
import { listed } from './columns/map-rows';
import { mapOption } from './columns/map-option';
import { countProducts } from './progress-bar';
import { importHelp, type ImportOptions, readImportOptions, UsageError } from './import-options';
import { forTerminal, onOneLine, shownText } from './row-report';
import { runImport } from './run-import';
import type { ImportSummary } from './import-summary';

const print = (text: string): boolean => process.stdout.write(forTerminal(`${text}\n`));
const complain = (text: string): boolean => process.stderr.write(forTerminal(`${text}\n`));
const longestSample = 24;
const longestMeaning = 100;
const longestAddress = 60;

const sampleOf = (text: string): string => shownText(text, longestSample);

function describeColumn({ name, takenFor, near, samples }: FoundColumn): string {
  const option = near && mapOption(near, shownText(name, longestMeaning));
  const hint = option === undefined ? '' : ` (near to "${near}": ${option})`;
  const values = samples.length === 0 ? 'no values' : samples.map(sampleOf).join(' / ');
  const meaning = takenFor === undefined ? 'left out' : shownText(takenFor, longestMeaning);
  return `  ${sampleOf(name)}: ${meaning}${hint}\n      ${values}`;
}

const describeColumns = (found: readonly FoundColumn[]): string =>
  [
    'Columns, what each is taken for, and values of the first rows:',
    ...found.map(describeColumn),
  ].join('\n');

const number = (value: number): string => value.toLocaleString('en');

const listCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([reason, count]) => `${number(count)} ${reason}`).join(', ');

const describeCounts = (label: string, counts: ReadonlyMap<string, number>): readonly string[] =>
  counts.size > 0 ? [`  ${label.padEnd(10)} ${listCounts(counts)}`] : [];

const lossOf = {
  currency: 'prices were in another currency before',
  future: 'the last import is of a day after tomorrow, so the clock has gone back',
  damaged: 'the file of the last import is lost or damaged',
} as const;

/** Those that brands with the rules of the EU show. */
const describeReductions = ({ reductions, lostHistory }: ImportSummary): readonly string[] => [
  ...(lostHistory === undefined
    ? []
    : [`  prices     what was known of earlier prices is not used: ${lossOf[lostHistory]}`]),
  ...reductions.map(({ brands, shown, hidden }) => {
    const others = hidden.size > 0 ? `; not shown: ${listCounts(hidden)}` : '';
    return `  reductions ${number(shown)} shown by ${brands.join(', ')}${others}`;
  }),
];

const describePictures = ({
  needsImageBase,
  pictureOrigins: origins,
  unplacedPicture,
}: ImportSummary) => [
  ...(needsImageBase
    ? ['  pictures   only those with a whole address; --image-base makes addresses of paths']
    : []),
  ...(unplacedPicture === undefined
    ? []
    : [
        `  pictures   such as "${shownText(unplacedPicture, longestAddress)}" do not load on a page: --image-base URL puts them below an address`,
      ]),
  ...(origins.length > 0
    ? [
        `  pictures   of other origins show when the server allows them: IMAGE_ORIGINS=${origins.join(',')} npm start`,
      ]
    : []),
];

const describeHeldBack = ({ heldBack }: ImportSummary): readonly string[] =>
  heldBack.length > 0
    ? [
        `  held back  ${listed(heldBack)}: not for shoppers; --map "facet:NAME=COLUMN" shows one on purpose`,
      ]
    : [];

const describePath = ({ unreadPath }: ImportSummary): string =>
  unreadPath === undefined
    ? ''
    : `, none in another: "${shownText(unreadPath, longestMeaning)}" is one name; a path is written with >, as Home > Sofas`;

function describe(summary: ImportSummary, { dryRun, report, file }: ImportOptions): string {
  const variants = summary.accepted - summary.products;
  const lines = [
    `${dryRun ? 'Checked' : 'Imported'} ${countProducts(summary.products)} of ${file} (${summary.format}) in ${process.uptime().toFixed(1)} s.`,
    `  rows       ${number(summary.rows)}, ${number(summary.rejected)} rejected${report === undefined ? '' : ` (see ${report})`}`,
    ...describeCounts('skipped', summary.skipped),
    ...describeCounts('left out', summary.leftOut),
    ...describeHeldBack(summary),
    ...(variants > 0
      ? [`  variants   ${number(variants)} joined with others of their product`]
      : []),
    `  categories ${number(summary.categories)}${describePath(summary)}`,
    `  facets     ${number(summary.facets)}; --facets FILE chooses others, their names, order and form`,
    ...summary.columns.map((column) => `    ${column}`),
    `  prices in  ${summary.currency}${summary.isCurrencyAssumed ? ', which is assumed: the file names no currency; --currency chooses another' : ''}`,
    ...describeReductions(summary),
    ...describePictures(summary),
  ];
  return [...lines, ...(dryRun ? ['Nothing has been changed.'] : [])].join('\n');
}

/** Never writes over a file. */
function writeSampleSynonyms(path: string): void {
  try {
    writeFileSync(path, sampleSynonymsText, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`--write-synonyms: ${(error as Error).message}`);
  }
  print(`Wrote ${path}. Change it, and name it with --synonyms at an import.`);
}

/** Says on Ctrl-C what became of the catalogue, and ends as without. A cluster may be about to take the new index. */
function stopOnSignals({ openSearchUrl }: ImportOptions): () => void {
  const fate =
    openSearchUrl === undefined ? 'as it was' : 'as it was, unless this was its last step';
  const stop = (signal: NodeJS.Signals): void => {
    ignore();
    complain(`\nNothing was imported: stopped; the catalogue is ${fate}`);
    process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const ignore = (): void => signals.forEach((signal) => process.off(signal, stop));
  signals.forEach((signal) => process.on(signal, stop));
  return ignore;
}

async function run(): Promise<void> {
  const options = readImportOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    print(importHelp);
    return;
  }
  if ('writeSynonyms' in options) {
    writeSampleSynonyms(options.writeSynonyms);
    return;
  }
  const ignoreSignals = stopOnSignals(options);
  const summary = await runImport(
    { ...options, brands: storefront.brands },
    {
      progress: process.stderr,
      problems: (text) => process.stderr.write(forTerminal(text)),
      columns: (found) => print(describeColumns(found)),
    },
  );
  ignoreSignals();
  print(describe(summary, options));
}

run().catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError)
    complain(`${error.message}\nnpm run import -- --help tells more.`);
  else if (error instanceof ImportFailure)
    complain(`Nothing was imported: ${onOneLine(error.message)}`);
  else
    complain(
      `Nothing was imported: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    );
});
