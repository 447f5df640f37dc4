import { createListingApi } from '../../../shop/catalogue/listing-api';
import { UnavailableError, type ListingEngine } from '../../../shop/catalogue/listing-engine';
import { withSuggestions } from '../../../shop/catalogue/suggestions/suggestions-api';
import { readSynonyms } from '../../../shop/catalogue/synonyms';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { aSampleFolder } from '../../support/sample-folder';
import { aProduct } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';
import { brands } from '../../support/english';

type Suggested = {
  readonly term_list: readonly string[];
  readonly category_list: readonly {
    readonly display_name: string;
    readonly parent_name?: string;
  }[];
  readonly product_list: readonly {
    readonly title: string;
    readonly price: { readonly current: number; readonly currencyCode: string };
  }[];
};

const apiOver = (engine: ListingEngine) =>
  withSuggestions({ engine, brands }, createListingApi({ engine, brands }));

async function suggest(engine: ListingEngine, path: string, brand = 'marlow'): Promise<Suggested> {
  const { status, body } = await apiOver(engine)({ url: `/suggestions/${path}`, brand });
  expect(status).toBe(200);
  return (body as { readonly response: Suggested }).response;
}

const nothing = { term_list: [], category_list: [], product_list: [] };

const titles: readonly (readonly [title: string, brand: string, category: string])[] = [
  ['Alder Oak Coffee Table', 'Oakwell', 'tables'],
  ['Birch Oak Coffee Table with Shelf', 'Oakwell', 'tables'],
  ['Cedar Oak Side Table, 50 cm', 'Tabor & Son', 'tables'],
  ['<b>Dale</b> Table Lamp for Desks', 'Tabor & Son', 'lamps'],
  ['Elm Table Lamp &amp; Shade', 'Oakwell', 'lamps'],
  ['Fir Floor Lamp', 'Oakwell', 'lamps'],
  ['Café Chair', 'Oakwell', 'chairs'],
  ['Garth Café Chair', 'Oakwell', 'chairs'],
];

const bareOutline = { categories: [], collections: [], facets: [], synonyms: [] };

const openShop = () =>
  openTestCatalogue({
    outline: {
      categories: [
        { id: 'furniture', name: 'Furniture' },
        { id: 'tables', name: 'Coffee & Side Tables', parentId: 'furniture' },
        { id: 'chairs', name: 'Chairs', parentId: 'furniture' },
        { id: 'lamps', name: 'Lamps' },
      ],
      collections: [],
      facets: [{ id: 'brand', name: 'Brand', type: 'multiple' }],
      synonyms: readSynonyms('lamp, luminaire'),
    },
    products: titles.map(([title, brand, category], at) =>
      aProduct({
        id: String(at),
        title,
        brand: { id: brand.toLowerCase(), name: brand },
        categoryIds: [category],
        popularity: titles.length - at,
      }),
    ),
  });

