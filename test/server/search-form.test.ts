import '../support/as-in-production';
import type { FastifyInstance } from 'fastify';
import { listingTimeoutMs } from '../../src/listing/request/fetch-listing';
import type { CatalogueOutline } from '../../shop/catalogue/catalogue-product';
import type { ListingPage } from '../../shop/catalogue/listing-engine';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import {
  faults,
  respondsWithJson,
  startFaultyListingService,
} from '../support/faulty-listing-service';
import { aServer, anEngine } from './a-server';

const facet = (id: string, ...names: readonly string[]): ListingPage['facets'][number] => ({
  id,
  name: id,
  type: id === 'price' ? 'range' : 'multiple',
  isCommon: true,
  values: names.map((name) => ({ id: name, name, count: 1, selected: false })),
});

const price = facet('price', '"10"-"20"');
const rating = facet('customerRating', '4 stars & up', '3 stars & up');

type ShopOptions = Pick<ListingPage, 'facets'> & Pick<CatalogueOutline, 'currencyCode'>;

/** A shop whose listings all have these facets, and the terms that it was searched for. */
async function aShop({ facets, ...outline }: ShopOptions = { facets: [price, rating] }) {
  const terms: string[] = [];
  const server = await aServer({
    engine: anEngine({
      outline: () => ({ categories: [], collections: [], facets: [], ...outline }),
      query: async (query) => {
        if (query.base.kind === 'search') terms.push(query.base.term);
        return { ...(await anEngine().query(query)), facets };
      },
    }),
  });
  return { server, terms };
}

const send = (server: FastifyInstance, q: string) =>
  server.inject({ url: '/search', query: { q } });

async function expectRedirect(server: FastifyInstance, q: string, location: string) {
  const { statusCode, headers } = await send(server, q);
  expect([statusCode, headers.location]).toEqual([303, location]);
}

describe('the search form', () => {
  it('redirects to the listing that its words mean', async () => {
    const { server } = await aShop();
    for (const [q, location] of [
      ['sofa under 500', '/search/price---up-to-500/sofa'],
      ['jeans under £30', '/search/price---up-to-30/jeans'],
      ['lamp over 19.99', '/search/price---19-99-and-above/lamp'],
      ['corner sofa £200 to £1,000', '/search/price---200-to-1000/corner-sofa'],
      ['4 stars toaster', '/search/customer-rating--4-stars-%26-up/toaster'],
      [
        'toaster under 30 3 stars and up',
        '/search/customer-rating--3-stars-%26-up/price---up-to-30/toaster',
      ],
      ['sofa', '/search/sofa'],
      ['under 500', '/search/under-500'],
      ['"sofa under 500"', '/search/%22sofa-under-500%22'],
    ] as const)
      await expectRedirect(server, q, location);
  });

  it.each([
    ['the price', 'sofa under 500', [rating]],
    ['a value of the price', 'sofa under 500', [facet('price'), rating]],
    ['the rating', 'toaster under 30 4 stars', [price]],
    ['an option of so many stars', 'toaster under 30 5 stars', [price, rating]],
  ])('searches for all words where the listing lacks %s', async (_what, q, facets) => {
    const { server } = await aShop({ facets });
    await expectRedirect(server, q, `/search/${q.replaceAll(' ', '-')}`);
  });

  it('looks at the facets only for words that may name some', async () => {
    const { server, terms } = await aShop();
    await send(server, 'corner sofa');
    expect(terms).toEqual([]);
    await send(server, 'corner sofa under 500');
    expect(new Set(terms)).toEqual(new Set(['corner sofa']));
  });

  it('names prices in the currency of its catalogue', async () => {
    const { server } = await aShop({ facets: [price], currencyCode: 'EUR' });
    await expectRedirect(server, 'sofa under €500', '/search/price---up-to-500/sofa');
    await expectRedirect(server, 'sofa under £500', '/search/sofa-under-%C2%A3500');
  });

  it('follows what another listing API responds, and searches for all words when it fails', async () => {
    const api = await startFaultyListingService();
    const server = await aServer({ env: { API_URL: api.address } });
    const facets = [
      aWireFacet('price', aWireValue('"10"-"20"')),
      aWireFacet('customerRating', aWireValue('r4', { name: '4 and more' })),
    ];
    api.respondWith(respondsWithJson(aListingBody({ facets })));
    await expectRedirect(server, 'sofa under 500', '/search/price---up-to-500/sofa');
    await expectRedirect(server, '4 stars sofa', '/search/customer-rating--r4/sofa');
    const search = api.requests.find(({ url }) => url?.startsWith('/sofa?'));
    expect(search?.headers['x-brand']).toBe('marlow');
    for (const fault of ['a 500', 'a 404'] as const) {
      api.respondWith(faults[fault]);
      await expectRedirect(server, 'sofa under 500', '/search/sofa-under-500');
    }
    api.respondWith(() => undefined);
    const startedMs = performance.now();
    await expectRedirect(server, 'sofa under 500', '/search/sofa-under-500');
    expect(performance.now() - startedMs).toBeLessThan(listingTimeoutMs);
  });

  it('is the only reader of such words: an address means its own words', async () => {
    const { server, terms } = await aShop();
    const { statusCode, body } = await server.inject('/search/sofa-under-500');
    expect(statusCode).toBe(200);
    expect(body).toContain('value="sofa under 500"');
    expect(new Set(terms)).toEqual(new Set(['sofa under 500']));
  });
});
