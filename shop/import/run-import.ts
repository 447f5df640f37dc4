/** Imports a file: reads and checks all of it, then builds a new generation of the catalogue and puts it in use. */
import { tmpdir } from 'node:os';
import { loadOptional } from '../../server/services/load-optional';
import type { ColumnMap } from './columns/column-map';
import { FoundCurrency } from './count-currencies';
import { explainFault } from './explain-fault';
import { readFacetSettings } from './facets/facet-settings';
import type { OpenedRows } from './formats/open-rows';
import type { ImportOptions } from './import-options';
import type { ImportSummary } from './import-summary';
import { importWhole } from './import-whole';
import { type ImportOutput, openFile } from './open-file';
import { createProgressBar, type ProgressBar } from './progress-bar';
import { updateFolder } from './update/update-folder';
import type { UpdateSummary } from './update/update-summary';
import { readSynonymsFile } from './read-synonyms-file';
import { createRowReport, type RowReport } from './row-report';

/** Columns that all rows of the file have, the map's included; none of formats without. */
function columnsOfAll({ header }: OpenedRows, map: ColumnMap | undefined): ReadonlySet<string> {
  const mapped = header.size === 0 ? [] : (map?.mapped.map(({ key }) => key) ?? []);
  return new Set([...header.keys(), ...mapped]);
}

/** The catalogue of a cluster and that of a dry run only use the folder for temporary files. */
const needsFolder = ({ dryRun, openSearchUrl }: ImportOptions): boolean =>
  !dryRun && openSearchUrl === undefined;

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
