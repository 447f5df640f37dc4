import '../support/as-in-production';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import type { WireListingBody } from '../../src/catalogue/listing-response';
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { writeProductsRequests } from '../../src/catalogue/products-request';
import { fetchListing } from '../../src/listing/request/fetch-listing';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { sortOptions } from '../../src/listing-url/sort-option';
import { UnavailableError, type ListingEngine } from '../../shop/catalogue/listing-engine';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import { anEngine, aServer } from '../server/a-server';
import { closeAfterTest } from '../support/close-after-test';
import { aSampleFolder } from '../support/sample-folder';
import { anyListingUrl } from '../support/any-listing-url';
import { fakePlatform } from '../support/fake-platform';
import { aResponse } from '../support/listing-service';
import {
  cellsOf,
  faultsOfRequest,
  faultsOfResponse,
  findOperation,
  readContract,
  readDocs,
  type SentRequest,
} from './contract';

const contract = readContract('listing-api');

/** The listing request for an address of the page, without the base of the API. */
const requestFor = (page: string) =>
  writeListingRequest({ apiUrl: '', url: readListingUrl(page) }) ?? '';

type Headers = Readonly<Record<string, string>>;

async function send(server: FastifyInstance, url: string, headers: Headers = {}) {
  const response = await server.inject({
    url: `/listing-api${url}`,
    headers: { 'x-brand': 'marlow', ...headers },
  });
  const { operation } = findOperation(contract, 'GET', url.split('?', 1)[0] ?? '');
  const isJson = String(response.headers['content-type']).includes('application/json');
  const body: unknown = isJson ? response.json() : undefined;
  const got = { status: response.statusCode, body };
  return { ...got, headers: response.headers, faults: faultsOfResponse(operation, got) };
}

describe('the embedded listing API', () => {
  let engine: ListingEngine;
  let server: FastifyInstance;
  beforeAll(async () => {
    ({ engine } = await openCatalogue({ dataDir: await aSampleFolder() }));
    closeAfterTest(engine.close);
    server = await aServer({ engine });
  });

  it.each([
    ['the whole catalogue', '/browse'],
    ['a department', '/browse/home'],
    ['a category without categories below', '/browse/round-rugs'],
    ['the second page of 96', '/browse/home?page=2&numProducts=96'],
    ['a page past the last', '/browse/round-rugs?page=9999'],
    ['a promotion', '/promo/winter-warmers'],
    ['a promotion in a category, filtered', '/promo/winter-warmers/rugs/brand--larkfield'],
    ['a value deal', '/valuedeal/two-for-one'],
    ['a brand', '/browse/brand--larkfield'],
    ['two brands and a colour', '/browse/all/brand--larkfield+tumbletown/colours--grey'],
    ['a brand that is not there', '/browse/rugs/brand--nobody'],
    ['ratings', '/browse/rugs/customer-rating--4-stars-%26-up'],
    ['two bands of a range', '/browse/rugs/price---20-to-49-99+50-to-99-99'],
    ['a range of the shopper', '/browse/rugs/price---12-50-to-80'],
    ['a range open below', '/browse/rugs/price---up-to-9-99'],
    ['a range open above', '/browse/rugs/discount---20-and-above'],
    ['another range facet', '/browse/televisions/screen-size---24-to-32-9'],
    ['a search', '/search/corner-sofa'],
    ['a search in a category, filtered', '/search/home/colours--grey/rug'],
    ['a search in all categories', '/search/all/rug'],
    ['a misspelt search', '/search/watring-can'],
    ['a search without results', '/search/zzzz'],
    ...sortOptions.map((sort) => [`the order ${sort}`, `/browse/rugs?sortkey=${sort}`]),
  ])('responds as documented for %s', async (_what, page = '') => {
    const { status, faults } = await send(server, requestFor(page));
    expect([status, faults]).toEqual([200, []]);
  });

  it.each(['marlow-ie', 'hearth', 'unknown'])('responds as documented to %s', async (brand) => {
    const url = requestFor('/browse/rugs');
    expect(await send(server, url, { 'x-brand': brand })).toMatchObject({
      status: 200,
      faults: [],
    });
  });

  it.each(['la', '%E2%80%8F%D7%9E', '%F0%9F%9B%8B', '%20', 'the'])(
    'responds as documented to a request for suggestions for %s',
    async (term) => {
      expect(await send(server, `/suggestions/${term}`)).toMatchObject({ status: 200, faults: [] });
    },
  );

  it('responds as documented to requests for products that are gone', async () => {
    expect(await send(server, '/product_id/gone,,%00')).toMatchObject({ status: 200, faults: [] });
  });

  it('responds as documented to every request that the document shows', async () => {
    const [, ...requests] = readDocs('listing-api.md').split('GET /listing-api');
    for (const request of requests) {
      const { faults } = await send(server, request.split(/\s/, 1)[0] ?? '');
      expect(faults).toEqual([]);
    }
  });

  it.each(['/browse/nowhere', '/promo/nowhere', '/valuedeal/nowhere', '/browse/brand--unknown'])(
    'refuses %s as documented',
    async (page) => {
      const { status, faults } = await send(server, requestFor(page));
      expect([status, faults]).toEqual([404, []]);
    },
  );

  it('sends each documented field of a product, except those of a retailer’s own', async () => {
    const pages = [1, 2, 3, 4, 5].map((page) => requestFor(`/browse?numProducts=96&page=${page}`));
    const responses = await Promise.all(pages.map((request) => send(server, request)));
    const products = responses.flatMap(
      ({ body }) => (body as WireListingBody).response.product_list,
    );
    const sent = new Set(products.flatMap((product) => Object.keys(product ?? {})));
    const documented = Object.keys(contract.components.schemas.Product?.properties ?? {});
    expect(documented.filter((field) => !sent.has(field))).toEqual(['custom_fields']);
  });

  it('does not pass with a field that is not documented', async () => {
    const url = requestFor('/browse/round-rugs');
    const { body } = await send(server, url);
    const { operation } = findOperation(contract, 'GET', '/group_id/round-rugs');
    const withField = JSON.parse(
      JSON.stringify(body).replace('"product_list":[{', '"product_list":[{"stock":3,'),
    ) as unknown;
    expect(faultsOfResponse(operation, { status: 200, body: withField })).toEqual([
      expect.stringMatching(/product_list\/0 .*"stock"/),
    ]);
  });
});

