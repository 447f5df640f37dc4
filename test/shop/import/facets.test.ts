import { priceBands } from '../../../shop/import/facets/bands';
import { nameRange, writeBound } from '../../../src/catalogue/range-name';
import { failureOf, openTestShop, type TestShop } from './import-text';
import { aQuery, idsOf } from '../catalogue/open-test-catalogue';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const rows = Array.from({ length: 60 }, (_, at) =>
  JSON.stringify({
    id: `p${at}`,
    title: `Thing ${at}`,
    price: { current: 5 + at * 10, ...(at % 2 === 0 && { previous: 700 }) },
    brand: at % 2 === 0 ? 'Acme' : 'ACME',
    category: at % 3 === 0 ? 'Home > Sofas' : 'Garden',
    reviews: { count: 2, average: 1 + (at % 5) },
    attributes: {
      Material: at % 2 === 0 ? 'Oak' : 'Pine',
      'Part number': `N${at}`,
      'Screen size': `${20 + at}"`,
      Weight: `${at / 2} kg`,
    },
  }),
).join('\n');

const settings = (json: unknown) => ({ facets: shop.put('facets.json', JSON.stringify(json)) });

describe('facets of an import', () => {
  it('are made of what helps to choose: no codes that differ for each product', async () => {
    await shop.importText(rows);
    const { outline } = await shop.readAll();
    expect(outline.facets.map(({ id, name, type }) => [id, name, type])).toEqual([
      ['brand', 'Brand', 'multiple'],
      ['material', 'Material', 'multiple'],
      ['customerRating', 'Customer rating', 'multiple'],
      ['price', 'Price', 'range'],
      ['discount', 'Discount', 'range'],
      ['screenSize', 'Screen size', 'range'],
      ['weight', 'Weight', 'range'],
      ['department', 'Department', 'multiple'],
    ]);
  });

  it('include colours that commas part, in all rows or in some', async () => {
    const cells = ['Navy|White', '"Navy, White"', 'Red', 'Navy', '"Red, White"'];
    const { summary } = await shop.importText(
      `id,title,price,colour\n${cells.map((cell, at) => `${at},Lamp,5,${cell}\n`).join('')}`,
    );
    expect(summary.columns[0]).toBe('Colour  colours that commas part: Navy | White | Red');
    const { facets } = await shop.readAll();
    const { values = [] } = facets.find(({ id }) => id === 'colours') ?? {};
    expect(values.map(({ name, count }) => [name, count])).toEqual([
      ['Navy', 3],
      ['Red', 2],
      ['White', 3],
    ]);
  });

  it('include whether products are in stock once any is sold out', async () => {
    const row = (id: string, availability: string) => ({
      id,
      title: 'Lamp',
      price: 5,
      availability,
    });
    const idsWith = async (last: string) => {
      const products = [row('a', 'in stock'), row('b', last)];
      await shop.importText(products.map((product) => JSON.stringify(product)).join('\n'));
      return (await shop.readAll()).outline.facets.map(({ id }) => id);
    };
    expect(await idsWith('preorder')).not.toContain('availability');
    expect(await idsWith('out of stock')).toContain('availability');
  });

  it('count every product in one band, and a brand once however it is spelt', async () => {
    await shop.importText(rows);
    const { facets } = await shop.readAll();
    const countsOf = (id: string) =>
      facets.find((facet) => facet.id === id)?.values.map(({ count }) => count) ?? [];
    expect(countsOf('brand')).toEqual([60]);
    expect(countsOf('price').reduce((sum, count) => sum + count)).toBe(60);
    expect(countsOf('screenSize').reduce((sum, count) => sum + count)).toBe(60);
    expect(countsOf('customerRating')).toEqual([24, 36, 48, 60]);
  });

  it('follow the settings: which, in which order, of which kind, in which bands', async () => {
    await shop.importText(
      rows,
      settings({
        facets: [
          'price',
          { id: 'weight', type: 'range', unit: ' kg' },
          { id: 'screenSize', name: 'Screen', bands: [{ from: 20, to: 40, name: 'Small' }] },
          { id: 'wood', attribute: 'Material', name: 'Wood', values: ['Pine'] },
        ],
      }),
    );
    const { facets } = await shop.readAll();
    expect(facets.map(({ id, name }) => [id, name])).toEqual([
      ['price', 'Price'],
      ['weight', 'Weight'],
      ['screenSize', 'Screen'],
      ['wood', 'Wood'],
    ]);
    expect(facets[1]?.values[0]?.name).toMatch(/^Up to .* kg$/);
    expect(facets[2]?.values).toMatchObject([{ name: 'Small', count: 21 }]);
    expect(facets[3]?.values.map(({ id }) => id)).toEqual(['Pine', 'Oak']);
  });

  it('may be followed by those that the data suggests', async () => {
    await shop.importText(rows, settings({ facets: ['department', 'brand'], others: true }));
    const { outline } = await shop.readAll();
    expect(outline.firstFacets).toEqual(['department', 'brand']);
    expect(outline.facets.slice(0, 4).map(({ id }) => id)).toEqual([
      'department',
      'brand',
      'material',
      'customerRating',
    ]);
  });

  it('name what is wrong with a setting', async () => {
    const failure = failureOf(shop.importText(rows, settings({ facets: [{ id: 'x', band: [] }] })));
    expect(await failure).toMatch(/facet 1: "band" is no setting of a facet/);
  });
});

describe('synonyms of an import', () => {
  it('are stored with the catalogue', async () => {
    await shop.importText(rows, { synonyms: shop.put('words.txt', 'item, thing\n') });
    const engine = await shop.openEngine();
    const base = { kind: 'search', term: 'item 7' } as const;
    expect(idsOf(await engine.query(aQuery({ base })))).toEqual(['p7', 'p14', 'p15']);
  });
});

describe('price bands', () => {
  const pounds = { digits: 2, write: (value: number) => `£${value}` };

  it('end at round amounts between which most prices lie', () => {
    const prices = Array.from({ length: 1000 }, (_, at) => at + 1);
    expect(priceBands(prices, pounds).map(({ name }) => name)).toEqual([
      'Up to £99.99',
      '£100 to £199.99',
      '£200 to £499.99',
      '£500 and above',
    ]);
  });

  it.each([
    ['£', '£12.50 to £40'],
    ['USD', 'USD 12.50 to USD 40.00'],
  ])('and a range of the shopper’s own are written alike with %s', (mark, own) => {
    const prices = Array.from({ length: 1000 }, (_, at) => at + 1);
    const write = (value: number) => writeBound(value, mark);
    const bands = priceBands(prices, { digits: 2, write });
    for (const band of bands) expect(nameRange(band, bands[0]?.name)).toBe(band.name);
    expect(nameRange({ from: 12.5, to: 40 }, bands[0]?.name)).toBe(own);
  });

  it('and ranges have groups of digits, as prices have, but not numbers without a sign', () => {
    expect(writeBound(1_000, '£')).toBe('£1,000');
    expect(writeBound(1_299.5, '€')).toBe('€1,299.50');
    expect(writeBound(2_020, '')).toBe('2020');
    expect(nameRange({ from: 1_000, to: 20_000 }, '£500 to £1,999.99')).toBe('£1,000 to £20,000');
  });

  it('are none where all prices are alike, or there are none', () => {
    expect(priceBands([5, 5, 5], pounds)).toEqual([]);
    expect(priceBands([], pounds)).toEqual([]);
  });
});
