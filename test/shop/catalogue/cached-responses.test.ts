import { respondToListingRequest, createListingApi } from '../../../shop/catalogue/listing-api';
import { UnavailableError, type ListingEngine } from '../../../shop/catalogue/listing-engine';
import { testOutline, testProducts } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';
import { brands } from '../../support/english';

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue({
    outline: testOutline,
    products: testProducts(300),
  });
});

describe('listing API that caches its responses', () => {
  const sofas = { url: '/group_id/Home-1-1', brand: 'marlow' };

  /** A listing API whose engine counts the queries for listings, and can fail or change its catalogue. */
  const watchEngine = () => {
    const backend = { queries: 0, fails: false, outline: testOutline };
    const listingApi = createListingApi({
      brands,
      engine: {
        ...engine,
        outline: () => backend.outline,
        query: (query) => {
          const isForListing = query.sort.sortBy === 'relevance';
          if (isForListing) backend.queries += 1;
          return backend.fails ? Promise.reject(new UnavailableError('away')) : engine.query(query);
        },
      },
    });
    return { backend, listingApi };
  };

  it('queries the engine once for the same listing, also while the response is pending', async () => {
    const { backend, listingApi } = watchEngine();
    const together = await Promise.all([listingApi(sofas), listingApi(sofas)]);
    const later = await listingApi(sofas);
    expect(backend.queries).toBe(1);
    expect(new Set([...together, later]).size).toBe(1);
    expect(later).toStrictEqual(await respondToListingRequest({ engine, brands }, sofas));
  });

  it.each([
    ['another page', { ...sofas, url: `${sofas.url}?page=2` }],
    ['another filter', { ...sofas, url: `${sofas.url}?filters[colours]=Red` }],
    ['another currency', { ...sofas, brand: 'marlow-ie' }],
  ])('queries the engine again for %s', async (_what, other) => {
    const { backend, listingApi } = watchEngine();
    await listingApi(sofas);
    expect(await listingApi(other)).toStrictEqual(
      await respondToListingRequest({ engine, brands }, other),
    );
    expect(backend.queries).toBe(2);
  });

  it('drops the responses of another catalogue, and still sends those that are pending', async () => {
    const { backend, listingApi } = watchEngine();
    const pending = listingApi(sofas);
    backend.outline = { ...testOutline };
    await listingApi(sofas);
    expect((await pending).status).toBe(200);
    await listingApi(sofas);
    expect(backend.queries).toBe(2);
  });

  it('does not cache a failure', async () => {
    const { backend, listingApi } = watchEngine();
    backend.fails = true;
    await expect(listingApi(sofas)).rejects.toThrow('away');
    backend.fails = false;
    expect((await listingApi(sofas)).status).toBe(200);
  });

  it('caches a hundred responses for a minute', async () => {
    const { backend, listingApi } = watchEngine();
    const page = (number: number) => listingApi({ ...sofas, url: `${sofas.url}?page=${number}` });
    for (let number = 1; number <= 101; number += 1) await page(number);
    await page(101);
    expect(backend.queries).toBe(101);
    await page(1);
    expect(backend.queries).toBe(102);
    // The cache looks at the clock once a millisecond.
    await new Promise((done) => setTimeout(done, 5));
    const inAMinute = performance.now() + 60_001;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(inAMinute);
    await page(1);
    expect(backend.queries).toBe(103);
    clock.mockRestore();
  });
});
