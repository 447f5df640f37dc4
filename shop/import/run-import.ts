/** Imports a file: reads and checks all of it, then builds a new generation of the catalogue and puts it in use. */
import { tmpdir } from 'node:os';
import { loadOptional } from '../../server/services/load-optional';
import { type ColumnMap, readColumnMap } from './columns/column-map';
import { findColumns, type FoundColumn } from './columns/find-columns';
import { adviseId, findIds, type Ids } from './columns/find-ids';
import { implyColumns } from './columns/imply-columns';
import { checkRequiredColumns } from './columns/required-columns';
import { FoundCurrency } from './count-currencies';
import { explainFault } from './explain-fault';
import { readFacetSettings } from './facets/facet-settings';
import { type OpenedRows, openRows, type RequestedFormat } from './formats/open-rows';
import { fieldKey, ImportFailure } from './formats/row';
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { ImportOptions } from './import-options';
import type { ImportSummary } from './import-summary';
import { importWhole } from './import-whole';
import { createProgressBar, type ProgressBar, type ProgressOutput } from './progress-bar';
import { updateFolder } from './update/update-folder';
import type { UpdateSummary } from './update/update-summary';
import { readSynonymsFile } from './read-synonyms-file';
import { isNameless } from './products/column-names';
import { createRowReport, type RowReport, shownText } from './row-report';

export type ImportOutput = {
  readonly progress: ProgressOutput;
  /** Where rejected rows are reported. */
  readonly problems: (text: string) => void;
  /** Gets the columns of the file, in a dry run. */
  readonly columns?: (found: readonly FoundColumn[]) => void;
};

const longestExample = 24;

const describeNameless = (found: readonly FoundColumn[]): readonly string[] =>
  found
    .filter(({ name }) => isNameless(fieldKey(name)))
    .map(({ name, samples: [value = ''] }) => {
      const example = shownText(value, longestExample);
      return `${name} is left out, since the header does not name it; it holds values such as "${example}"\n`;
    });

/** Columns that all rows of the file have, the map's included; none of formats without. */
function columnsOfAll({ header }: OpenedRows, map: ColumnMap | undefined): ReadonlySet<string> {
  const mapped = header.size === 0 ? [] : (map?.mapped.map(({ key }) => key) ?? []);
  return new Set([...header.keys(), ...mapped]);
}

/** The catalogue of a cluster and that of a dry run only use the folder for temporary files. */
const needsFolder = ({ dryRun, openSearchUrl }: ImportOptions): boolean =>
  !dryRun && openSearchUrl === undefined;

type OpenedFile = {
  readonly map: ColumnMap | undefined;
  readonly requested: RequestedFormat;
  readonly opened: OpenedRows;
  readonly ids: Ids;
};

/** Plain data alone, which a thread can be given. */
const requestedBy = (
  { format, encoding, delimiter, entry, item, imageBase, acceptChanges, ...options }: ImportOptions,
  map: ColumnMap | undefined,
): RequestedFormat =>
  withoutUndefined({
    ...{ format, encoding, delimiter, entry, item, imageBase, acceptChanges, map },
    mostBytes: options.profile?.mostBytes,
    otherwise: options.mode === undefined ? undefined : ('csv' as const),
  });

async function openMapped(options: ImportOptions, given: ImportOptions['map']) {
  const map = given && readColumnMap(given);
  const requested = requestedBy(options, map);
  return { map, requested, opened: await openRows(options.file, requested) };
}

/** What the first rows of a night hold must not change all ids: with them saved lists and known prices are lost. */
const implyId = ({ column }: Ids, { profile }: ImportOptions): readonly string[] =>
  column === undefined || profile !== undefined ? [] : [`id=${column}`];

function sayIds({ column, hint }: Ids, output: ImportOutput): void {
  if (column !== undefined) throw new ImportFailure(`no row has an id: ${adviseId(column)}`);
  if (hint !== undefined) output.problems(`${hint}\n`);
}

