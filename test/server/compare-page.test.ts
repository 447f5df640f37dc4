import { aChair, anEngine, aPage, aServer } from './a-server';

const chairs = [
  { ...aChair('1'), price: { current: 10, previous: 20 } },
  { ...aChair('2'), reviews: { count: 3, average: 4 }, availability: 'SoldOut' as const },
  aChair('3'),
];

async function open(url: string) {
  const server = await aServer({
    engine: anEngine({
      query: () => Promise.resolve(aPage(chairs)),
      products: (ids) => Promise.resolve(chairs.filter(({ id }) => ids.includes(id))),
    }),
  });
  const { body, statusCode } = await server.inject(url);
  return { body, statusCode };
}

const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/compare[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

describe('the page that compares products', () => {
  it('has a column for each product of its address, and links that change the address', async () => {
    const { body, statusCode } = await open('/compare?product=1&product=2');
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body.match(/<th scope="col"/g)).toHaveLength(2);
    expect(body).toMatch(/Price<\/th>.*£10.*£20.*Rating<\/th>.*No reviews yet.*3 reviews/);
    expect(body).toMatch(/Availability<\/th>.*Sold out/);
    expect(linksIn(body)).toEqual(
      expect.arrayContaining([
        '/compare?product=2',
        '/compare?product=1',
        '/compare?product=1&product=2&only=differences',
        // A product like these.
        '/compare?product=1&product=2&product=3',
      ]),
    );
  });

  it('says how many products it does not have, and that it compares four', async () => {
    const { body } = await open(
      '/compare?product=1&product=gone&product=%3Cb%3E&product=2&product=3',
    );
    expect(body).toContain('2 products are no longer in the shop.');
    expect(body).toContain('Only 4 products are compared at once.');
    expect(body.match(/<th scope="col"/g)).toHaveLength(2);
    expect(body).not.toContain('<b>');
  });

  it('leads to the shop where there is nothing to compare', async () => {
    const { body, statusCode } = await open('/compare');
    expect(statusCode).toBe(200);
    expect(body).toContain('There is nothing to compare yet');
    expect(body).not.toContain('<table');
  });

  it('shows the differences alone', async () => {
    const { body } = await open('/compare?product=1&product=2&only=differences');
    expect(body).not.toContain('Oak');
    expect(linksIn(body)).toContain('/compare?product=1&product=2');
  });
});

describe('the cards of a listing', () => {
  it('lead to the comparison with their product, but at a brand that does without', async () => {
    const server = await aServer({ env: { BRAND_HOSTS: 'hearth.example=hearth' } });
    const { body } = await server.inject('/browse/chairs');
    expect(linksIn(body)).toEqual(expect.arrayContaining(['/compare?product=1']));
    const hearth = await server.inject({
      url: '/browse/chairs',
      headers: { host: 'hearth.example' },
    });
    expect(hearth.body).toContain('Chair 1');
    expect(linksIn(hearth.body)).not.toContain('/compare?product=1');
  });
});
