import { anEngine, aServer } from './a-server';

const outline = {
  categories: [
    { id: 'chairs', name: 'Chairs & Stools' },
    { id: 'tea & coffee', name: 'Tea & Coffee', parentId: 'chairs' },
  ],
  collections: [{ id: 'sale', name: 'Last <chance>', type: 'valuedeal' as const }],
  facets: [],
};

async function read(url: string, host = 'shop.example') {
  const server = await aServer({
    engine: anEngine({ outline: () => outline }),
    env: { BRAND_HOSTS: '/ie=marlow-ie' },
  });
  return server.inject({ url, headers: { host } });
}

describe('robots.txt', () => {
  it('lets crawlers see which pages are not for them, and names the sitemap', async () => {
    const { statusCode, headers, body } = await read('/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('User-agent: *\nDisallow:\n\nSitemap: http://shop.example/sitemap.xml\n');
  });
});

describe('the sitemap', () => {
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)].map(([, address]) => address);

  it('has the categories and offers by their canonical addresses', async () => {
    const { headers, body } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9"><url>.*<\/url><\/urlset>$/,
    );
    expect(addressesIn(body)).toEqual([
      'http://shop.example/',
      'http://shop.example/browse',
      'http://shop.example/browse/chairs',
      'http://shop.example/browse/tea%20%26%20coffee',
      'http://shop.example/valuedeal/sale',
    ]);
  });

  it('is that of the brand below a mount prefix', async () => {
    const { body } = await read('/ie/sitemap.xml');
    expect(addressesIn(body)).toContain('http://shop.example/ie/browse/chairs');
  });

  it('names addresses that are their own canonical links', async () => {
    for (const address of addressesIn((await read('/sitemap.xml')).body)) {
      const { statusCode, body } = await read(new URL(address ?? '').pathname);
      expect(statusCode).toBe(200);
      expect(body).toContain(`rel="canonical" href="${address ?? ''}"`);
    }
  });
});