async function openFile(options: ImportOptions, output: ImportOutput): Promise<OpenedFile> {
  const { mode, map: given, dryRun } = options;
  const file = await openMapped(options, given);
  const { map, opened } = file;
  if (mode !== undefined) {
    checkRequiredColumns(opened, map, ['id']);
    return { ...file, ids: { areMade: false } };
  }
  const found = await findColumns(opened, map);
  const ids = await findIds(opened);
  const implied = [...implyId(ids, options), ...implyColumns(opened, found, map)];
  if (implied.length > 0) {
    output.problems(
      `taken by the meaning of their names: ${implied.join(', ')}; --map takes others\n`,
    );
    // With these in the map nothing is left to imply.
    return openFile({ ...options, map: [...(given ?? []), ...implied] }, output);
  }
  if (dryRun) output.columns?.(found);
  checkRequiredColumns(opened, map);
  describeNameless(found).forEach(output.problems);
  sayIds(ids, output);
  return { ...file, ids };
}

type Running = {
  readonly options: ImportOptions;
  readonly output: ImportOutput;
  readonly bar: ProgressBar;
  /** Says what is no row, also where the rows have been said. */
  readonly warn: (text: string) => void;
};

/** Says what is wrong with rows above the bar. */
const withBar = (output: ImportOutput, bar: ProgressBar): ImportOutput => ({
  ...output,
  problems: (text) => {
    bar.clear();
    output.problems(text);
  },
});

async function runWith<Summary>(
  options: ImportOptions,
  output: ImportOutput,
  work: (running: Running) => Promise<Summary>,
): Promise<Summary> {
  const bar = createProgressBar(output.progress);
  const shown = withBar(output, bar);
  try {
    return await work({ options, output: shown, bar, warn: shown.problems });
  } catch (error) {
    bar.clear();
    throw explainFault(error, needsFolder(options) ? options.dataDir : tmpdir());
  }
}

async function withReport<Summary>(
  { options: { limit, report: path }, output, warn: writeWarning }: Running,
  work: (report: RowReport) => Promise<Summary>,
): Promise<Summary> {
  const report = createRowReport({ write: output.problems, writeWarning, limit, path });
  try {
    return await work(report);
  } finally {
    report.close();
  }
}

/**
 * Throws an `ImportFailure` with one line for the user at the terminal; the catalogue is then unchanged. Waits while
 * another import runs.
 */
export const runImport = (options: ImportOptions, output: ImportOutput): Promise<ImportSummary> =>
  runWith(options, output, async (running) => {
    const { facets, synonyms: path } = options;
    const settings = facets === undefined ? undefined : readFacetSettings(facets);
    const synonyms = path === undefined ? undefined : readSynonymsFile(path);
    const file = await openFile(options, running.output);
    const importOnce = (once: Running): Promise<ImportSummary> =>
      withReport(once, (report) => importWhole({ ...once, ...file, settings, synonyms, report }));
    try {
      return await importOnce(running);
    } catch (error) {
      if (!(error instanceof FoundCurrency)) throw error;
      // The terminal has the rejected rows from the first time.
      const output = { ...running.output, problems: () => undefined };
      return importOnce({ ...running, output, options: { ...options, currency: error.code } });
    }
  });

/** The same for a file of prices and stock, or of products that go. */
export const runUpdate = (options: ImportOptions, output: ImportOutput): Promise<UpdateSummary> =>
  runWith(options, output, async (running) => {
    const { openSearchUrl } = options;
    const { map, opened } = await openFile(options, running.output);
    return withReport(running, async (report) => {
      const work = {
        options,
        opened,
        columns: columnsOfAll(opened, map),
        bar: running.bar,
        report,
      };
      if (openSearchUrl === undefined) return updateFolder(work);
      const { updateCluster } = await loadOptional(
        'opensearch',
        () => import('./update/update-cluster'),
      );
      return updateCluster(openSearchUrl, work);
    });
  });
