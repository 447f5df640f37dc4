/** The settings of what answers listings. */
import { str } from 'envalid';
import * as values from './setting-values';

const engines = ['embedded', 'opensearch'] as const;
type CatalogueEngine = (typeof engines)[number];

export type CatalogueSettings = {
  readonly catalogueEngine: CatalogueEngine;
  /** Nodes of the cluster that keeps the catalogue, parted by commas; there when the engine is `opensearch`. */
  readonly opensearchUrl: string | undefined;
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
};

type Read = {
  readonly CATALOGUE_ENGINE: CatalogueEngine;
  readonly OPENSEARCH_URL: string | undefined;
};

export const readCatalogueSettings = (read: Read): CatalogueSettings => ({
  catalogueEngine: read.CATALOGUE_ENGINE,
  opensearchUrl: read.OPENSEARCH_URL,
});