describe('suggestions', () => {
  let engine: ListingEngine;
  beforeEach(async () => {
    engine = await openShop();
  });

  it('end the typed term in the words of titles, the most frequent first', async () => {
    expect((await suggest(engine, 'tab')).term_list).toEqual([
      'table',
      'coffee table',
      'table lamp',
      'oak coffee table',
      'Tabor & Son',
    ]);
    expect((await suggest(engine, 'lamps')).term_list).toContain('table lamp');
  });

  it('repeat the typed words that the end of a title lacks', async () => {
    const { term_list } = await suggest(engine, 'oak%20cof');
    expect(term_list).toEqual(['oak coffee table']);
  });

  it('do not repeat the term itself, but name the one that is searched for instead', async () => {
    expect((await suggest(engine, 'table%20lamp')).term_list).not.toContain('table lamp');
    expect((await suggest(engine, 'tabel%20lamp')).term_list).toContain('table lamp');
  });

  it('begin neither with a filler nor within a measure', async () => {
    const measured = await openTestCatalogue({
      outline: bareOutline,
      products: [
        'Ash Pack of 3 T-Shirts',
        'Elm Pack of 3 T-Shirts',
        'Ash Wide Pine Chest of Drawers',
        'Elm Wide Pine Chest of Drawers',
        'Ash 6 Drawer Chest',
        'Elm 6 Drawer Chest',
      ].map((title, at) => aProduct({ id: String(at), title })),
    });
    expect((await suggest(measured, 't-s')).term_list).toEqual(['t-shirts']);
    const { term_list } = await suggest(measured, 'chest%20of%20d');
    expect(term_list.toSorted()).toEqual(['6 drawer chest', 'chest drawers', 'chest of drawers']);
  });

  it('begin neither within a value of a filter nor with half of a phrase', async () => {
    const sofas = await openTestCatalogue({
      outline: bareOutline,
      products: [
        'Alder Wool Blend Sofa',
        'Alder Scatter Back Sofa',
        'Birch Scatter Back Sofa',
        'Cedar Scatter Back Sofa',
        'Birch Loose Fit Sofa Cover',
      ].map((title, at) =>
        aProduct({
          id: String(at),
          title,
          attributes: { material: ['Wool blend', 'Linen blend'], fit: ['Slim', 'Loose'] },
        }),
      ),
    });
    const { term_list } = await suggest(sofas, 'sofa?limit=9');
    expect(term_list).toContain('scatter back sofa');
    for (const part of ['back sofa', 'blend sofa', 'fit sofa cover'])
      expect(term_list).not.toContain(part);
  });

  it('keep a price, within which their products are', async () => {
    const priced = await openTestCatalogue({
      outline: {
        ...bareOutline,
        facets: [{ id: 'price', name: 'Price', type: 'range', bands: [] }],
      },
      products: [5, 15, 25, 35].map((current, at) =>
        aProduct({ id: String(at), title: `Name${at} Table Lamp`, price: { current } }),
      ),
    });
    const { term_list, product_list } = await suggest(priced, 'lamp%20under%2020');
    expect(term_list).toEqual(['table lamp under 20']);
    expect(product_list.map(({ price }) => price.current)).toEqual([5, 15]);
    expect((await suggest(priced, 'lamp%20under%201')).product_list).toEqual([]);
    const euros = await suggest(priced, 'lamp%20under%20%E2%82%AC20', 'marlow-ie');
    expect(euros.term_list).toEqual(['table lamp under €20']);
  });

  it('are of the words without a price where the catalogue has no filter of prices', async () => {
    const { product_list } = await suggest(engine, 'lamp%20under%201');
    expect(product_list).toEqual((await suggest(engine, 'lamp')).product_list);
  });

  it('keep the accents of titles', async () => {
    expect((await suggest(engine, 'cafe')).term_list).toEqual(['café chair']);
  });

  it('have brands by the beginning of a word of their names', async () => {
    expect((await suggest(engine, 'son')).term_list).toEqual(['Tabor & Son']);
  });

  it('have categories by name, then those of the products, with the category above', async () => {
    expect((await suggest(engine, 'tab')).category_list).toEqual([
      { group_id: 'tables', display_name: 'Coffee & Side Tables', parent_name: 'Furniture' },
      { group_id: 'lamps', display_name: 'Lamps' },
    ]);
  });

  it('tell equal categories apart by what is around them', async () => {
    const apparel = await openTestCatalogue({
      outline: {
        categories: [
          ...['men', 'women'].flatMap((id) => [
            { id, name: id },
            { id: `${id}-coats`, name: 'Coats', parentId: id },
            { id: `${id}-blazers`, name: 'Blazers', parentId: `${id}-coats` },
          ]),
          { id: 'sale', name: 'Blazers Sale' },
        ],
        collections: [],
        facets: [],
        synonyms: [],
      },
      products: [aProduct({ id: '1', title: 'Wool Blazer', categoryIds: ['men-blazers'] })],
    });
    expect((await suggest(apparel, 'blaz')).category_list).toEqual([
      { group_id: 'men-blazers', display_name: 'Blazers', parent_name: 'Coats, men' },
      { group_id: 'women-blazers', display_name: 'Blazers', parent_name: 'Coats, women' },
      { group_id: 'sale', display_name: 'Blazers Sale' },
    ]);
  });

  it('are of the words before a single letter, and continue it', async () => {
    const { term_list, category_list, product_list } = await suggest(engine, 'oak%20t');
    expect(term_list).toEqual(['oak coffee table', 'oak table', 'oak side table']);
    expect(category_list).toEqual([
      { group_id: 'tables', display_name: 'Coffee & Side Tables', parent_name: 'Furniture' },
    ]);
    for (const { title } of product_list) expect(title).toContain('Oak');
  });

  it.each(['oka%20t', 'zzqq%20oak%20t'])(
    'are of the words that are searched for instead, before a single letter: %s',
    async (typed) => {
      const { term_list } = await suggest(engine, typed);
      expect(term_list).toEqual(['oak coffee table', 'oak table', 'oak side table']);
    },
  );

  it('are of the words before the first letters of one that is not found with them', async () => {
    const { product_list } = await suggest(engine, 'oak%20zzq');
    expect(product_list.map(({ title }) => title)).toContain('Alder Oak Coffee Table');
    expect(await suggest(engine, 'oak%20zzqq')).toEqual(nothing);
  });

  it('continue the beginning of a synonym', async () => {
    const { product_list } = await suggest(engine, 'table%20lum');
    expect(product_list).toHaveLength(2);
    for (const { title } of product_list) expect(title).toContain('Table Lamp');
  });

  it('have the categories of products that a synonym finds', async () => {
    expect((await suggest(engine, 'luminaire')).category_list).toEqual([
      { group_id: 'lamps', display_name: 'Lamps' },
    ]);
  });

  it('have products in the form of a listing, in the currency of the brand', async () => {
    const { product_list } = await suggest(engine, 'floor', 'marlow-ie');
    expect(product_list).toEqual([
      expect.objectContaining({
        product_id: '5',
        title: 'Fir Floor Lamp',
        price: { current: 10, currencyCode: 'EUR' },
      }),
    ]);
  });

  it.each([
    ['?limit=1', 1],
    ['?limit=4', 4],
    ['?limit=0', 5],
    ['?limit=99', 6],
    ['?limit=x', 5],
    ['', 5],
  ])('have as many of each kind as "%s" says, at most', async (query, products) => {
    const found = await suggest(engine, `oakwell${query}`);
    expect(found.product_list).toHaveLength(products);
    expect(found.term_list.length).toBeLessThanOrEqual(products);
  });

  it('share one query between equal requests, until another catalogue replaces this one', async () => {
    let queries = 0;
    let outline = engine.outline();
    const counting: ListingEngine = {
      ...engine,
      query: (query) => ((queries += 1), engine.query(query)),
      outline: () => outline,
    };
    const api = apiOver(counting);
    const send = () => api({ url: '/suggestions/tab?limit=3', brand: 'marlow' });
    expect(await send()).toBe(await send());
    expect(queries).toBe(1);
    outline = { ...outline };
    await send();
    expect(queries).toBe(2);
  });

  it('reject while the engine cannot serve, and are requested again', async () => {
    let isAway = true;
    const away: ListingEngine = {
      ...engine,
      query: (query) =>
        isAway ? Promise.reject(new UnavailableError('away')) : engine.query(query),
    };
    const api = apiOver(away);
    const send = () => api({ url: '/suggestions/tab', brand: 'marlow' });
    await expect(send()).rejects.toThrow(UnavailableError);
    isAway = false;
    expect(await send()).toMatchObject({ status: 200 });
  });

  it('leave other requests to the listing API', async () => {
    const api = apiOver(engine);
    expect(await api({ url: '/suggestions/a/b', brand: 'marlow' })).toMatchObject({ status: 404 });
    expect(await api({ url: '/suggestions', brand: 'marlow' })).toMatchObject({ status: 200 });
  });
});

