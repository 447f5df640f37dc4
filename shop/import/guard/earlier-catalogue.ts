/** The catalogue that an import replaces, to be compared with the new one. The generated sample is none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardTable, openCardTable } from '../../catalogue/embedded/card-table';
import { importInUse } from '../../catalogue/embedded/find-price-table';
import {
  type GenerationDescription,
  generationPaths,
} from '../../catalogue/embedded/generation-files';
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
