/** A brand below a mount prefix (docs/product.md, 3.13). */
import { JSDOM } from 'jsdom';
import { anEngine, aPage, aServer } from './a-server';

const env = { BRAND_HOSTS: '/de=hearth,ie.example/shop/ie=marlow-ie', COLLECT_EVENTS: 'false' };
const host = 'shop.example';

type Server = Awaited<ReturnType<typeof aServer>>;

async function documentAt(server: Server, url: string, headers = {}) {
  const response = await server.inject({ url, headers: { host, ...headers } });
  return { document: new JSDOM(response.body).window.document, status: response.statusCode };
}

/** What stays at the root: the files of the build, pictures, and links within the page. */
const isShared = (address: string) => /^(?:#|$|\/sa\/|\/pictures\/)/.test(address);

function addressesOf({ document }: { readonly document: Document }): readonly string[] {
  const attributes = ['href', 'action'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const data = [...document.querySelectorAll('[type="application/ld+json"]')].flatMap(
    ({ textContent }) => [...(textContent ?? '').matchAll(/"(?:url|item)":"([^"]*)"/g)],
  );
  return [...attributes, ...data.map(([, address = '']) => address)].filter(
    (address) => !isShared(address),
  );
}

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
      const page = await documentAt(server, `/de${path}`, { referer });
      expect([path, page.status]).toEqual([path, status]);
      const { dataset } = page.document.documentElement;
      expect(dataset).toMatchObject({ plpBrand: 'hearth', plpMount: '/de' });
      const addresses = addressesOf(page);
      expect(addresses.length).toBeGreaterThan(2);
      const isBelow = /^(?:http:\/\/shop\.example)?\/de\/(?!de\/)/;
      expect([path, addresses.filter((address) => !isBelow.test(address))]).toEqual([path, []]);
    }
  });

  it('redirects forms and legacy addresses below the prefix', async () => {
    const server = await aServer({ env });
    const locationOf = async (url: string) =>
      (await server.inject({ url, headers: { host } })).headers.location;
    expect(await locationOf('/de/search?q=oak')).toBe('/de/search/oak');
    expect(await locationOf('/de/e/q/oak.end')).toBe('/de/search/oak');
    expect(await locationOf('/de/browse/chairs?form=plp-sort&sortkey=price')).toBe(
      '/de/browse/chairs?sortkey=price',
    );
  });

  it('shares files and the listing API, and no cached page, with the brand at the root', async () => {
    const server = await aServer({ env });
    const get = (url: string, at = host) => server.inject({ url, headers: { host: at } });
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
      const { document, status } = await documentAt(server, url, { host: at });
      return `${status} ${document.documentElement.dataset.plpBrand}`;
    };
    expect(await brandAt('ie.example', '/shop/ie/browse')).toBe('200 marlow-ie');
    expect(await brandAt('IE.example.:80', '/shop/ie?campaign=x')).toBe('200 marlow-ie');
    expect(await brandAt('ie.example', '/de/browse')).toBe('200 hearth');
    expect(await brandAt(host, '/shop/ie/browse')).toBe('404 marlow');
    expect(await brandAt(host, '/design/browse')).toBe('404 marlow');
    expect(await brandAt(host, `http://${host}/de/browse`)).toBe('200 hearth');
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
