import { aServer } from './a-server';

const header = '"/sa/product-listing-fe/speculation-rules.json"';

describe('the page of a product', () => {
  it('is fetched while the mouse rests on its card, by rules that a listing names', async () => {
    const server = await aServer();
    const { headers } = await server.inject('/browse/chairs');
    expect(headers['speculation-rules']).toBe(header);
    const file = await server.inject(JSON.parse(header) as string);
    expect(file.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    expect(file.json()).toEqual({
      prefetch: [
        {
          where: { and: [{ href_matches: '/*' }, { selector_matches: '.plp-card__link' }] },
          eagerness: 'moderate',
        },
      ],
    });
  });

  it('is not fetched ahead for a shopper who saves data', async () => {
    const server = await aServer();
    const { headers } = await server.inject({
      url: '/browse/chairs',
      headers: { 'save-data': 'on' },
    });
    expect(headers).not.toHaveProperty('speculation-rules');
    expect(headers.vary).toContain('save-data');
  });

  it('is not fetched ahead where the setting says so', async () => {
    const server = await aServer({ env: { PREFETCH_PRODUCTS: 'false' } });
    const { headers } = await server.inject('/browse/chairs');
    expect(headers).not.toHaveProperty('speculation-rules');
    expect((await server.inject(JSON.parse(header) as string)).statusCode).toBe(404);
  });
});
