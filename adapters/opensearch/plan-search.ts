/**
 * Writes a listing request as one search: what the listing is about in `query`, selections in `post_filter`, and for
 * each selected facet an aggregation under all selections but its own, so that its values keep their counts.
 */
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { sortOptionOf } from '../../src/catalogue/sort-parameters';
import type { RangeBounds } from '../../src/listing-url/range-option';
import { sortOrders } from '../../src/listing-url/sort-option';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { deepestProduct } from '../adapter';
import { attributeOf, type AdapterFields, type FacetField } from '../adapter-fields';
import { parentOfOffered, type TreeCategory } from '../category-tree';
import { boundsOfOption } from '../facet-bands';
import { requestedTerm } from '../vendor-request';

export type Query = Readonly<Record<string, unknown>>;

/** One facet or the category, as far as it is selected. */
type Selection = { readonly facetId?: string; readonly query: Query };

/** The most frequent ones. */
export const mostValues = 500;

/** A value that a field cannot hold matches nothing, as "abc" for a number; `term` would fail. */
export const equals = (field: string, value: string): Query => ({
  match: { [field]: { query: value, lenient: true } },
});

const within = (field: string, { from, to }: RangeBounds): Query => ({
  range: { [field]: withoutUndefined({ gte: from, lte: to }) },
});

const allOf = (filter: readonly Query[]): Query => ({ bool: { filter } });
const nothing: Query = { match_none: {} };
export const anyOf = (should: readonly Query[]): Query =>
  should.length === 0 ? nothing : { bool: { should, minimum_should_match: 1 } };

/** The options of one facet are alternatives. */
function optionsQuery(facet: FacetField, options: readonly string[]): Query {
  const field = attributeOf(facet);
  if (facet.bands === undefined) return anyOf(options.map((option) => equals(field, option)));
  return anyOf(
    options.flatMap((option): readonly Query[] => {
      const bounds = boundsOfOption(facet, option);
      return bounds === undefined ? [] : [within(field, bounds)];
    }),
  );
}

export type SearchContext = {
  readonly fields: AdapterFields;
  readonly request: ListingRequest;
  readonly category: TreeCategory | undefined;
  /** The values of the categories to count. */
  readonly offered: readonly string[];
};

function facetQuery({ facets }: AdapterFields, facetId: string, options: readonly string[]): Query {
  const facet = facets.find(({ id }) => id === facetId);
  return facet ? optionsQuery(facet, options) : nothing;
}

function subjectQuery({ fields, request }: SearchContext): Query {
  const { base } = request;
  switch (base.kind) {
    case 'group':
      return { match_all: {} };
    case 'collection':
      return fields.collections === undefined
        ? nothing
        : allOf([equals(fields.collections, base.id)]);
    case 'facet':
      return allOf([facetQuery(fields, base.facetId, [base.optionId])]);
    case 'search':
      return {
        // Every word in any of the fields.
        multi_match: {
          query: requestedTerm(request),
          fields: fields.search,
          type: 'cross_fields',
          operator: 'and',
          lenient: true,
        },
      };
  }
}

/** Products without the field come last, and a field that the index does not have sorts nothing. */
const byField = (field: string | undefined, order: 'asc' | 'desc'): readonly Query[] =>
  field === undefined ? [] : [{ [field]: { order, missing: '_last', unmapped_type: 'keyword' } }];

function writeSort({ fields, request }: SearchContext): readonly Query[] {
  const option = sortOptionOf(request);
  const field = fields.sorts[option];
  const order = sortOrders[option].sortOrder === 'descending' ? 'desc' : 'asc';
  const isByScore = option === 'relevance' || field === undefined;
  return [
    ...byField(fields.inStock, 'desc'),
    ...(isByScore ? [{ _score: 'desc' }] : []),
    ...byField(field, order),
    ...(fields.key === undefined ? [] : [{ [fields.key]: 'asc' }]),
  ];
}

/** By names of aggregations. */
function facetAggregations(facet: FacetField, name: string): Readonly<Record<string, Query>> {
  const field = attributeOf(facet);
  if (facet.bands === undefined) return { [name]: { terms: { field, size: mostValues } } };
  return {
    [name]: { filters: { filters: facet.bands.map((band) => within(field, band)) } },
    [highestName(name)]: { max: { field } },
  };
}

const under = (selections: readonly Selection[], aggs: Query): Query => ({
  filter: allOf(selections.map(({ query }) => query)),
  aggs,
});

/** Names of aggregations: a facet's id could hold characters that they cannot. */
export const facetName = (at: number): string => `facet${at}`;
export const highestName = (facet: string): string => `${facet}highest`;

/** At the end of a branch, the siblings of the category are counted: its own filter would leave none of them. */
function categoriesAggregation(
  { fields, category, offered }: SearchContext,
  selections: readonly Selection[],
): Query {
  const parent = parentOfOffered(category);
  const field = fields.categories[parent === undefined ? 0 : parent.level + 1];
  if (field === undefined || offered.length === 0) return {};
  const narrowing = selections.filter(
    ({ facetId }) => facetId !== undefined || parent === category,
  );
  const values = { terms: { field, include: offered, size: offered.length } };
  return { categories: under(narrowing, { values }) };
}

function writeAggregations(context: SearchContext, selections: readonly Selection[]): Query {
  const common: Record<string, Query> = {};
  const own: Record<string, Query> = {};
  for (const [at, facet] of context.fields.facets.entries()) {
    const name = facetName(at);
    const counts = facetAggregations(facet, name);
    const others = selections.filter(({ facetId }) => facetId !== facet.id);
    if (others.length === selections.length) Object.assign(common, counts);
    else own[name] = under(others, counts);
  }
  const categories = categoriesAggregation(context, selections);
  return { common: under(selections, common), ...own, ...categories };
}

function readSelections({ fields, request, category }: SearchContext): readonly Selection[] {
  const level = category && fields.categories[category.level];
  return [
    ...(category && level !== undefined ? [{ query: equals(level, category.value) }] : []),
    ...[...request.filters].map(([facetId, options]) => ({
      facetId,
      query: facetQuery(fields, facetId, options),
    })),
  ];
}

/** `images.0.url` is `images.url` to the engine. */
const sourceField = (path: string): string =>
  path
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.');

export const sourceFields = ({ product }: AdapterFields): readonly string[] => [
  ...new Set(Object.values(product).flatMap((paths) => paths.map(sourceField))),
];

/** The body of a search for the page of a listing. */
export function planSearch(context: SearchContext): Query {
  const { page, size } = context.request;
  const from = (page - 1) * size;
  const selections = readSelections(context);
  return {
    query: subjectQuery(context),
    post_filter: allOf(selections.map(({ query }) => query)),
    track_total_hits: true,
    from,
    // The engine rejects a page that goes further, unless an index is set up for it.
    size: Math.min(size, deepestProduct - from),
    _source: sourceFields(context.fields),
    sort: writeSort(context),
    aggs: writeAggregations(context, selections),
  };
}
