/** The summary of an import as text for a terminal. */
import type { FoundColumn } from './columns/find-columns';
import { mapOption } from './columns/map-option';
import { listed } from './columns/map-rows';
import { rowsOf } from './count-currencies';
import { nameOfLanguage } from './guard/check-changes';
import type { ImportOptions } from './import-options';
import type { ImportSummary } from './import-summary';
import { countProducts } from './progress-bar';
import { listCounts, shownText } from './row-report';

const longestSample = 24;
const longestMeaning = 100;
const longestAddress = 60;

const sampleOf = (text: string): string => shownText(text, longestSample);

function describeColumn({ name, takenFor, near, samples }: FoundColumn): string {
  const option = near && mapOption(near, shownText(name, longestMeaning));
  const hint = option === undefined ? '' : ` (perhaps "${near}": ${option})`;
  const values = samples.length === 0 ? 'no values' : samples.map(sampleOf).join(' / ');
  const meaning = takenFor === undefined ? 'left out' : shownText(takenFor, longestMeaning);
  return `  ${sampleOf(name)}: ${meaning}${hint}\n      ${values}`;
}

export const describeColumns = (found: readonly FoundColumn[]): string =>
  [
    'Columns, what each is taken for, and values of the first rows:',
    ...found.map(describeColumn),
  ].join('\n');

export const number = (value: number): string => value.toLocaleString('en');

export const describeCounts = (
  label: string,
  counts: ReadonlyMap<string, number>,
): readonly string[] => (counts.size > 0 ? [`  ${label.padEnd(10)} ${listCounts(counts)}`] : []);

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

/** Since the import before; no line where there is none. */
export function describeChanges({ changes }: Pick<ImportSummary, 'changes'>): readonly string[] {
  if (changes === undefined) return [];
  const { added, gone, changed, price, stock, texts } = changes;
  const kinds = new Map(Object.entries({ price, stock, texts }).filter(([, count]) => count > 0));
  const parts = kinds.size > 0 ? ` (${listCounts(kinds)})` : '';
  return [
    `  changes    ${number(added)} added, ${number(changed)} changed${parts}, ${number(gone)} gone`,
  ];
}

const describePath = ({ unreadPath }: ImportSummary): string =>
  unreadPath === undefined
    ? ''
    : `, none in another: "${shownText(unreadPath, longestMeaning)}" is one name; a path is written with >, as Home > Sofas`;

const describeOtherCurrencies = ({ otherCurrencies, currency }: ImportSummary) =>
  [...otherCurrencies.values()].map(
    ({ said, rows, codes: [code = said] }) =>
      `  prices     ${rowsOf(rows)} in ${said} left out: --rate ${code}=N takes them, where 1 ${code} is N ${currency}`,
  );

/** All of it, on several lines. */
export function describeSummary(
  summary: ImportSummary,
  { dryRun, report, file }: ImportOptions,
): string {
  const variants = summary.accepted - summary.products;
  const lines = [
    `${dryRun ? 'Checked' : 'Imported'} ${countProducts(summary.products)} of ${file} (${summary.format}) in ${process.uptime().toFixed(1)} s.`,
    `  rows       ${number(summary.rows)}, ${number(summary.rejected)} rejected${report === undefined ? '' : ` (see ${report})`}`,
    ...describeChanges(summary),
    ...describeCounts('skipped', summary.skipped),
    ...describeCounts('left out', summary.leftOut),
    ...describeHeldBack(summary),
    ...(summary.areIdsMade
      ? [
          '  ids        made of titles, brands, colours, sizes and materials, since no row has one; --map id=COLUMN takes a column',
        ]
      : []),
    ...(variants > 0
      ? [`  variants   ${number(variants)} joined with others of their product`]
      : []),
    `  categories ${number(summary.categories)}${describePath(summary)}`,
    `  facets     ${number(summary.facets)}; --facets FILE chooses others, their names, order and form`,
    ...summary.columns.map((column) => `    ${column}`),
    `  texts in   ${summary.language === undefined ? 'a language that they do not tell, so they are searched as English; --language names it' : nameOfLanguage(summary.language)}`,
    `  prices in  ${summary.currency}${summary.isCurrencyAssumed ? ', which is assumed: the file names no currency; --currency chooses another' : ''}`,
    ...describeOtherCurrencies(summary),
    ...describeReductions(summary),
    ...describePictures(summary),
  ];
  return [...lines, ...(dryRun ? ['Nothing has been changed.'] : [])].join('\n');
}
