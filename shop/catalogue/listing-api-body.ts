/** Writes the body of a listing API's response (docs/product.md, 6.1). */
import { createHash } from 'node:crypto';
import type {
  WireCategoryGroup,
  WireFacet,
  WireListingBody,
  WireMeta,
  WireProduct,
  WireRequest,
} from '../../src/catalogue/listing-response';
import {
  writeCategory,
  writeCategoryGroups,
  writeCategoryPath,
} from '../../src/catalogue/write-categories';
import { encodeSegment } from '../../src/listing-url/percent';
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { Brand } from '../../src/storefront/brand';
import { sampleContent } from '../sample/sample-content';
import type { BrandPrices } from './brand-prices';
import type { CatalogueCategory, CatalogueOutline, CatalogueProduct } from './catalogue-product';
import { categoriesById, findById } from './find-by-id';
import { writeFacets } from './listing-api-facets';
import { writeWireProduct } from './listing-api-product';
import type { ListingPage, ListingQuery, SearchedInstead } from './listing-engine';
import type { EmptySearchSuggestions } from './empty-search';
import { priorReadingOf } from './prior-price';
import { experimentsOf } from './re-ranking';
import { narrowedTo } from './variant';

export type BodyContext = {
  readonly query: ListingQuery;
  readonly outline: CatalogueOutline;
  readonly brand: Brand;
  readonly prices: BrandPrices;
  /** Only for a search that finds nothing. */
  readonly suggestions?: EmptySearchSuggestions | undefined;
  readonly recommended?: CatalogueProduct | undefined;
};

/**
 * From the top of the tree to the category itself, none for an unknown one; ids that differ in case only are one
 * category.
 */
export function pathTo(outline: CatalogueOutline, id: string): readonly CatalogueCategory[] {
  const byId = categoriesById(outline);
  const path: CatalogueCategory[] = [];
  let category = byId.get(id) ?? findById(outline.categories, id);
  while (category !== undefined && !path.includes(category)) {
    path.unshift(category);
    category = category.parentId === undefined ? undefined : byId.get(category.parentId);
  }
  return path;
}

/** The category in force: that of the filter, else that of the base. */
function categoryPath({ query, outline }: BodyContext): readonly CatalogueCategory[] {
  const id = query.group ?? (query.base.kind === 'group' ? query.base.id : undefined);
  return id === undefined ? [] : pathTo(outline, id);
}

function writeCollection({ query, outline }: BodyContext): WireMeta {
  const { base } = query;
  if (base.kind !== 'collection') return {};
  const collection = findById(outline.collections, base.id);
  return collection ? { collection: { id: collection.id, display_name: collection.name } } : {};
}

/** The selection in the catalogue's own ids; that of an unknown facet as the request has it. */
function writeFilters(
  page: ListingPage,
  { query }: BodyContext,
  categoryId?: string,
): NonNullable<WireRequest['filters']> {
  const known = new Map(page.facets.map(({ id, values }) => [id, values]));
  const selected = [...query.filters].map(([facetId, requested]): [string, readonly string[]] => {
    const values = known.get(facetId)?.filter((value) => value.selected);
    return [facetId, values?.map(({ id }) => id) ?? requested];
  });
  return Object.fromEntries([
    ...selected,
    ...(categoryId === undefined ? [] : [['group_id', [categoryId]] as const]),
  ]);
}

function writeRequest(page: ListingPage, context: BodyContext, categoryId?: string): WireRequest {
  const { query } = context;
  return {
    page: query.page,
    num_results_per_page: query.size,
    sort_by: query.sort.sortBy,
    ...(query.base.kind === 'search' && { term: query.base.term }),
    filters: writeFilters(page, context, categoryId),
    ...experimentsOf(context),
  };
}

/** The request as one string, the same for equal requests. */
export function queryKey({ query, prices, brand }: BodyContext): string {
  const reading = priorReadingOf(brand);
  const key = [{ ...query, filters: [...query.filters] }, prices.currencyCode];
  return JSON.stringify(reading === undefined ? key : [...key, reading]);
}

