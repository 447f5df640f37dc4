/** What a response of the listing API says of its listing: where it leads, and what search engines read. */
import '../support/as-in-production';
import { responseOf } from '../support/a-listing-api';
import { aShopServer, type ShopServer } from '../support/a-shop-server';
import {
  startFaultyListingService,
  type FaultyListingService,
} from '../support/faulty-listing-service';

let service: FaultyListingService;
let shop: ShopServer;

beforeAll(async () => {
  service = await startFaultyListingService();
  shop = await aShopServer({
    API_URL: service.address,
    REDIRECT_ORIGINS: 'https://outlet.example',
    SHOP_ORIGIN: 'https://shop.example',
  });
});

/** What is in `meta` of a listing of these addresses; any other has nothing of it. */
const respondWith = (metaOf: Readonly<Record<string, object>>) =>
  service.respondWith(({ url = '/' }, response) => {
    const { response: listing } = responseOf(url) as { response: { meta: object } };
    const id = /group_id\/([\w-]+)/.exec(url)?.[1] ?? '';
    const body = { response: { ...listing, meta: { ...listing.meta, ...metaOf[id] } } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });

const host = 'shop.example';
const visit = (path: string) => shop.get(path, { host });

describe('a response that leads elsewhere', () => {
  it.each([
    ['/browse/rugs?page=2', '/browse/rugs?page=2'],
    ['/help', '/help'],
    ['https://outlet.example/ä', 'https://outlet.example/%C3%A4'],
  ])('redirects to %s', async (redirect, location) => {
    respondWith({ sofas: { redirect } });
    const { statusCode, headers, payload } = await visit('/browse/sofas');
    expect([statusCode, headers.location, payload]).toEqual([302, location, '']);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '/browse/sofas#top', '//evil.example'])(
    'is shown where it leads to %s',
    async (redirect) => {
      respondWith({ sofas: { redirect } });
      const { statusCode, headers } = await visit('/browse/sofas');
      expect([statusCode, headers.location]).toEqual([200, undefined]);
    },
  );

  it('is shown where the listing that it leads to leads on', async () => {
    respondWith({ sofas: { redirect: '/browse/rugs' }, rugs: { redirect: '/browse/sofas' } });
    expect((await visit('/browse/sofas')).statusCode).toBe(200);
    expect((await visit('/browse/rugs')).statusCode).toBe(200);
  });
});

it('a response says what search engines read', async () => {
  const url = 'https://shop.example/at/browse/sofas';
  const seo = { title: 'Sofas', heading: 'All our sofas', alternates: [{ lang: 'de-AT', url }] };
  respondWith({ sofas: { seo } });
  const { payload } = await visit('/browse/sofas');
  expect(payload).toContain('<title>Sofas</title>');
  expect(payload).toMatch(/<h1[^>]*>All our sofas/);
  expect(payload).toContain(`rel="alternate" hrefLang="de-AT" href="${url}"`);
});
