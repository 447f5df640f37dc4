/**
 * The products of a Shopify shop: one request for a page with its facets, and more where a total or a position is
 * needed.
 */
import { LRUCache } from 'lru-cache';
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { longestName, readId } from '../../src/catalogue/listing-bounds';
import {
  readCount,
  readList,
  readRecord,
  readText,
  type UnknownRecord,
} from '../../src/lib/read-unknown';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { emptyListing, type VendorCatalogue, type VendorListing } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { countInTime } from './count-in-time';
import { needsOffered, planProducts, subjectOf, type ProductPlan } from './plan-products';
import { filtersOf, leastTotal, readFacets, type FoundPage } from './read-page';
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
import { createWalk, type WalkProducts } from './walk-products';
import { wholeShopId } from '../../src/listing-url/listing-url';

type Shop = {
  readonly request: RequestStorefront;
  readonly fields: AdapterFields;
  readonly walk: WalkProducts;
  /** The filters of the whole subject, which say what selects an option; undefined for an unknown collection. */
  readonly offered: (subject: Subject) => Promise<readonly Filter[] | undefined>;
};

const offeredMs = 5 * 60_000;
const mostOffered = 500;

/** Requests at the same time share one. */
function cacheOffered(request: RequestStorefront): Shop['offered'] {
  const cache = new LRUCache<string, readonly Filter[], Subject>({
    max: mostOffered,
    ttl: offeredMs,
    // More of them may be pending.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: subject }) => {
      const data = await request(writeOfferedQuery(subject), { name: subject.name, filters: [] });
      const scope = scopeOf(subject, data);
      return scope && filtersOf(scope, 'page');
    },
  });
  return (subject) => cache.fetch(JSON.stringify(subject), { context: subject });
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

/** What the merchant wrote for search engines; Shopify has empty texts where nothing was. */
function readSeo(value: unknown): VendorListing['seo'] {
  const { title, description } = readRecord(value);
  const [ofTitle, ofDescription] = [title, description].map((text) =>
    readText(text)?.trim().slice(0, longestName),
  );
  const seo = { title: ofTitle || undefined, description: ofDescription || undefined };
  return seo.title || seo.description ? withoutUndefined(seo) : undefined;
}

/** What the listing is about. */
function writeSubject(
  { base }: ListingRequest,
  { kind, name }: Subject,
  { title, description, seo }: UnknownRecord,
): Pick<VendorListing, 'categoryPath' | 'collection' | 'text' | 'seo'> {
  const collection = { id: name, name: readId(title) ?? name };
  const texts = { text: readText(description), seo: readSeo(seo) };
  if (base.kind === 'collection') return { categoryPath: [], collection, ...texts };
  const isCategory = kind === 'collection' && name !== wholeShopId;
  return { categoryPath: isCategory ? [collection] : [], ...texts };
}

/** Nothing counts the products of a last page, nor those of a search, which knows its total. */
async function readTotal(
  { plan: { list }, scope, counts }: FoundPage,
  before: number | undefined,
  least: number,
): Promise<number> {
  const { totalCount, pageInfo, nodes } = readRecord(scope.page);
  const { hasNextPage } = readRecord(pageInfo);
  const reached = before === undefined ? 0 : before + readList(nodes).length;
  if (before !== undefined && hasNextPage === false) return reached;
  return (
    readCount(totalCount) ??
    counts.count(list, Math.max(least, hasNextPage === true ? reached + 1 : reached))
  );
}

/** Undefined for an unknown collection. */
async function findPage(
  shop: Shop,
  plan: ProductPlan,
  listing: ListingRequest,
): Promise<VendorListing | undefined> {
  const { list } = plan;
  const counts = countInTime(shop.walk);
  const before = (listing.page - 1) * listing.size;
  const after = before === 0 ? null : await shop.walk.cursorAfter(list, before);
  const isPast = after === undefined;
  // Past the last page, the facets alone.
  const position = isPast ? { first: 1, after: null } : { first: listing.size, after };
  const scope = scopeOf(list.subject, await requestPage(shop, plan, position));
  if (scope === undefined) return undefined;
  const found = { plan, scope, counts };
  const least = leastTotal(found, listing, shop.fields);
  const [total, facets] = await Promise.all([
    readTotal(found, isPast ? undefined : before, least),
    readFacets(found, shop.fields),
  ]);
  return {
    ...emptyListing,
    ...writeSubject(listing, list.subject, scope),
    total,
    uncounted: counts.problem(),
    records: isPast ? [] : readList(readRecord(scope.page).nodes).map(readProduct),
    facets,
  };
}

async function find(shop: Shop, listing: ListingRequest): Promise<VendorListing | undefined> {
  const subject = subjectOf(listing);
  if (subject === undefined) return emptyListing;
  const offered = needsOffered(listing) ? await shop.offered(subject) : [];
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
  const walk = createWalk(request);
  const shop: Shop = { request, fields, walk, offered: cacheOffered(request) };
  return {
    find: (listing) => find(shop, listing),
    findByIds: (ids) => findByIds(shop, ids),
  };
}
