/**
 * The queries of one listing request: one for the products, and one for each facet whose own selection its counts
 * ignore.
 */
import type { SearchForHits } from '@algolia/client-search';
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { sortOptionOf } from '../../src/catalogue/sort-parameters';
import type { RangeBounds } from '../../src/listing-url/range-option';
import { attributeOf, type AdapterFields, type FacetField } from '../adapter-fields';
import { bandId, boundsOfOption } from '../facet-bands';
import { requestedTerm } from '../vendor-request';
import type { TreeCategory } from '../category-tree';

/** More values of a facet are not sent by Algolia. */
export const mostValues = 1_000;

/** What one facet or the subject of the listing demands: one of these; none when no product can meet it. */
type Demand = {
  readonly kind: 'facetFilters' | 'numericFilters';
  readonly anyOf: readonly string[];
};

export type ListingPlan = {
  /** Absent when no product can match. */
  readonly main?: SearchForHits;
  readonly ownCounts: readonly { readonly facet: FacetField; readonly query: SearchForHits }[];
  /** Counts the siblings of a category that has none below it. */
  readonly siblings?: SearchForHits;
  /** One query for each band of a facet, to count it alone. */
  readonly countBands: (facet: FacetField) => readonly SearchForHits[];
};

export type PlanContext = {
  readonly index: string;
  readonly fields: AdapterFields;
  readonly category: TreeCategory | undefined;
};

/** A value that begins with a hyphen would exclude. */
const equalsAny = (attribute: string, values: readonly string[]): Demand => ({
  kind: 'facetFilters',
  anyOf: values.map((value) => `${attribute}:${value.replace(/^-/, String.raw`\-`)}`),
});

function within(attribute: string, { from, to }: RangeBounds): string {
  if (from === undefined) return `${attribute}<=${to}`;
  return to === undefined ? `${attribute}>=${from}` : `${attribute}:${from} TO ${to}`;
}

function demandOf(facet: FacetField, options: readonly string[]): Demand {
  const attribute = attributeOf(facet);
  if (facet.bands === undefined) return equalsAny(attribute, options);
  const bounds = options.flatMap((option) => boundsOfOption(facet, option) ?? []);
  return { kind: 'numericFilters', anyOf: bounds.map((one) => within(attribute, one)) };
}

const nothing: Demand = { kind: 'facetFilters', anyOf: [] };

/** What the path of the request demands, but for its category. */
function demandsOfBase({ base }: ListingRequest, fields: AdapterFields): readonly Demand[] {
  if (base.kind === 'collection')
    return [fields.collections === undefined ? nothing : equalsAny(fields.collections, [base.id])];
  if (base.kind !== 'facet') return [];
  const facet = fields.facets.find(({ id }) => id === base.facetId);
  return [facet === undefined ? nothing : demandOf(facet, [base.optionId])];
}

function demandsOfCategory(
  category: TreeCategory | undefined,
  { categories: levels }: AdapterFields,
): readonly Demand[] {
  const attribute = category && levels[category.level];
  return category && attribute !== undefined ? [equalsAny(attribute, [category.value])] : [];
}

const filtersOf = (demands: readonly Demand[], wanted: Demand['kind']): string[][] =>
  demands.flatMap(({ kind, anyOf }) => (kind === wanted ? [[...anyOf]] : []));

/** The first names of the paths: an index into a list is no attribute. */
const retrieved = ({ product }: AdapterFields): string[] => [
  ...new Set(
    Object.values(product).flatMap((paths) => paths.map((path) => path.split('.', 1)[0] ?? path)),
  ),
];

/** The index in the order of a request: the replica that the file of fields names, or the index by relevance. */
export const indexOf = (
  request: ListingRequest,
  { fields, index }: Pick<PlanContext, 'fields' | 'index'>,
): string => fields.sorts[sortOptionOf(request)] ?? index;

function createQueries(request: ListingRequest, { index, fields }: PlanContext) {
  const term = requestedTerm(request) ?? '';
  const isExact = /^".*"$/s.test(term);
  const query = (demands: readonly Demand[], facets: readonly string[]): SearchForHits => ({
    indexName: index,
    query: term,
    ...(isExact && { advancedSyntax: true }),
    facetFilters: filtersOf(demands, 'facetFilters'),
    numericFilters: filtersOf(demands, 'numericFilters'),
    facets: [...facets],
    maxValuesPerFacet: mostValues,
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return {
    /** Counts without products; not part of the search analytics. */
    count: (demands: readonly Demand[], facets: readonly string[]): SearchForHits => ({
      ...query(demands, facets),
      hitsPerPage: 0,
      analytics: false,
    }),
    products: (demands: readonly Demand[], facets: readonly string[]): SearchForHits => ({
      ...query(demands, facets),
      indexName: indexOf(request, { fields, index }),
      // For the queryID, which ties clicks to this query.
      clickAnalytics: true,
      page: request.page - 1,
      hitsPerPage: request.size,
      attributesToRetrieve: retrieved(fields),
    }),
  };
}

const canMatch = (demands: readonly Demand[]): boolean =>
  demands.every(({ anyOf }) => anyOf.length > 0);

/** The demands of the filters; one of an unknown facet cannot be met. */
const readSelections = ({ filters }: ListingRequest, { facets }: AdapterFields) =>
  [...filters].map(([id, options]) => {
    const facet = facets.find((one) => one.id === id);
    return { facet, demand: facet ? demandOf(facet, options) : nothing };
  });

export function planListing(request: ListingRequest, context: PlanContext): ListingPlan {
  const { fields, category } = context;
  const selections = readSelections(request, fields);
  const others = (facet: FacetField | undefined) =>
    selections.filter((one) => one.facet !== facet).map(({ demand }) => demand);
  const base = demandsOfBase(request, fields);
  const subject = [...base, ...demandsOfCategory(category, fields)];
  const selected = selections.map(({ demand }) => demand);
  const { count, products } = createQueries(request, context);
  const below = fields.categories[category === undefined ? 0 : category.level + 1];
  const attributes = [...fields.facets.map(attributeOf), ...(below === undefined ? [] : [below])];
  const all = [...subject, ...selected];
  return {
    ...(canMatch(all) && { main: products(all, attributes) }),
    ownCounts: selections.flatMap(({ facet }) => {
      const demands = [...subject, ...others(facet)];
      return facet && canMatch(demands)
        ? [{ facet, query: count(demands, [attributeOf(facet)]) }]
        : [];
    }),
    ...planSiblings(context, [...base, ...selected], count),
    countBands: (facet) =>
      (facet.bands ?? []).map((band) =>
        count([...subject, ...others(facet), demandOf(facet, [bandId(facet, band)])], []),
      ),
  };
}

type Count = (demands: readonly Demand[], facets: readonly string[]) => SearchForHits;

function planSiblings(
  { fields, category }: PlanContext,
  demands: readonly Demand[],
  count: Count,
): Pick<ListingPlan, 'siblings'> {
  const level = category && fields.categories[category.level];
  const all = [...demands, ...demandsOfCategory(category?.parent, fields)];
  if (level === undefined || category?.hasChildren || !canMatch(all)) return {};
  return { siblings: count(all, [level]) };
}
