import type { EngineSort } from '../../../shop/catalogue/listing-engine';

/** Every sort order of an engine. */
export const engineSorts: readonly [EngineSort, ...EngineSort[]] = [
  { by: 'relevance', order: 'descending' },
  { by: 'new_in', order: 'descending' },
  { by: 'price', order: 'ascending' },
  { by: 'price', order: 'descending' },
  { by: 'rating', order: 'descending' },
  { by: 'brand_name', order: 'ascending' },
];
