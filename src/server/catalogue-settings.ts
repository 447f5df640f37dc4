/** The settings of what answers listings. */
import { str } from 'envalid';
import * as values from './setting-values';

const engines = ['embedded', 'opensearch'] as const;
type CatalogueEngine = (typeof engines)[number];

export type CatalogueSettings = {
  readonly catalogueEngine: CatalogueEngine;
  /** Nodes of the cluster that keeps the catalogue, parted by commas; there when the engine is `opensearch`. */
  readonly opensearchUrl: string | undefined;
  /** Threads of the embedded engine, each with the catalogue in its own memory. */
  readonly catalogueThreads: number;
  /** Queries that take at least so long are logged with their plan. */
  readonly slowQueryMs: number;
};

export const catalogueSettings = {
  CATALOGUE_ENGINE: str({
    choices: engines,
    default: 'embedded',
    desc: 'what answers listings: embedded, or opensearch (the cluster of OPENSEARCH_URL)',
  }),
  OPENSEARCH_URL: values.httpBases({
    default: undefined,
    requiredWhen: ({ CATALOGUE_ENGINE: engine }) => engine === 'opensearch',
    desc: 'nodes of the OpenSearch cluster, parted by commas: http://one:9200,http://two:9200',
  }),
  CATALOGUE_THREADS: values.wholeNumber(
    1,
    64,
  )({ default: 1, desc: 'threads of the embedded engine, each with the catalogue in memory' }),
  SLOW_QUERY_MS: values.wholeNumber(
    0,
    60_000,
  )({ default: 100, desc: 'queries that take as long are logged with their plan' }),
};

type Read = {
  readonly CATALOGUE_ENGINE: CatalogueEngine;
  readonly OPENSEARCH_URL: string | undefined;
  readonly CATALOGUE_THREADS: number;
  readonly SLOW_QUERY_MS: number;
};

export const readCatalogueSettings = (read: Read): CatalogueSettings => ({
  catalogueEngine: read.CATALOGUE_ENGINE,
  opensearchUrl: read.OPENSEARCH_URL,
  catalogueThreads: read.CATALOGUE_THREADS,
  slowQueryMs: read.SLOW_QUERY_MS,
});
