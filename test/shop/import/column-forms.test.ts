import { discOf } from '../../../shop/import/facets/colour-discs';
import { createDraftStatistics } from '../../../shop/import/facets/draft-statistics';
import { planFacets } from '../../../shop/import/facets/facet-plan';
import { readQuantity } from '../../../shop/import/facets/quantity';
import { readFlatProduct } from '../../../shop/import/products/read-flat-product';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import type { WireListingBody } from '../../../src/catalogue/listing-response';
import { openTestShop } from './import-text';
import { trades } from './trades';
import { brands } from '../../support/english';

const products = 300;

async function importTrade(trade: keyof typeof trades) {
  const shop = openTestShop();
  const { summary } = await shop.importText(trades[trade](products));
  const { facets, outline } = await shop.readAll();
  const facetOf = (id: string) => facets.find((facet) => facet.id === id);
  return {
    shop,
    ids: facets.map(({ id }) => id),
    namesOf: (id: string) => facetOf(id)?.values.map(({ name }) => name) ?? [],
    countOf: (id: string) => facetOf(id)?.values.reduce((sum, { count }) => sum + count, 0),
    titleOf: (id: string) => facetOf(id)?.name,
    outlineOf: (id: string) => outline.facets.find((facet) => facet.id === id),
    lineOf: (name: string) => summary.columns.find((line) => line.startsWith(`${name} `)),
  };
}

it.each([
  ['Regular price', '5', 'another price'],
  ['VK netto', '5', 'another price'],
  ['Базовая цена', '5', 'another price'],
  ['Price class', 'low', undefined],
  ['Princess size', '5', undefined],
])('the column %s of values such as %s is no facet for: %s', async (name, value, reason) => {
  const shop = openTestShop();
  const rows = Array.from({ length: 40 }, (_, at) => `${at},Lamp ${at},9,${value}${at % 10}`);
  const { summary } = await shop.importText(`id,title,price,${name}\n${rows.join('\n')}\n`);
  const line = summary.columns.find((one) => one.includes(name)) ?? '';
  expect(/no facet: (.*)/.exec(line)?.[1]).toBe(reason);
});

describe('the facets of a furniture shop', () => {
  it('have ranges in one unit, lists, yes or no, and nothing that tells products apart', async () => {
    const shop = await importTrade('furniture');
    expect(shop.ids).toEqual([
      ...['brand', 'colours', 'material', 'assemblyRequired', 'seats'],
      ...['price', 'weight', 'width', 'heightCm'],
    ]);
    expect(shop.namesOf('width')[0]).toMatch(/^Up to \d+ cm$/);
    expect(shop.namesOf('width')[1]).toMatch(/^\d+ to \d+ cm$/);
    expect(shop.countOf('width')).toBe(products);
    expect(shop.titleOf('heightCm')).toBe('Height');
    expect(shop.namesOf('heightCm').at(-1)).toMatch(/^\d+ cm and above$/);
    expect(shop.countOf('weight')).toBe(products);
    expect(shop.namesOf('material')).toEqual(['Oak', 'Steel', 'Velvet']);
    expect(shop.namesOf('assemblyRequired')).toEqual(['Assembly required: Yes']);
    expect(shop.namesOf('seats')).toEqual(['2', '3', '10']);
  });

  it('are told to the user with the reason where a column is none', async () => {
    const shop = await importTrade('furniture');
    expect(shop.lineOf('Width')).toMatch(/range: Up to \d+ cm … \d+ cm and above$/);
    expect(shop.lineOf('Material')).toMatch(/options that commas part: /);
    expect(shop.lineOf('Assembly required')).toMatch(/yes or no/);
    expect(shop.lineOf('Colour')).toMatch(/no colour is known for Xyloblast$/);
    expect(shop.lineOf('Country')).toMatch(/no facet: the same for all products/);
    expect(shop.lineOf('Article number')).toMatch(/no facet: a code/);
    expect(shop.lineOf('Care')).toMatch(/no facet: long texts/);
  });

  it('send the colours of a disc where the page does not know the name', async () => {
    const { shop } = await importTrade('furniture');
    const request = { url: '/group_id/all', brand: 'marlow' };
    const { body } = await respondToListingRequest(
      { engine: await shop.openEngine(), brands },
      request,
    );
    const { facet_list: facets = [] } = (body as WireListingBody).response;
    const colours = facets.find(({ id }) => id === 'colours')?.values ?? [];
    expect(Object.fromEntries(colours.map(({ name, swatch }) => [name, swatch]))).toMatchObject({
      Black: undefined,
      Dunkelblau: '#173b76',
      Gunmetal: '#4a5157',
      Xyloblast: undefined,
    });
  });
});

