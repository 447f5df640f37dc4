import '../support/as-in-production';
import { aListingBody } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { aShopServer, type ShopServer } from '../support/a-shop-server';
import {
  respondsWithJson,
  respondsWell,
  faults,
  startFaultyListingService,
  type FaultyListingService,
} from '../support/faulty-listing-service';
import { respondsInItsOwnSpelling } from '../support/own-spelling';
import { facetOption } from '../../src/listing-url/option-identity';

let service: FaultyListingService;
let shop: ShopServer;

beforeAll(async () => {
  service = await startFaultyListingService();
  shop = await aShopServer({
    API_URL: service.address,
    BRAND_HOSTS: 'hearth.example=hearth,marlow.example=marlow',
  });
});
beforeEach(() => {
  service.respondWith(respondsWell);
  service.requests.length = 0;
});

const queryOf = (index = 0) =>
  new URL(service.requests[index]?.url ?? '/', service.address).searchParams;

/** Headers that the server's HTTP client sets itself. */
const ownHeaders = [
  'host',
  'connection',
  'accept',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
];

describe('the path of a request to the listing API', () => {
  const pathsFor = async (env: Readonly<Record<string, string>>) => {
    const other = await aShopServer({ API_URL: service.address, ...env });
    const { body: text } = await other.get('/browse/admin--users?uf=admin');
    const isOfListing = (path: string) => !path.startsWith('/group_id/all?num');
    const paths = service.requests.map(({ url }) => url ?? '').filter(isOfListing);
    return { path: paths[0]?.split(/[&?]num/, 1)[0], text };
  };

  it('begins with the facet of the page', async () => {
    expect((await pathsFor({})).path).toBe('/admin/users');
  });

  it.each(['none', 'brand, priceType'])(
    'begins with no facet that is not allowed: %s',
    async (PATH_FACETS) => {
      const { path, text } = await pathsFor({ PATH_FACETS });
      expect(path).toBe('/group_id/all?filters[admin]=users');
      const names = PATH_FACETS === 'none' ? '' : '"brand","priceType"';
      expect(text).toContain(`"pathFacets":[${names}]`);
    },
  );
});

describe('the data about a shopper that the listing API gets', () => {
  it('is the cookie, the user agent and the x- headers only', async () => {
    await shop.get('/browse/sofas', {
      host: 'hearth.example',
      cookie: 'COID=c1; session=s1',
      'user-agent': 'A browser',
      'x-request-id': 'request-7',
      'x-brand': 'marlow',
      authorization: 'Basic secret',
      referer: 'https://elsewhere.example/',
      'accept-language': 'fr',
      forwarded: 'for=192.0.2.1',
      dnt: '1',
    });
    const headers = { ...service.requests[0]?.headers };
    for (const name of ownHeaders) delete headers[name];
    expect(headers).toEqual({
      cookie: 'COID=c1; session=s1',
      'user-agent': 'A browser',
      'x-request-id': 'request-7',
      'x-brand': 'hearth',
    });
    expect(service.requests[0]?.headers['accept-language']).not.toBe('fr');
  });

  it('comes with the id that the log has, also without a well-formed one in the request', async () => {
    for (const given of [{}, { 'x-request-id': '7' }]) {
      service.requests.length = 0;
      const page = await shop.get('/browse/sofas', given);
      const id = page.headers['x-request-id'];
      expect(id).toMatch(/^[\w-]{36}$/);
      expect(service.requests.map(({ headers }) => headers['x-request-id'])).toEqual([id]);
    }
  });

  it('includes the customer of the COID cookie as ui', async () => {
    await shop.get('/browse/sofas', { cookie: 'a=b; COID=c/1+2' });
    expect(queryOf().get('ui')).toBe('c/1+2');
    await shop.get('/browse/sofas');
    expect(queryOf(1).has('ui')).toBe(false);
  });

  it('is not sent to the target of a redirect', async () => {
    const elsewhere = await startFaultyListingService();
    service.respondWith((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.address}/` }).end();
    });
    const page = await shop.get('/browse/sofas', { cookie: 'COID=c1' });
    expect(page.statusCode).toBe(503);
    expect(elsewhere.requests).toEqual([]);
  });

  it.each(['a 500', 'a 404'] as const)(
    'is in no page that shared caches may store, also after %s',
    async (fault) => {
      const good = await shop.get('/browse/sofas', { cookie: 'COID=c1' });
      service.respondWith(faults[fault]);
      const bad = await shop.get('/browse/sofas', { cookie: 'COID=c1' });
      for (const { headers } of [good, bad]) {
        expect(headers['cache-control']).toMatch(/private|no-store/);
      }
    },
  );
});

describe('a thousand interleaved requests for one path', () => {
  it('each get a page for their own brand and customer', async () => {
    service.respondWith((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', service.address);
      const title = `received(${String(request.headers['x-brand'])} ${searchParams.get('ui') ?? ''})`;
      const body = aListingBody({ products: [aWireProduct({ title })], results: 1 });
      setTimeout(() => respondsWithJson(body)(request, response), Math.random() * 4);
    });
    const visit = async (index: number) => {
      const brand = index % 2 === 0 ? 'hearth' : 'marlow';
      const page = await shop.get('/browse/sofas', {
        host: `${brand}.example`,
        cookie: `COID=c${String(index)}`,
      });
      const own = `received(${brand} c${String(index)})`;
      const seen = new Set(page.body.match(/received\([^)]*\)/g));
      expect([...seen]).toEqual([own]);
      expect(page.body).toContain(`"brand":"${brand}"`);
    };
    for (let first = 0; first < 1_000; first += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, step) => visit(first + step)));
    }
    expect(service.requests).toHaveLength(1_000);
  });
});

describe('a deep link to options that the API spells differently', () => {
  const brands = ['Dr. Martens', 'AT_T', 'Usb-C 3.0', 'plain'];

  it.each(brands)('shows the products of %j', async (brand) => {
    service.respondWith(respondsInItsOwnSpelling(brands));
    const page = await shop.get(`/browse/shoes/brand--${facetOption('brand', brand).seoId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Made by ${brand}`);
    expect(service.requests).toHaveLength(brand === 'plain' ? 1 : 2);
  });

  it('sends one request and shows no products for an unknown brand', async () => {
    service.respondWith(respondsInItsOwnSpelling(brands));
    const page = await shop.get('/browse/shoes/brand--unknown');
    expect(page.statusCode).toBe(404);
    expect(service.requests).toHaveLength(1);
  });
});
