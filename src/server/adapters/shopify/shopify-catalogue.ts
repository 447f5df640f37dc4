/** The products of a Shopify shop: one request for a page with its facets, and more where a total or a position is needed. */
import { LRUCache } from 'lru-cache';
import type { ListingRequest } from '../../../catalogue/read-listing-request';
import { readId } from '../../../catalogue/listing-bounds';
import { readCount, readList, readRecord, type UnknownRecord } from '../../../lib/read-unknown';
import { emptyListing, type VendorCatalogue, type VendorListing } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { needsOffered, planProducts, subjectOf, type ProductPlan } from './plan-products';
import { filtersOf, readFacets } from './read-page';
import { readProduct, writeProductId } from './read-product';
import type { RequestStorefront } from './request-storefront';
import type { Filter } from './storefront-filters';
import {
  ownName,
  productsQuery,
  scopeOf,
  writeOfferedQuery,
  writePageQuery,
  type Subject,
} from './storefront-queries';
import { createWalk, type ProductList, type WalkProducts } from './walk-products';
import { wholeShopId } from '../../../listing-url/listing-url';

type Shop = {
  readonly request: RequestStorefront;
  readonly fields: AdapterFields;
  readonly walk: WalkProducts;
  readonly offered: LRUCache<string, readonly Filter[]>;
};

const offeredMs = 5 * 60_000;
const mostOffered = 500;

/** The filters of the whole subject, which say what selects an option; undefined for an unknown collection. */
async function findOffered(
  { request, offered }: Shop,
  subject: Subject,
): Promise<readonly Filter[] | undefined> {
  const key = JSON.stringify(subject);
  const known = offered.get(key);
  if (known) return known;
  const data = await request(writeOfferedQuery(subject), { name: subject.name, filters: [] });
  const scope = scopeOf(subject, data);
  if (scope === undefined) return undefined;
  const filters = filtersOf(scope, 'page');
  offered.set(key, filters);
  return filters;
}

function requestPage(
  { request }: Shop,
  { list: { subject, ...list }, owns }: ProductPlan,
  position: { readonly first: number; readonly after: string | null },
): Promise<UnknownRecord> {
  const own = [...owns.values()].map(({ filters }, at) => [ownName(at), filters] as const);
  return request(writePageQuery(subject, owns.size), {
    name: subject.name,
    ...list,
    ...position,
    ...Object.fromEntries(own),
  });
}

/** What the listing is about. */
function writeSubject(
  { base }: ListingRequest,
  { kind, name }: Subject,
  { title }: UnknownRecord,
): Pick<VendorListing, 'categoryPath' | 'collection'> {
  const collection = { id: name, name: readId(title) ?? name };
  if (base.kind === 'collection') return { categoryPath: [], collection };
  return { categoryPath: kind === 'search' || name === wholeShopId ? [] : [collection] };
}

/** A search knows its total, and so does a first page without a next one. */
async function readTotal(
  { walk }: Shop,
  list: ProductList,
  { page, isFirst }: { readonly page: UnknownRecord; readonly isFirst: boolean },
): Promise<number> {
  const hasAll = isFirst && readRecord(page.pageInfo).hasNextPage === false;
  if (hasAll) return readList(page.nodes).length;
  return readCount(page.totalCount) ?? walk.countAll(list);
}

/** Undefined for an unknown collection. */
async function findPage(
  shop: Shop,
  plan: ProductPlan,
  listing: ListingRequest,
): Promise<VendorListing | undefined> {
  const { list } = plan;
  const before = (listing.page - 1) * listing.size;
  const after = before === 0 ? null : await shop.walk.cursorAfter(list, before);
  // Past the last page, the facets alone.
  const position = after === undefined ? { first: 1, after: null } : { first: listing.size, after };
  const scope = scopeOf(list.subject, await requestPage(shop, plan, position));
  if (scope === undefined) return undefined;
  const page = readRecord(scope.page);
  const [total, facets] = await Promise.all([
    readTotal(shop, list, { page, isFirst: before === 0 }),
    readFacets({ plan, scope, walk: shop.walk }, shop.fields),
  ]);
  return {
    ...emptyListing,
    ...writeSubject(listing, list.subject, scope),
    total,
    records: after === undefined ? [] : readList(page.nodes).map(readProduct),
    facets,
  };
}

async function find(shop: Shop, listing: ListingRequest): Promise<VendorListing | undefined> {
  const subject = subjectOf(listing);
  if (subject === undefined) return emptyListing;
  const offered = needsOffered(listing) ? await findOffered(shop, subject) : [];
  if (offered === undefined) return undefined;
  const plan = planProducts(listing, subject, { fields: shop.fields, offered });
  return plan ? findPage(shop, plan, listing) : emptyListing;
}

async function findByIds({ request }: Shop, ids: readonly string[]): Promise<readonly unknown[]> {
  const known = ids.filter((id) => /^\d{1,20}$/.test(id)).map(writeProductId);
  if (known.length === 0) return [];
  const { nodes } = await request(productsQuery, { ids: known });
  return readList(nodes)
    .filter((node) => node !== null)
    .map(readProduct);
}

export function createShopifyCatalogue(
  request: RequestStorefront,
  fields: AdapterFields,
): VendorCatalogue {
  const offered = new LRUCache<string, readonly Filter[]>({ max: mostOffered, ttl: offeredMs });
  const shop: Shop = { request, fields, walk: createWalk(request), offered };
  return {
    find: (listing) => find(shop, listing),
    findByIds: (ids) => findByIds(shop, ids),
  };
}