describe('suggestions for a hostile term', () => {
  const terms: readonly (readonly [what: string, path: string])[] = [
    ['of 10 kB', 'a'.repeat(10_000)],
    ['of 10 kB of words', encodeURIComponent('oak table '.repeat(1_000))],
    ['of 8 kB of short words', 'a%20'.repeat(1_900)],
    ['of emoji', encodeURIComponent('🛋️'.repeat(60))],
    ['written from right to left', encodeURIComponent('שולחן עץ \u202e طاولة')],
    ['of stop words', encodeURIComponent('the of and for with a an in on or to')],
    ['of many misspelt words', encodeURIComponent('sofaz tabel lampp oakk chiar wardrbe')],
    ['of marks', encodeURIComponent(`${'e'.repeat(90)}${'\u0301'.repeat(900)}`)],
    ['of tags', encodeURIComponent('<'.repeat(2_000))],
    ['that cannot be decoded', '%E0%A4%A'],
    ['that is empty', '%00%20'],
    ['of a facet of objects', '__proto__'],
  ];

  it('take less than 50 ms of the processor over the sample', async () => {
    const { engine } = await openCatalogue({ dataDir: await aSampleFolder() });
    closeAfterTest(engine.close);
    await suggest(engine, 'sofa');
    for (const [what, path] of terms) {
      const tries: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const before = process.cpuUsage();
        await suggest(engine, path);
        const { user, system } = process.cpuUsage(before);
        tries.push((user + system) / 1_000);
      }
      expect([what, Math.min(...tries) < 50]).toEqual([what, true]);
    }
    expect(await suggest(engine, 'a'.repeat(10_000))).toEqual(nothing);
    expect(await suggest(engine, '%E0%A4%A')).toEqual(nothing);
  });
});
