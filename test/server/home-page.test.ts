import pino from 'pino';
import type { CatalogueOutline, CatalogueProduct } from '../../shop/catalogue/catalogue-product';
import { waysToPay } from '../../shop/sample/HelpPage';
import { sampleOutline } from '../../shop/sample/sample-outline';
import { UnavailableError, type ListingQuery } from '../../shop/catalogue/listing-engine';
import { aPage, aChair, anEngine, aServer } from './a-server';

const anOutline: CatalogueOutline = {
  categories: [
    { id: 'chairs', name: 'Chairs & Stools' },
    { id: 'rocking', name: 'Rocking chairs', parentId: 'chairs' },
    { id: 'tables', name: 'Tables' },
  ],
  collections: [{ id: 'sale', name: 'Last <chance>', type: 'valuedeal' }],
  facets: [],
};

const pictured = (id: string): CatalogueProduct => ({
  ...aChair(id),
  imageUrl: `/pictures/${id}.jpg`,
});

/** All products are in every listing, in this order. */
async function aShop(products: readonly CatalogueProduct[], outline = anOutline) {
  const queries: ListingQuery[] = [];
  let isAway = false;
  const engine = anEngine({
    outline: () => outline,
    query: (query) => {
      queries.push(query);
      return isAway
        ? Promise.reject(new UnavailableError('away'))
        : Promise.resolve({ ...aPage(products), total: 1234 });
    },
  });
  const server = await aServer({ engine });
  return {
    queries,
    setAway: (value: boolean) => (isAway = value),
    home: async () => {
      const { statusCode, body } = await server.inject('/');
      expect(statusCode).toBe(200);
      return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    },
  };
}

const pictureOrder = (html: string) =>
  [...html.matchAll(/<img[^>]* src="\/pictures\/(\w+)\.jpg\?/g)].map(([, id]) => id);

describe('the home page', () => {
  it('shows each department and offer with its number of products and pictures of best sellers', async () => {
    const products = [aChair('bare'), ...'abcdefgh'.split('').map(pictured)];
    const { home } = await aShop(products);
    const html = await home();
    expect(html).toMatch(/href="\/browse\/chairs".*Chairs &amp; Stools.*1,234 products/);
    expect(html).toContain('href="/browse/tables"');
    expect(html).not.toContain('/browse/rocking');
    expect(html).toMatch(/href="\/valuedeal\/sale".*Last &lt;chance&gt;/);
    // Three best sellers, three for the offer, one for each department; none twice.
    expect(pictureOrder(html)).toEqual('abcfghde'.split(''));
  });

  it('fetches the pictures of the first screen first, the others when they are near, all in boxes of known size', async () => {
    const { home } = await aShop('abcdefgh'.split('').map(pictured));
    const images = (await home()).match(/<img[^>]*>/g) ?? [];
    expect(images.filter((image) => image.includes('loading="eager"'))).toHaveLength(3);
    expect(images.filter((image) => image.includes('loading="lazy"'))).toHaveLength(5);
    expect(images.every((image) => /width="360" height="480"/.test(image))).toBe(true);
  });

  it('of the sample begins with a scene of the brand, and its footer leads to the help page', async () => {
    const engine = anEngine({ outline: () => ({ ...anOutline, isSample: true }) });
    const server = await aServer({ engine, env: { BRAND_HOSTS: 'ie.localhost=marlow-ie' } });
    const pageOf = async (url: string, host: string) =>
      (await server.inject({ url, headers: { host } })).body;
    expect(await pageOf('/', '127.0.0.1')).toContain('Come in from the cold');
    const html = await pageOf('/', 'ie.localhost');
    expect(html).toContain('A full house, well fed');
    const help = await pageOf('/help', '127.0.0.1');
    const topics = [...html.matchAll(/href="\/help#(\w+)"/g)].map(([, id]) => id);
    expect(topics.length).toBeGreaterThan(3);
    for (const id of topics) expect(help).toContain(`id="${id}"`);
  });

  it('of the sample has all departments in its footer, with help, ways to pay and what is legal', async () => {
    const outline = sampleOutline();
    const server = await aServer({ engine: anEngine({ outline: () => outline }) });
    const { body } = await server.inject('/');
    const [footer = ''] = /<footer.*<\/footer>/s.exec(body) ?? [];
    const departments = outline.categories.filter(({ parentId }) => parentId === undefined);
    expect(departments).toHaveLength(10);
    for (const { id } of departments) expect(footer).toContain(`href="/browse/${id}"`);
    for (const id of ['delivery', 'returns', 'payment', 'about', 'privacy', 'terms'])
      expect(footer).toContain(`href="/help#${id}"`);
    for (const way of waysToPay) expect(footer).toContain(`>${way}</li>`);
  });

  it('of the sample has a bar of offers in the header of one brand, which lead to listings of it', async () => {
    const outline = sampleOutline();
    const engine = anEngine({ outline: () => outline });
    const server = await aServer({ engine, env: { BRAND_HOSTS: 'ie.localhost=marlow-ie' } });
    const offersOn = async (host: string) => {
      const { body } = await server.inject({ url: '/', headers: { host } });
      const [bar = ''] = /<nav[^>]*aria-label="Offers".*?<\/nav>/.exec(body) ?? [];
      return [...bar.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    };
    expect(await offersOn('127.0.0.1')).toEqual([]);
    const offers = await offersOn('ie.localhost');
    expect(offers).toHaveLength(3);
    const listings = outline.collections.map(({ type, id }) => `/${type}/${id}`);
    expect(listings).toEqual(expect.arrayContaining(offers));
  });

  it('of other products has neither scene nor help page', async () => {
    const server = await aServer({ engine: anEngine({ outline: () => anOutline }) });
    expect((await server.inject('/help')).statusCode).toBe(404);
    const { body } = await server.inject('/');
    expect(body).toContain('What are you looking for?');
    expect(body).not.toContain('/help');
  });

  it('is sent once, with nothing to log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await aServer({ log });
    for (const path of ['/', '/product/1', '/search?q=sofa']) await server.inject(path);
    expect(lines).toEqual([]);
  });

  it('queries each catalogue once', async () => {
    const { home, queries } = await aShop([pictured('a')]);
    expect(await home()).toBe(await home());
    expect(queries).toHaveLength(4);
  });

  it('has its links without pictures while the catalogue cannot be queried, and the pictures afterwards', async () => {
    const { home, setAway } = await aShop([pictured('a')]);
    setAway(true);
    const html = await home();
    expect(html).toContain('<a href="/browse/tables"><bdi>Tables</bdi></a>');
    expect(html).toContain('<a href="/valuedeal/sale"><bdi>');
    expect(html).not.toContain('<img');
    setAway(false);
    expect(await home()).toContain('<img');
  });

  it('leads to the whole shop when the catalogue has neither departments nor offers', async () => {
    const { home } = await aShop([aChair('bare')], {
      ...anOutline,
      categories: [],
      collections: [],
    });
    const html = await home();
    expect(html).toContain('href="/browse"');
    expect(html).not.toContain('<h2>');
    expect(html).not.toContain('<ul');
  });
});
