/** Imports a file: reads and checks all of it, then builds a new generation of the catalogue and puts it in use. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { buildGeneration } from '../catalogue/embedded/build-generation';
import { readCurrent, removeUnused, withLock } from '../catalogue/embedded/generation-store';
import { catalogueFolder } from '../catalogue/open-catalogue';
import { createDraftStatistics } from './facets/draft-statistics';
import type { DraftStatistics } from './facets/draft-statistics';
import { createDraftStore, removeOldDrafts } from './draft-store';
import type { DraftStore } from './draft-store';
import { explainFault } from './explain-fault';
import { knownRanges, planFacets } from './facets/facet-plan';
import { readFacetSettings } from './facets/facet-settings';
import type { FacetSettings } from './facets/facet-settings';
import { finishProduct } from './finish-product';
import { openRows } from './formats/open-rows';
import type { OpenedRows } from './formats/open-rows';
import type { ImportOptions } from './import-options';
import { createProgressBar } from './progress-bar';
import type { ProgressBar, ProgressOutput } from './progress-bar';
import { readDrafts } from './read-drafts';
import type { ReadCatalogue } from './read-drafts';
import { readSynonymsFile } from './read-synonyms-file';
import { createRowReport } from './row-report';
import type { RowReport } from './row-report';

export type ImportOutput = {
  readonly progress: ProgressOutput;
  /** Where rejected rows are told. */
  readonly problems: (text: string) => void;
};

export type ImportSummary = {
  readonly format: string;
  readonly rows: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly products: number;
  readonly categories: number;
  readonly facets: number;
  readonly currency: string;
};

type Work = {
  readonly options: ImportOptions;
  readonly opened: OpenedRows;
  readonly settings: FacetSettings | undefined;
  readonly synonyms: CatalogueOutline['synonyms'];
  readonly bar: ProgressBar;
  readonly report: RowReport;
};

const dayMs = 86_400_000;

function* finished(
  store: DraftStore,
  plan: Omit<Parameters<typeof finishProduct>[2], 'today' | 'hasId'>,
): Generator<CatalogueProduct> {
  const today = Math.floor(Date.now() / dayMs);
  let order = 0;
  for (const [first, ...others] of store.products()) {
    if (first === undefined) continue;
    yield finishProduct([first, ...others], order, { ...plan, today, hasId: store.hasId });
    order += 1;
  }
}

type Planned = { readonly outline: CatalogueOutline; readonly read: ReadCatalogue };

const planOutline = (
  { settings, synonyms }: Work,
  read: ReadCatalogue,
  statistics: DraftStatistics,
): CatalogueOutline => {
  const { categories, collections, currency } = read;
  return {
    categories,
    collections,
    facets: planFacets({ statistics, currency, settings }),
    currencyCode: currency,
    ...(synonyms !== undefined && { synonyms }),
  };
};

const rangesOf = (settings: FacetSettings | undefined): readonly string[] => [
  ...Object.keys(knownRanges),
  ...(settings?.facets ?? [])
    .filter(({ type }) => type === 'range')
    .map(({ attribute, id }) => attribute ?? id),
];

const summarise = (
  { outline, read }: Planned,
  { products, work }: { readonly products: number; readonly work: Work },
): ImportSummary => ({
  format: work.opened.format,
  rows: read.rows,
  accepted: read.accepted,
  rejected: work.report.rejected(),
  products,
  categories: outline.categories.length,
  facets: outline.facets.length,
  currency: read.currency,
});

/** Both passes. `build` takes the finished products; without it they are only counted. */
const importInto = async (
  work: Work,
  store: DraftStore,
  build?: (planned: Planned, products: Iterable<CatalogueProduct>) => Promise<void>,
): Promise<ImportSummary> => {
  const { opened, settings, bar, report, options } = work;
  const statistics = createDraftStatistics(rangesOf(settings));
  let share = 0;
  const read = await readDrafts({
    rows: opened.rows((done) => (share = done / Math.max(1, opened.size))),
    store,
    statistics,
    report,
    currency: options.currency,
    onProgress: (accepted) => bar.show('Reading', share, accepted),
  });
  const outline = planOutline(work, read, statistics);
  let products = 0;
  const source = function* (): Generator<CatalogueProduct> {
    const hasPopularity = statistics.hasPopularity();
    const { facets } = outline;
    const { idOfPath } = read;
    const plan = { facets, idOfPath, hasPopularity, settings: settings?.facets ?? [] };
    for (const product of finished(store, plan)) {
      products += 1;
      yield product;
    }
  };
  if (build === undefined) for (const product of source()) void product;
  else await build({ outline, read }, source());
  bar.clear();
  return summarise({ outline, read }, { products, work });
};

const checkOnly = async (work: Work): Promise<ImportSummary> => {
  const folder = mkdtempSync(join(tmpdir(), 'import-check-'));
  const store = createDraftStore(folder);
  try {
    return await importInto(work, store);
  } finally {
    store.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The generation in use stays until the new one is complete; whatever happens, nothing half-built is left. */
const replaceCatalogue = async (work: Work): Promise<ImportSummary> => {
  const { options, bar } = work;
  const root = catalogueFolder(options.dataDir);
  mkdirSync(root, { recursive: true });
  return withLock(root, async () => {
    removeOldDrafts(root);
    const store = createDraftStore(root);
    try {
      return await importInto(work, store, async ({ outline, read }, products) => {
        await buildGeneration(root, {
          outline,
          products,
          expected: read.accepted,
          signature: `import ${new Date().toISOString()}`,
          source: 'import',
          onProgress: ({ stage, done, total }) => bar.show(stage, done / Math.max(1, total), done),
        });
      });
    } catch (error) {
      removeUnused(root, readCurrent(root)?.folder);
      throw error;
    } finally {
      store.remove();
    }
  });
};

/**
 * Throws an `ImportFailure` with one line for the person at the terminal; the catalogue is then as it was. Waits while
 * another import runs.
 */
export const runImport = async (
  options: ImportOptions,
  output: ImportOutput,
): Promise<ImportSummary> => {
  const bar = createProgressBar(output.progress);
  const write = (text: string): void => {
    bar.clear();
    output.problems(text);
  };
  const { facets, synonyms, report: path, limit } = options;
  try {
    const settings = facets === undefined ? undefined : readFacetSettings(facets);
    const words = synonyms === undefined ? undefined : readSynonymsFile(synonyms);
    const opened = await openRows(options.file, options);
    const report = createRowReport({ write, limit, path });
    try {
      const work = { options, opened, settings, synonyms: words, bar, report };
      return await (options.dryRun ? checkOnly(work) : replaceCatalogue(work));
    } finally {
      report.close();
    }
  } catch (error) {
    bar.clear();
    throw explainFault(error, options.dataDir);
  }
};
