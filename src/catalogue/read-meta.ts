/** What a listing API's answer says about the whole listing (specification section 3). */
import { plainText } from '../lib/html-text';
import {
  isRecord,
  readCount,
  readFlag,
  readList,
  readRecord,
  readText,
  type UnknownRecord,
} from '../lib/read-unknown';
import { withoutUndefined } from '../lib/without-undefined';
import { defaultNumProducts, defaultPageNumber } from '../listing-url/listing-url';
import type { Listing, ListingCategory } from './listing';
import type { SelectedFilters } from './read-facets';

type FromMeta = Pick<
  Listing,
  'parentCategories' | 'category' | 'sortBy' | 'page' | 'resultsPerPage' | 'collection' | 'meta'
> & { readonly numResults?: number };

/** A missing page is 1, a missing page size 30. */
export function readMeta(meta: UnknownRecord): FromMeta {
  const request = readRecord(meta.request);
  return withoutUndefined({
    parentCategories: readList(meta.parent_categories).flatMap(
      (entry) => readCategory(entry) ?? [],
    ),
    category: readCategory(meta.selected_category),
    sortBy: readText(request.sort_by),
    page: readCount(request.page) || defaultPageNumber,
    resultsPerPage: readCount(request.num_results_per_page) || defaultNumProducts,
    numResults: readCount(meta.num_results),
    collection: readCollection(meta.collection),
    meta: withoutUndefined({
      resultId: readText(meta.result_id),
      features: readEntries(request.features, readSwitch),
      featureVariants: readEntries(request.feature_variants, readText),
      term: readText(request.term),
      categoryText: plainText(readText(meta.category_text) ?? '') || undefined,
    }),
  });
}

/** The filters the answer repeats from its request: a list or one value by facet id, `group_id` for the category. */
export function readSelectedFilters(meta: UnknownRecord): SelectedFilters {
  const { filters } = readRecord(meta.request);
  return new Map(
    Object.entries(readRecord(filters))
      .map(([id, values]): [string, string[]] => [
        id,
        (Array.isArray(values) ? values : [values]).flatMap((value) => readText(value) ?? []),
      ])
      .filter(([, values]) => values.length > 0),
  );
}

function readCategory(value: unknown): ListingCategory | undefined {
  const { group_id: groupId, display_name: name } = readRecord(value);
  const id = readText(groupId);
  return id === undefined ? undefined : { id, displayName: plainText(readText(name) ?? '') || id };
}

function readCollection(value: unknown): Listing['collection'] {
  const { id: wireId, display_name: name } = readRecord(value);
  const id = readText(wireId);
  if (id === undefined) return undefined;
  return withoutUndefined({ id, displayName: plainText(readText(name) ?? '') || undefined });
}

const readSwitch = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' || typeof value === 'string' ? readFlag(value) : undefined;

function readEntries<T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const known = read(entry);
      return known === undefined ? [] : [[name, known]];
    }),
  );
}
