/** A brand below a mount prefix (docs/product.md, 3.13). */
import { anEngine, aPage, aServer } from './a-server';

const env = { BRAND_HOSTS: '/de=hearth,ie.example/shop/ie=marlow-ie', COLLECT_EVENTS: 'false' };
const host = 'shop.example';

type Server = Awaited<ReturnType<typeof aServer>>;

const open = (server: Server, url: string, headers = {}) =>
  server.inject({ url, headers: { host, ...headers } });

/** What stays at the root: the files of the build, pictures, and links within the page. */
const isShared = (address: string) => /^(?:#|$|\/sa\/|\/pictures\/)/.test(address);

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|action)="([^"]*)"|"(?:url|item)":"(http[^"]*)"/g)]
    .map(([, attribute, data]) => attribute ?? data ?? '')
    .filter((address) => !isShared(address));

const placeIn = (html: string) =>
  /data-plp-brand="[^"]*"(?: data-plp-mount="[^"]*")?/.exec(html)?.[0];

describe('a brand below a mount prefix', () => {
  it('has the prefix in every address of every page', async () => {
    const { query } = anEngine();
    const engine = anEngine({
      query: (wanted) =>
        JSON.stringify(wanted).includes('nothing') ? Promise.resolve(aPage([])) : query(wanted),
    });
    const server = await aServer({ env, engine });
    const pages = {
      '/browse/chairs/colours--red?page=1&campaign=x': 200,
      '/search/chair/': 200,
      '/search/nothing+at+all/': 200,
      '/browse/nowhere': 404,
      '/': 200,
      '/product/1': 200,
      '/saved': 200,
      '/no-page': 404,
      '/%E0%A4%A': 404,
    };
    for (const [path, status] of Object.entries(pages)) {
      const referer = `http://${host}/de/browse/chairs`;
      const { body, statusCode } = await open(server, `/de${path}`, { referer });
      expect([path, statusCode]).toEqual([path, status]);
      expect(placeIn(body)).toBe('data-plp-brand="hearth" data-plp-mount="/de"');
      const addresses = addressesIn(body);
      expect(addresses.length).toBeGreaterThan(2);
      const isBelow = /^(?:http:\/\/shop\.example)?\/de\/(?!de\/)/;
      expect([path, addresses.filter((address) => !isBelow.test(address))]).toEqual([path, []]);
    }
  });

  it('redirects forms and legacy addresses below the prefix', async () => {
    const server = await aServer({ env });
    const locationOf = async (url: string) => (await open(server, url)).headers.location;
    expect(await locationOf('/de/search?q=oak')).toBe('/de/search/oak');
    expect(await locationOf('/de/e/q/oak.end')).toBe('/de/search/oak');
    expect(await locationOf('/de/browse/chairs?form=plp-sort&sortkey=price')).toBe(
      '/de/browse/chairs?sortkey=price',
    );
  });

  it('shares files and the listing API, and no cached page, with the brand at the root', async () => {
    const server = await aServer({ env });
    const get = (url: string) => open(server, url);
    expect((await get('/de/sa/product-listing-fe/page.0.js')).statusCode).toBe(200);
    expect((await get('/de/listing-api/group_id/chairs')).json()).toEqual(
      (await get('/listing-api/group_id/chairs')).json(),
    );
    expect((await get('/browse/chairs')).body).toContain('data-plp-brand="marlow"');
    expect((await get('/de/browse/chairs')).body).toContain('"mount":"/de"');
    expect((await get('/browse/chairs')).body).toContain('"mount":""');
  });

  it('takes the longest prefix of the host, and none of another host', async () => {
    const server = await aServer({ env });
    const brandAt = async (at: string, url: string) => {
      const { body, statusCode } = await open(server, url, { host: at });
      return `${statusCode} ${/data-plp-brand="([^"]*)"/.exec(body)?.[1]}`;
    };
    expect(await brandAt('ie.example', '/shop/ie/browse')).toBe('200 marlow-ie');
    expect(await brandAt('IE.example.:80', '/shop/ie?campaign=x')).toBe('200 marlow-ie');
    expect(await brandAt('ie.example', '/de/browse')).toBe('200 hearth');
    expect(await brandAt(host, '/shop/ie/browse')).toBe('404 marlow');
    expect(await brandAt(host, '/design/browse')).toBe('404 marlow');
    expect(await brandAt(host, `http://${host}/de/browse`)).toBe('200 hearth');
  });

  it('keeps the routes of operators at the root', async () => {
    const server = await aServer({ env });
    for (const path of [
      '/metrics',
      '/healthz',
      '/readyz',
      '/%6Detrics',
      '/metrics?x',
      '/metrics#x',
    ]) {
      expect((await open(server, path, { host: 'localhost' })).statusCode).toBe(200);
      const { statusCode, body } = await open(server, `/de${path}`);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('data-plp-mount="/de"');
    }
  });

  it.each(['/browse', '/x/sa', '/product'])(
    'starts with no prefix that hides a page: %s',
    async (mount) => {
      await expect(aServer({ env: { BRAND_HOSTS: `${mount}=hearth` } })).rejects.toThrow(
        `Bad setting: hosts of hearth: "${mount}" is no prefix`,
      );
    },
  );
});
