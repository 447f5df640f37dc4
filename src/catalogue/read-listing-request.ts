/** Reads a listing request, for servers of this contract (docs/product.md, 5.1 and 5.2). */
import { attempt } from '../lib/attempt';
import { withoutUndefined } from '../lib/without-undefined';
import {
  defaultNumProducts,
  defaultPageNumber,
  largestNumProducts,
} from '../listing-url/listing-url';
import { readSortParameters, type SortParameters } from './sort-parameters';

type RequestBase =
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'facet'; readonly facetId: string; readonly optionId: string }
  | { readonly kind: 'search'; readonly term: string };

export type ListingRequest = SortParameters & {
  readonly base: RequestBase;
  /** Option ids by facet id, each once. A map, because a facet can have the name `__proto__`. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  /** `filters[group_id]`. */
  readonly groupId?: string;
  readonly page: number;
  readonly size: number;
  readonly ui?: string;
};

/**
 * Reads the part of a request address behind the API's base: `/group_id/c1?filters[brand]=acme&page=2`. All characters
 * may be percent-encoded. Numbers out of range get their default, and sizes above 96 become 96. Undefined for a path
 * that the contract does not have.
 */
export function readListingRequest(pathAndQuery: string): ListingRequest | undefined {
  const [path = '', ...rest] = pathAndQuery.split('?');
  const base = readBase(path);
  if (!base) return undefined;
  const query = new URLSearchParams(rest.join('?'));
  const { groupId, filters } = readFilters(query);
  return withoutUndefined({
    base,
    filters,
    groupId,
    page: readPositive(query.get('page')) ?? defaultPageNumber,
    size: Math.min(
      readPositive(query.get('num_results_per_page')) ?? defaultNumProducts,
      largestNumProducts,
    ),
    ...readSortParameters(query.get('sort_by'), query.get('sort_order')),
    ui: query.get('ui') || undefined,
  });
}

function readBase(path: string): RequestBase | undefined {
  const segments = decodedSegments(path);
  const [first, second] = segments;
  if (first === undefined || segments.length > 2) return undefined;
  if (second === undefined) return { kind: 'search', term: first };
  if (first === 'group_id') return { kind: 'group', id: second };
  if (first === 'collection_id') return { kind: 'collection', id: second };
  return { kind: 'facet', facetId: first, optionId: second };
}

/** An empty list when a segment cannot be decoded. */
const decodedSegments = (path: string): readonly string[] =>
  attempt(() => path.split('/').filter(Boolean).map(decodeURIComponent)) ?? [];

function readFilters(query: URLSearchParams) {
  const filters = new Map<string, Set<string>>();
  for (const [key, value] of query) {
    const facetId = /^filters\[(.+)\]$/s.exec(key)?.[1];
    if (facetId === undefined || value === '') continue;
    const values = filters.get(facetId);
    if (values) values.add(value);
    else filters.set(facetId, new Set([value]));
  }
  const [groupId] = filters.get('group_id') ?? [];
  filters.delete('group_id');
  return { groupId, filters: new Map([...filters].map(([id, values]) => [id, [...values]])) };
}

/**
 * Whole numbers as far as the URL of a listing reads them: a page beyond the last is one without products, not the
 * first.
 */
function readPositive(value: string | null): number | undefined {
  const number = value !== null && /^\d+$/.test(value) ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