describe('the facets of other trades', () => {
  it('have screens in inches, memory in its order, and yes for what some products have', async () => {
    const shop = await importTrade('electronics');
    expect(shop.ids).not.toContain('dishwasherSafe');
    expect(shop.ids).not.toContain('modelCode');
    expect(shop.namesOf('screenSize')[0]).toMatch(/^Up to \d+"$/);
    expect(shop.namesOf('ram')).toEqual(['512 MB', '1 GB', '2 GB', '16 GB']);
    expect(shop.titleOf('ram')).toBe('RAM');
    expect(shop.namesOf('bluetooth')).toEqual(['Bluetooth: Yes']);
    expect(shop.namesOf('smartTv')).toEqual(['Smart TV: Yes']);
    expect(shop.namesOf('resolution')).toEqual(['4K UHD', '8K', 'Full HD']);
  });

  it('have sizes in their order, tags, and one spelling of each colour', async () => {
    const shop = await importTrade('fashion');
    const sizes = shop.namesOf('size');
    expect(sizes.slice(0, 4)).toEqual(['35', '36', '36.5', '37']);
    expect(sizes.slice(-11, -6)).toEqual([
      ...['0-3 months', '3-6 months', '6–12 months', '12-18 months', '2-3 years'],
    ]);
    expect(sizes.slice(-6)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
    expect(shop.namesOf('tags')).toEqual([
      'cotton',
      'new in',
      'organic',
      'sale',
      'summer',
      'vegan',
    ]);
    expect(shop.namesOf('gender')).toHaveLength(3);
    expect(shop.namesOf('colours').filter((name) => /navy/i.test(name))).toEqual(['Navy Blue']);
    expect(shop.outlineOf('colours')).toMatchObject({
      discs: { 'Black & White': '#17181a #ffffff', 'Navy Blue': '#1c2b52' },
    });
  });

  it('join grams and kilos, and litres of every spelling', async () => {
    const shop = await importTrade('groceries');
    expect(shop.titleOf('fatG')).toBe('Fat');
    expect(shop.namesOf('weight')[0]).toMatch(/^Up to \d+ g$/);
    expect(shop.namesOf('volume')[0]).toMatch(/^Up to [\d.]+ (?:L|ml)$/);
    expect((shop.countOf('weight') ?? 0) + (shop.countOf('volume') ?? 0)).toBe(products);
    expect(shop.namesOf('allergens')).toEqual(['Gluten', 'Milk', 'Nuts', 'Soy']);
    expect(shop.ids).not.toContain('bestBefore');
    expect(shop.ids).not.toContain('batchNo');
  });

  it('have authors by their whole names, years without a unit, and no codes', async () => {
    const shop = await importTrade('books');
    expect(shop.namesOf('author')).toContain('Smith, Zadie');
    expect(shop.namesOf('format')).toHaveLength(3);
    expect(shop.namesOf('publicationYear').at(-1)).toMatch(/^\d{4} and above$/);
    expect(shop.ids.filter((id) => /isbn|series|blurb/i.test(id))).toEqual([]);
  });
});

describe('numbers with units', () => {
  it.each([
    ['2,5 kg', 2500],
    ['1,200 mm', 1200],
    ['1.5L', 1500],
    ['55" (139 cm)', 1397],
    ['55-inch', 1397],
    ['450 pages', 450],
  ])('are read from %s', (text, value) => {
    expect(readQuantity(text, '.')?.value).toBeCloseTo(value);
  });

  it('have the marks of the file', () => {
    expect(readQuantity('1.200 mm', ',')?.value).toBe(1200);
    expect(readQuantity('1,200 mm', ',')?.value).toBe(1.2);
  });

  it.each(['6-12 months', '120 x 60 cm', '2027-01-31', '5901234123457', '1.2.3', 'x'])(
    'are not in %s',
    (text) => {
      expect(readQuantity(text, '.')).toBeUndefined();
    },
  );
});

describe('colours of names', () => {
  it.each([
    ['off-white', '#f6f2e7'],
    ['NAVY  blue', '#1c2b52'],
    ['Matt black oak', '#17181a'],
    ['grey melange', '#84888e'],
    ['Hellgrau', '#bbbec1'],
    ['Schwarz/Weiß', '#17181a #ffffff'],
    ['#1C2B52', '#1c2b52'],
    ['Black', undefined],
    ['Thursday', undefined],
    ['__proto__', undefined],
    ['red '.repeat(100), undefined],
  ])('of %s are found', (name, disc) => {
    expect(discOf(name)).toBe(disc);
  });
});

describe('a hostile file', () => {
  it('may call a column as a property of every object', async () => {
    const shop = openTestShop();
    const rows = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? `${at},Lamp,5,${at} cm,x` : `${at},Lamp,5,,`,
    );
    await shop.importText(['id,title,price,constructor,toString', ...rows].join('\n'));
    const { facets } = await shop.readAll();
    expect(facets.map(({ id, name }) => [id, name])).toEqual([['constructor', 'Constructor']]);
    expect(facets[0]?.values.reduce((sum, { count }) => sum + count, 0)).toBe(20);
  });

  it('takes bounded memory for its columns, values and names', () => {
    const statistics = createDraftStatistics('.');
    const field = (name: string, value: string) => [name, { name, values: [value] }] as const;
    const add = (cells: readonly (readonly [string, string])[]): void => {
      const { draft, attributeNames } = readFlatProduct(
        new Map(
          [['id', 'x'], ['title', 'x'], ['price', '5'], ...cells].map(([name, value]) =>
            field(name, value),
          ),
        ),
      );
      statistics.add(draft, attributeNames);
    };
    const columns = Array.from({ length: 3000 }, (_, at) => [`c${at}`, `${at}`] as const);
    add(columns);
    for (let at = 0; at < 20_000; at += 1)
      add([
        ['c1', `${at} kg`],
        ['c2', `${at}${'x'.repeat(30_000 / (at + 1))}`],
        ['c3', `a${at}, b${at}`],
      ]);
    const [first, ...others] = statistics.columns();
    expect(others).toHaveLength(499);
    expect(statistics.furtherColumns()).toBe(2500);
    expect(first?.values).toMatchObject({ hasMore: true, counts: { size: 1000 } });
    for (const { values, parts, quantities } of statistics.columns())
      expect(
        [values.counts.size, parts.counts.size, quantities?.sorted().length ?? 0].every(
          (size) => size <= 5000,
        ),
      ).toBe(true);
    const { facets } = planFacets({ statistics, currency: 'GBP', decimal: '.' });
    expect(facets.map(({ id }) => id)).toEqual(['c1']);
  });
});
