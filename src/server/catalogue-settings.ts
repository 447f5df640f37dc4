/** The settings of what answers listings. */
import { str } from 'envalid';
import * as values from './setting-values';

const engines = ['embedded', 'opensearch'] as const;
type CatalogueEngine = (typeof engines)[number];

export type CatalogueSettings = {
  readonly catalogueEngine: CatalogueEngine;
  /** Nodes of the cluster that keeps the catalogue, parted by commas; there when the engine is `opensearch`. */
  readonly opensearchUrl: string | undefined;
  /** Threads of the embedded engine, each with the catalogue in its own memory; 0 for none. Undefined goes by its size. */
  readonly catalogueThreads: number | undefined;
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
    0,
    64,
  )({
    default: undefined,
    desc: 'threads that answer queries, each with the catalogue in memory; by itself 0, above 100,000 products 1',
  }),
  SLOW_QUERY_MS: values.wholeNumber(
    0,
    60_000,
  )({ default: 100, desc: 'queries that take as long are logged with their plan' }),
};

type Read = {
  readonly CATALOGUE_ENGINE: CatalogueEngine;
  readonly OPENSEARCH_URL: string | undefined;
  readonly CATALOGUE_THREADS: number | undefined;
  readonly SLOW_QUERY_MS: number;
};

export const readCatalogueSettings = (read: Read): CatalogueSettings => ({
  catalogueEngine: read.CATALOGUE_ENGINE,
  opensearchUrl: read.OPENSEARCH_URL,
  catalogueThreads: read.CATALOGUE_THREADS,
  slowQueryMs: read.SLOW_QUERY_MS,
});
