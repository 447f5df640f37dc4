import { largestCachedPageBytes } from '../../server/page-cache/page-cache';
import type { ListingPage } from '../../shop/catalogue/listing-engine';
import { anEngine, aServer } from './a-server';
import { filterTexts } from '../support/english';

const many = (count: number, joint: string, textOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => textOf(index)).join(joint);
const options = (count: number, filler = '') =>
  `/browse/chairs/brand--${many(count, '+', (index) => String(index).padStart(4, '0') + filler)}`;
const facets = (count: number) => `/browse/chairs/${many(count, '/', (index) => `f${index}--a`)}`;

const noProducts: ListingPage = {
  total: 0,
  products: [],
  facets: [],
  groups: [],
  hasSoldOut: false,
  found: true,
};

/** A server that counts the queries to its catalogue. */
async function aCountingServer(listing?: ListingPage) {
  const engine = anEngine();
  let queryCount = 0;
  const server = await aServer({
    engine: {
      ...engine,
      query: (query) => {
        queryCount += 1;
        return listing ? Promise.resolve(listing) : engine.query(query);
      },
    },
  });
  return {
    get: (url: string) => server.inject({ method: 'GET', url }),
    queryCount: () => queryCount,
  };
}

describe('an address beyond the bounds of a URL', () => {
  it.each([
    ['101 options', options(101)],
    ['800 options', options(800)],
    ['51 facets', facets(51)],
    ['800 facets', facets(800)],
    ['4,000 categories', `/browse/${many(4_000, '/', () => 'a')}`],
    ['4,000 parameters', `/browse/chairs?${many(4_000, '&', () => 'a')}`],
    ['options that are longer once encoded', options(100, '|'.repeat(70))],
    ['options that are longer once escaped in HTML', options(100, "'".repeat(70))],
  ])('with %s is not found, without a query or a render', async (_, url) => {
    const { get, queryCount } = await aCountingServer();
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(queryCount()).toBe(0);
    expect(body).toContain('Page not found');
    expect(body).not.toContain('product-listing-root');
    expect(Buffer.byteLength(body)).toBeLessThan(10_000);
  });
});

describe('an address with as much as a URL can hold', () => {
  it.each([
    ['options', options(100, 'a'.repeat(76))],
    ['facets', facets(50)],
    ['parameters', `${options(100)}?${many(100, '&', (index) => `p${index}=${'a'.repeat(60)}`)}`],
    ['characters that are longer once escaped in HTML', `${options(100, "'".repeat(10))}`],
  ])('in %s has a page of less than a megabyte, with and without products', async (_, url) => {
    const found = await (await aCountingServer()).get(url);
    expect(found.statusCode).toBe(200);
    expect(Buffer.byteLength(found.body)).toBeLessThan(largestCachedPageBytes);
    const none = await (await aCountingServer(noProducts)).get(url);
    expect(none.statusCode).toBe(404);
    expect(none.body).toContain(filterTexts.clearAll);
    expect(Buffer.byteLength(none.body)).toBeLessThan(largestCachedPageBytes);
  });
});
