/** The catalogue that an import replaces, to be compared with the new one. The generated sample is none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { type CardTable, openCardTable, writeCardTable } from '../../catalogue/embedded/card-table';
import { importInUse } from '../../catalogue/embedded/find-price-table';
import {
  type GenerationDescription,
  generationPaths,
} from '../../catalogue/embedded/generation-files';
import { readCards, readDescriptionOf } from '../../catalogue/opensearch/read-index';
import type { ComparedCatalogue } from './check-changes';

export type EarlierCatalogue = ComparedCatalogue & {
  /** Rejects when they cannot be read. */
  readonly openCards: () => Promise<CardTable>;
};

/** Undefined where nothing was imported yet. One that is damaged is none: to import again is what mends it. */
export function findEarlierGeneration(root: string): EarlierCatalogue | undefined {
  const name = importInUse(root);
  if (name === undefined) return undefined;
  const paths = generationPaths(join(root, name));
  try {
    const text = readFileSync(paths.description, 'utf8');
    const { products, outline } = JSON.parse(text) as GenerationDescription;
    return {
      products,
      currency: outline.currencyCode,
      language: outline.language,
      openCards: () => Promise.resolve().then(() => openCardTable(paths.products)),
    };
  } catch {
    return undefined;
  }
}

/** That of a cluster; its products are fetched into a file of the folder. */
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
