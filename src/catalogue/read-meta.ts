/** The part of a listing API's response that is about the whole listing (docs/product.md, 6.2). */
import {
  isRecord,
  readCount,
  readFlag,
  readList,
  readRecord,
  readText,
  type Unchecked,
  type UnknownRecord,
} from '../lib/read-unknown';
import { withoutUndefined } from '../lib/without-undefined';
import { defaultNumProducts, defaultPageNumber } from '../listing-url/listing-url';
import { readPlacedContent } from '../storefront/page-content';
import type { Listing, ListingCategory, ListingSeo } from './listing';
import {
  longestCategoryText,
  longestId,
  longestRobots,
  mostDroppedWords,
  mostMetaEntries,
  readDisplayText,
  readId,
} from './listing-bounds';
import type {
  WireCategory,
  WireCollection,
  WireMeta,
  WireRequest,
  WireSeo,
} from './listing-response';
import type { SelectedFilters } from './read-facets';

type FromMeta = Pick<
  Listing,
  | 'parentCategories'
  | 'category'
  | 'sortBy'
  | 'page'
  | 'resultsPerPage'
  | 'collection'
  | 'content'
  | 'seo'
  | 'meta'
> & { readonly numResults?: number };

/** A missing page is 1, a missing page size 30. */
export function readMeta(meta: Unchecked<WireMeta>): FromMeta {
  const request = readRecord<WireRequest>(meta.request);
  return withoutUndefined({
    parentCategories: readList(meta.parent_categories)
      .slice(0, mostMetaEntries)
      .flatMap((entry) => readCategory(entry) ?? []),
    category: readCategory(meta.selected_category),
    sortBy: readId(request.sort_by),
    page: readCount(request.page) || defaultPageNumber,
    resultsPerPage: readCount(request.num_results_per_page) || defaultNumProducts,
    numResults: readCount(meta.num_results),
    collection: readCollection(meta.collection),
    content: readPlacedContent(meta.content),
    seo: readSeo(meta.seo),
    meta: withoutUndefined({
      resultId: readId(meta.result_id),
      features: readEntries(request.features, readSwitch),
      featureVariants: readEntries(request.feature_variants, readId),
      term: readId(request.term),
      categoryText: readDisplayText(meta.category_text, longestCategoryText),
      correctedTerm: readId(meta.corrected_term),
      droppedWords: readWords(meta.dropped_words),
    }),
  });
}

// As in "noindex, max-snippet:50".
const robotsForm = /^[a-z-]+(?::[\w-]+)?(?:, ?[a-z-]+(?::[\w-]+)?)*$/;

function readSeo(value: unknown): ListingSeo {
  const { title, description, heading, robots } = readRecord<WireSeo>(value);
  const rules = readText(robots) ?? '';
  return withoutUndefined({
    title: readDisplayText(title),
    description: readDisplayText(description),
    heading: readDisplayText(heading),
    robots: rules.length <= longestRobots && robotsForm.test(rules) ? rules : undefined,
  });
}

const readWords = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? value.slice(0, mostDroppedWords).flatMap((word) => readId(word) ?? [])
    : undefined;

/** The filters that the response repeats from its request, by facet id; `group_id` is the category. */
export function readSelectedFilters(meta: Unchecked<WireMeta>): SelectedFilters {
  const { filters } = readRecord<WireRequest>(meta.request);
  return new Map(
    firstEntries(readRecord(filters))
      .map(([id, values]): [string, string[]] => [
        id,
        (Array.isArray(values) ? values : [values])
          .slice(0, mostMetaEntries)
          .flatMap((value) => readId(value) ?? []),
      ])
      .filter(([, values]) => values.length > 0),
  );
}

export function readCategory(value: unknown): ListingCategory | undefined {
  const { group_id: groupId, display_name: name } = readRecord<WireCategory>(value);
  const id = readId(groupId);
  return id === undefined ? undefined : { id, displayName: readDisplayText(name) ?? id };
}

function readCollection(value: unknown): Listing['collection'] {
  const { id: wireId, display_name: name } = readRecord<WireCollection>(value);
  const id = readId(wireId);
  if (id === undefined) return undefined;
  return withoutUndefined({ id, displayName: readDisplayText(name) });
}

/** Cuts the list of names before it reads any entry, because a record can be huge. */
const firstEntries = (record: UnknownRecord): readonly (readonly [string, unknown])[] =>
  Object.keys(record)
    .slice(0, mostMetaEntries)
    .map((name) => [name, record[name]] as const);

const readSwitch = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' || typeof value === 'string' ? readFlag(value) : undefined;

function readEntries<T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    firstEntries(value).flatMap(([name, entry]) => {
      const known = name.length > longestId ? undefined : read(entry);
      return known === undefined ? [] : [[name, known]];
    }),
  );
}
