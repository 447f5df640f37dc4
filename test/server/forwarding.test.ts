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

/** What the server's own client says of the connection and of what it can read. */
const ownHeaders = [
  'host',
  'connection',
  'accept',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
];

describe('what the listing API is told of a shopper', () => {
  it('is the cookie, the user agent and headers that start with x-, and nothing else', async () => {
    await shop.get('/browse/sofas', {
      host: 'hearth.example',
      cookie: 'COID=c1; session=s1',
      'user-agent': 'A browser',
      'x-request-id': '7',
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
      'x-request-id': '7',
      'x-brand': 'hearth',
    });
    expect(service.requests[0]?.headers['accept-language']).not.toBe('fr');
  });

  it('includes the customer of the COID cookie as ui', async () => {
    await shop.get('/browse/sofas', { cookie: 'a=b; COID=c/1+2' });
    expect(queryOf().get('ui')).toBe('c/1+2');
    await shop.get('/browse/sofas');
    expect(queryOf(1).has('ui')).toBe(false);
  });

  it('does not follow a redirect, which could lead to another origin', async () => {
    const elsewhere = await startFaultyListingService();
    service.respondWith((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.address}/` }).end();
    });
    const page = await shop.get('/browse/sofas', { cookie: 'COID=c1' });
    expect(page.statusCode).toBe(503);
    expect(elsewhere.requests).toEqual([]);
  });

  it.each(['a 500', 'a 404'] as const)(
    'reaches no shared cache with the page, not even after %s',
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

describe('a thousand requests for one path, interleaved', () => {
  it('see each their own brand and customer and nobody else’s', async () => {
    service.respondWith((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', service.address);
      const told = `told(${String(request.headers['x-brand'])} ${searchParams.get('ui') ?? ''})`;
      const body = aListingBody({ products: [aWireProduct({ title: told })], results: 1 });
      setTimeout(() => respondsWithJson(body)(request, response), Math.random() * 4);
    });
    const visit = async (index: number) => {
      const brand = index % 2 === 0 ? 'hearth' : 'marlow';
      const page = await shop.get('/browse/sofas', {
        host: `${brand}.example`,
        cookie: `COID=c${String(index)}`,
      });
      const mine = `told(${brand} c${String(index)})`;
      const seen = new Set(page.body.match(/told\([^)]*\)/g));
      expect([...seen]).toEqual([mine]);
      expect(page.body).toContain(`"brand":"${brand}"`);
    };
    for (let first = 0; first < 1_000; first += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, step) => visit(first + step)));
    }
    expect(service.requests).toHaveLength(1_000);
  });
});

describe('a deep link whose options the API spells in its own way', () => {
  const brands = ['Dr. Martens', 'AT_T', 'Usb-C 3.0', 'plain'];

  it.each(brands)('to %j shows its products', async (brand) => {
    service.respondWith(respondsInItsOwnSpelling(brands));
    const page = await shop.get(`/browse/shoes/brand--${facetOption('brand', brand).seoId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Made by ${brand}`);
    expect(service.requests).toHaveLength(brand === 'plain' ? 1 : 2);
  });

  it('to a brand it does not have is asked once and shows none', async () => {
    service.respondWith(respondsInItsOwnSpelling(brands));
    const page = await shop.get('/browse/shoes/brand--nobody');
    expect(page.statusCode).toBe(404);
    expect(service.requests).toHaveLength(1);
  });
});
