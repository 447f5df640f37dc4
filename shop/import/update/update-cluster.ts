/** The catalogue of a cluster as an update needs it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { openCardTable, writeCardTable } from '../../catalogue/embedded/card-table';
import { fetchHistory } from '../../catalogue/opensearch/index-history';
import { indexFormat } from '../../catalogue/opensearch/index-mapping';
import { indicesOf } from '../../catalogue/opensearch/own-indices';
import { defaultAlias } from '../../catalogue/opensearch/open-opensearch-catalogue';
import { readDescriptionOf, readDocuments } from '../../catalogue/opensearch/read-index';
import { reviseIndex } from '../../catalogue/opensearch/revise-index';
import { openPriceHistory } from '../../catalogue/price-table';
import { type LockedCluster, withCluster, withLockedCluster } from '../with-cluster';
import {
  nothingToUpdate,
  tooOld,
  type UpdatedCatalogue,
  updateCatalogue,
  type UpdateWork,
} from './update-catalogue';
import type { UpdateSummary } from './update-summary';

/** Copies the products of an index into a table; the ids of their documents, in its order. */
async function fetchCards(client: Client, index: string, path: string): Promise<readonly string[]> {
  const ids: string[] = [];
  const cards = async function* () {
    for await (const { _id, _source } of readDocuments(client, index, ['card'])) {
      ids.push(_id);
      yield _source.card;
    }
  };
  await writeCardTable(path, cards());
  return ids;
}

async function findInUse(client: Client) {
  const [before] = await indicesOf(client, defaultAlias);
  if (before === undefined) throw nothingToUpdate();
  const description = await readDescriptionOf(client, before);
  if (description.format !== indexFormat) throw tooOld();
  return { before, description };
}

/** A dry run holds no lock, and replaces nothing. */
type Cluster = Pick<LockedCluster, 'client'> & Partial<LockedCluster>;

async function updateIndex(
  { client, confirm }: Cluster,
  folder: string,
  work: UpdateWork,
): Promise<UpdateSummary> {
  const { before, description } = await findInUse(client);
  const path = join(folder, 'products.sqlite');
  const documentIds = await fetchCards(client, before, path);
  const cards = openCardTable(path);
  const { outline, products } = description;
  try {
    const catalogue: UpdatedCatalogue = {
      outline,
      products,
      cards,
      openHistory: async (now) => {
        const found = await fetchHistory(client, before, join(folder, 'before.sqlite'));
        const to = join(folder, 'prices.sqlite');
        return openPriceHistory({ path: to, before: found, now, keepsOthers: true });
      },
      replace: async ({ outline: revised, products: all, removes, history: priceHistory }) => {
        await reviseIndex(client, defaultAlias, {
          before,
          description,
          outline: revised,
          products: all(),
          removes,
          documentIds,
          priceHistory,
          confirm,
          onWarning: work.report.warn,
          onProgress: (done) => work.bar.show('Updating', done / Math.max(1, products), done),
        });
      },
    };
    return await updateCatalogue(catalogue, work);
  } finally {
    cards.close();
  }
}

export async function updateCluster(url: string, work: UpdateWork): Promise<UpdateSummary> {
  const folder = mkdtempSync(join(tmpdir(), 'import-update-'));
  try {
    return await (work.options.dryRun
      ? withCluster(url, (client) => updateIndex({ client }, folder, work))
      : withLockedCluster(url, (cluster) => updateIndex(cluster, folder, work)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
