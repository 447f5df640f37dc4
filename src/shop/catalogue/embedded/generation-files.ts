/** What the folder of one generation holds, and its description. The rest is derived from the products. */
import { join } from 'node:path';
import type { CatalogueOutline } from '../catalogue-product';
import type { FacetRow } from './facet-table';

/** Raise it when anything in the files changes: older generations are then built anew. */
export const generationFormat = 1;

export type GenerationDescription = {
  readonly format: number;
  readonly products: number;
  readonly outline: CatalogueOutline;
  readonly facetRows: readonly FacetRow[];
  /** Word stems so frequent that their sets are kept. */
  readonly stems: readonly string[];
};

export const generationPaths = (folder: string) => ({
  products: join(folder, 'products.sqlite'),
  columns: join(folder, 'columns.bin'),
  sets: join(folder, 'sets.bin'),
  words: join(folder, 'words.txt'),
  description: join(folder, 'generation.json'),
});