describe('the embedded listing API, when it is busy or unavailable', () => {
  it('responds as documented if there are too many requests', async () => {
    const server = await aServer({ env: { READS_PER_MINUTE: '1' } });
    await send(server, requestFor('/browse'));
    const { status, faults, headers } = await send(server, requestFor('/browse'));
    expect([status, faults]).toEqual([429, []]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('responds as documented if there is no catalogue yet', async () => {
    const query = () => Promise.reject(new UnavailableError('no catalogue yet'));
    const server = await aServer({ engine: anEngine({ query }) });
    const { status, faults, headers } = await send(server, requestFor('/browse'));
    expect([status, faults]).toEqual([503, []]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a listing request of the page', () => {
  /** The request that the page sends to this address. */
  async function sentFor(url: string): Promise<SentRequest> {
    const sent: SentRequest[] = [];
    const respond = (sentUrl: string, { method = 'GET', headers }: RequestInit = {}) => {
      sent.push({ method, url: sentUrl, headers: headers as Headers });
      return aResponse();
    };
    const platform = fakePlatform(respond, { csrfToken: () => 'a token' });
    const { signal } = new AbortController();
    await fetchListing({ platform, url, brand: 'hearth', signal });
    return sent[0] ?? { method: '', url: '', headers: {} };
  }

  it('is documented, whatever the listing', async () => {
    const operations = new Set<string>();
    const parameters = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyListingUrl, async (url) => {
        const request = await sentFor(
          writeListingRequest({ apiUrl: '', url, userId: 'user 1' }) ?? '',
        );
        const { operation } = findOperation(contract, 'GET', request.url.split('?', 1)[0] ?? '');
        operations.add(operation.operationId);
        for (const name of request.url.matchAll(/[?&](\w+)/g)) parameters.add(name[1] ?? '');
        expect(faultsOfRequest(contract, request)).toEqual([]);
      }),
      // Few of the others are about one option of a facet, or none by chance.
      { examples: [[readListingUrl('/browse/all/brand--acme?uf=brand')]] },
    );
    const documented = Object.values(contract.paths)
      .flatMap(({ get }) => get ?? [])
      .filter(({ operationId }) => operationId !== 'findProducts' && operationId !== 'suggest');
    expect([...operations].sort()).toEqual(documented.map((one) => one.operationId).sort());
    const inQuery = documented[0]?.parameters.filter((parameter) => parameter.in === 'query');
    expect([...parameters].sort()).toEqual(inQuery?.map(({ name }) => name).sort());
  });

  it('is documented for products by their ids', async () => {
    const anId = fc.string({ minLength: 1, maxLength: 64 }).filter((id) => id.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anId, { minLength: 2, maxLength: 200 }), async (ids) => {
        for (const url of writeProductsRequests('', ids))
          expect(faultsOfRequest(contract, await sentFor(url))).toEqual([]);
      }),
    );
  });

  it('does not pass with a parameter or header that is not documented, or without one that is required', async () => {
    const request = await sentFor(requestFor('/browse/rugs'));
    const url = request.url.replace('&page=1', '&color=red');
    const headers = { ...request.headers, 'x-extra': '1' };
    expect(faultsOfRequest(contract, { ...request, url, headers })).toEqual([
      'query color is not documented',
      'header x-extra is not documented',
      'page is missing',
    ]);
  });

  const rows = readDocs('listing-api.md')
    .split('\n')
    .map((line) => cellsOf(line.replaceAll('`', '')));
  const examples = rows.filter(([page, path]) => page?.startsWith('/') && path?.startsWith('/'));
  const orders = rows.filter(([, , order]) => /^(?:a|de)scending$/.test(order ?? ''));

  it.each(examples)(
    'is for %s the one that the document names',
    (page = '', path = '', filters = '') => {
      const fixed = 'num_results_per_page=30&page=1&sort_by=relevance&sort_order=descending';
      expect(requestFor(page)).toBe(`${path}?${filters && `${filters}&`}${fixed}`);
    },
  );

  it('is for each sort order the one that the document names', () => {
    expect(orders.map(([key]) => key)).toEqual([...sortOptions]);
    for (const [key = '', by = '', order = ''] of orders) {
      expect(requestFor(`/browse?sortkey=${key}`)).toContain(`&sort_by=${by}&sort_order=${order}`);
    }
  });
});
