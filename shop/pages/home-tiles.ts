/** What the home page shows of the catalogue: departments and offers, each with pictures of its best sellers. */
import { LRUCache } from 'lru-cache';
import type { Product } from '../../src/catalogue/product';
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import {
  queryByRelevance,
  type ListingBase,
  type ListingEngine,
} from '../catalogue/listing-engine';
import { departmentsOf, offersOf, type ShopLink } from './links';
import { readProduct } from './read-product';

export type PicturedProduct = Product & Required<Pick<Product, 'image'>>;

export type HomeTile = ShopLink & {
  readonly total: number;
  readonly products: readonly PicturedProduct[];
};

export type HomeTiles = {
  readonly bestSellers: readonly PicturedProduct[];
  readonly departments: readonly HomeTile[];
  readonly offers: readonly HomeTile[];
};

/** A feed may have hundreds of departments; those after the first ones are plain links. */
const mostDepartments = 24;
const mostOffers = 6;
const picturesOfOffer = 3;
const bestSellers = 3;
/** Some products have no picture, and some are shown elsewhere on the page. */
const candidates = 12;

type Query = ListingEngine['query'];

async function findBestSellers(query: Query, base: ListingBase) {
  const { total, products } = await query({
    ...queryByRelevance(base, candidates),
    countsNothing: true,
  });
  // Prices are not shown, so it does not matter whose they are.
  const readable = products.map((product) => readProduct(product, { currencyCode: 'GBP' }));
  return { total, products: readable.filter(isPictured) };
}

const isPictured = (product: Product | undefined): product is PicturedProduct =>
  product?.image !== undefined;

/** Takes the first of the products; those taken before only when there are no others. */
function createPicker() {
  const picked = new Set<string>();
  return (products: readonly PicturedProduct[], count: number) => {
    const isNew = ({ productId }: PicturedProduct) => !picked.has(productId);
    const inOrder = [...products.filter(isNew), ...products.filter((one) => !isNew(one))];
    const taken = inOrder.slice(0, count);
    for (const { productId } of taken) picked.add(productId);
    return taken;
  };
}

async function collectTiles(query: Query, outline: CatalogueOutline): Promise<HomeTiles> {
  const find = (links: readonly ShopLink[], kind: 'group' | 'collection') =>
    Promise.all(
      links.map(async (link) => ({
        ...link,
        ...(await findBestSellers(query, { kind, id: link.id })),
      })),
    );
  const [all, departments, offers] = await Promise.all([
    findBestSellers(query, { kind: 'all' }),
    find(departmentsOf(outline).slice(0, mostDepartments), 'group'),
    find(offersOf(outline).slice(0, mostOffers), 'collection'),
  ]);
  const pick = createPicker();
  const pickFor = (tile: HomeTile, count: number) => ({
    ...tile,
    products: pick(tile.products, count),
  });
  return {
    bestSellers: pick(all.products, bestSellers),
    departments: departments.map((tile) => pickFor(tile, 1)),
    offers: offers.map((tile) => pickFor(tile, picturesOfOffer)),
  };
}

/** As long as the listing API caches its responses: a cluster may get other products. */
const cachedMs = 60_000;
/** A shopper waits no longer for pictures on the home page. */
const timeoutMs = 2_000;

/**
 * Returns a function that collects the tiles, once for each catalogue and minute. Resolves with undefined when that
 * takes long; rejects while the catalogue cannot be queried. The next call tries again.
 */
export function createHomeTiles(
  query: Query,
): (outline: CatalogueOutline) => Promise<HomeTiles | undefined> {
  const cache = new LRUCache<CatalogueOutline, HomeTiles>({
    max: 1,
    ttl: cachedMs,
    fetchMethod: (outline) => collectTiles(query, outline),
    // What comes late is cached for the next call.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
  return (outline) => cache.fetch(outline, { signal: AbortSignal.timeout(timeoutMs) });
}
