/** Reads the change of a navigation from an unknown value and drops all other fields. */
import { readCount, readRecord, readText, type UnknownRecord } from '../lib/read-unknown';
import type { ListingChange } from '../listing-url/listing-change';
import { isSortOption } from '../listing-url/sort-option';
import { navigationOf } from '../listing/navigation';

/** The change of a navigation of this type; undefined when payload and type do not belong together. */
export function readListingChange(type: string, payload: unknown): ListingChange | undefined {
  const change = readChange(readRecord(payload));
  return change && navigationOf(change).type === type ? change : undefined;
}

const readTexts = (texts: readonly unknown[]): readonly string[] =>
  texts.flatMap((text) => readText(text) ?? []);

const readers: Readonly<
  Record<ListingChange['kind'], (fields: UnknownRecord) => ListingChange | undefined>
> = {
  facet({ facetId, optionId }) {
    const [facet, option] = [readText(facetId), readText(optionId)];
    return facet && option ? { kind: 'facet', facetId: facet, optionId: option } : undefined;
  },
  facet_options({ facetId, optionIds }) {
    const facet = readText(facetId);
    if (!facet || !Array.isArray(optionIds)) return undefined;
    return { kind: 'facet_options', facetId: facet, optionIds: readTexts(optionIds) };
  },
  clear_all: () => ({ kind: 'clear_all' }),
  category({ categoryId, parentIds }) {
    if (typeof categoryId !== 'string') return undefined;
    const above = Array.isArray(parentIds) ? readTexts(parentIds) : undefined;
    return { kind: 'category', categoryId, parentIds: above };
  },
  sort_order: ({ sortOption }) =>
    typeof sortOption === 'string' && isSortOption(sortOption)
      ? { kind: 'sort_order', sortOption }
      : undefined,
  result_count({ numProducts }) {
    const count = readCount(numProducts);
    return count ? { kind: 'result_count', numProducts: count } : undefined;
  },
  pagination({ pageNumber, isAdded }) {
    const page = readCount(pageNumber);
    if (!page) return undefined;
    return { kind: 'pagination', pageNumber: page, ...(isAdded === true && { isAdded }) };
  },
};

const isKind = (kind: unknown): kind is ListingChange['kind'] =>
  typeof kind === 'string' && Object.hasOwn(readers, kind);

const readChange = (fields: UnknownRecord): ListingChange | undefined =>
  isKind(fields.kind) ? readers[fields.kind](fields) : undefined;
