/** The catalogue of a cluster that an import replaces. */
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { openCardTable, writeCardTable } from '../../catalogue/embedded/card-table';
import { readCards, readDescriptionOf } from '../../catalogue/opensearch/read-index';
import type { EarlierCatalogue } from './earlier-catalogue';

/** Its products are fetched into a file of the folder; undefined where there is no index yet. */
export async function findEarlierIndex(
  client: Client,
  index: string | undefined,
  folder: string,
): Promise<EarlierCatalogue | undefined> {
  if (index === undefined) return undefined;
  const { products, outline } = await readDescriptionOf(client, index);
  return {
    products,
    currency: outline.currencyCode,
    language: outline.language,
    openCards: async () => {
      const path = join(folder, 'before-products.sqlite');
      await writeCardTable(path, readCards(client, index));
      return openCardTable(path);
    },
  };
}