/** One id for equal requests to one catalogue. */
const resultIdOf = (context: BodyContext, total: number): string =>
  createHash('sha256')
    .update(`${queryKey(context)} ${total}`)
    .digest('hex')
    .slice(0, 24);

const writeSubcategories = (
  page: ListingPage,
  selectedId?: string,
): NonNullable<WireMeta['subcategories']> =>
  page.groupsOf === selectedId
    ? page.groups.map(({ id, name }) => ({
        group_id: id,
        display_name: name,
        url: `/browse/${encodeSegment(id)}`,
      }))
    : [];

/** Suggested products name their brand, since an empty list has no facet that would. */
const writeSuggestions = (
  { fewerWords, categories, products }: EmptySearchSuggestions,
  prices: BrandPrices,
): WireMeta => ({
  ...(fewerWords !== undefined && { fewer_words: fewerWords }),
  suggested_categories: categories.map(writeCategory),
  popular_products: products.map((product) => ({
    ...writeWireProduct(product, prices),
    brand: product.brand.name,
  })),
});

const writeInstead = ({ term, droppedWords }: SearchedInstead): WireMeta => ({
  corrected_term: term,
  ...(droppedWords.length > 0 && { dropped_words: droppedWords }),
});

/** The products in the colour and the sizes that the listing is narrowed to. */
function writeNarrowed(
  products: readonly CatalogueProduct[],
  { instead }: ListingPage,
  { query, prices }: BodyContext,
): readonly WireProduct[] {
  const variant = narrowedTo(query, instead?.term);
  return products.map((product) => writeWireProduct(product, prices, variant));
}

function writeContent(
  page: ListingPage,
  { query, outline, brand }: BodyContext,
  path: readonly CatalogueCategory[],
): WireMeta {
  const categoryIds = path.map(({ id }) => id);
  const content = outline.isSample
    ? sampleContent({ query, page, outline, brandKey: brand.key, categoryIds })
    : undefined;
  return content === undefined ? {} : { content };
}

function writeMeta(page: ListingPage, context: BodyContext): WireMeta {
  const path = categoryPath(context);
  const selected = path.at(-1);
  return {
    ...writeCategoryPath(path),
    ...writeCollection(context),
    num_results: page.total,
    result_id: resultIdOf(context, page.total),
    request: writeRequest(page, context, selected?.id),
    ...(selected?.text !== undefined && { category_text: selected.text }),
    subcategories: writeSubcategories(page, selected?.id),
    ...writeContent(page, context, path),
    ...(page.instead && writeInstead(page.instead)),
    ...(context.recommended && {
      recommended_products: writeNarrowed([context.recommended], page, context),
    }),
    ...(context.suggestions && writeSuggestions(context.suggestions, context.prices)),
  };
}

/** Pictures are the way down from a category; a search or an offer begins with its products. */
function writePictured(
  { groups }: ListingPage,
  { query, outline }: BodyContext,
): WireFacet['values'] {
  if (query.base.kind !== 'group' && query.base.kind !== 'all') return groups;
  const byId = categoriesById(outline);
  return groups.map((group) =>
    withoutUndefined({ ...group, imageSrc: byId.get(group.id)?.imageUrl }),
  );
}

function writeGroups(page: ListingPage, context: BodyContext): readonly WireCategoryGroup[] {
  const parentId = page.groupsOf;
  return writeCategoryGroups({
    categories: writePictured(page, context),
    parent: parentId === undefined ? undefined : pathTo(context.outline, parentId).at(-1),
    selectedId: categoryPath(context).at(-1)?.id,
  });
}

export const writeListingBody = (page: ListingPage, context: BodyContext): WireListingBody => ({
  response: {
    facet_list: writeFacets(page, { outline: context.outline, ...context.prices }),
    meta: writeMeta(page, context),
    product_list: writeNarrowed(page.products, page, context),
    groups_list: writeGroups(page, context),
  },
});
