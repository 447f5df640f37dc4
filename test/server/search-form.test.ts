import '../support/as-in-production';
import type { FastifyInstance } from 'fastify';
import { listingTimeoutMs } from '../../src/listing/request/fetch-listing';
import type { CatalogueOutline } from '../../shop/catalogue/catalogue-product';
import type { ListingPage } from '../../shop/catalogue/listing-engine';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import {
  faults,
  respondsWithJson,
  startFaultyListingService,
} from '../support/faulty-listing-service';
import { aProduct } from '../shop/catalogue/a-catalogue';
import { openTestCatalogue } from '../shop/catalogue/open-test-catalogue';
import { aServer, anEngine } from './a-server';

const facet = (id: string, ...names: readonly string[]): ListingPage['facets'][number] => ({
  id,
  name: id,
  type: id === 'price' ? 'range' : 'multiple',
  isCommon: true,
  values: names.map((name) => ({ id: name, name, count: 1, selected: false })),
});

const price = facet('price', '"10"-"20"');
const rating = facet('customerRating', '4 stars & up', '3 stars & up');

type ShopOptions = Pick<ListingPage, 'facets'> & Pick<CatalogueOutline, 'currencyCode'>;

/** A shop whose listings all have these facets, and the terms that it was searched for. */
async function aShop({ facets, ...outline }: ShopOptions = { facets: [price, rating] }) {
  const terms: string[] = [];
  const server = await aServer({
    engine: anEngine({
      outline: () => ({ categories: [], collections: [], facets: [], ...outline }),
      query: async (query) => {
        if (query.base.kind === 'search') terms.push(query.base.term);
        return { ...(await anEngine().query(query)), facets };
      },
    }),
  });
  return { server, terms };
}

const clothesOutline: CatalogueOutline = {
  categories: [],
  collections: [],
  facets: [
    { id: 'brand', name: 'Brand', type: 'multiple' },
    { id: 'colours', name: 'Colour', type: 'multiple' },
    { id: 'size', name: 'Size', type: 'multiple' },
    { id: 'shoeSize', name: 'Shoe size', type: 'multiple' },
    { id: 'material', name: 'Material', type: 'multiple' },
    { id: 'shape', name: 'Shape', type: 'multiple' },
    { id: 'price', name: 'Price', type: 'range', bands: [{ to: 500, name: 'Up to 500' }] },
  ],
};

const clothes = [
  aProduct({
    id: 'sofa',
    title: 'Alder Corner Sofa',
    brand: { id: 'home', name: 'O’Neill Home' },
    attributes: { colours: ['Grey', 'Navy'], material: ['Velvet'], shape: ['Corner'] },
  }),
  aProduct({ id: 'red', title: 'Birch Sofa', attributes: { colours: ['Red'] } }),
  aProduct({ id: 'stand', title: 'Oak Sofa Stand', attributes: { colours: ['Oak'] } }),
  aProduct({ id: 'other', title: 'Sofa Stand, Oak Look', attributes: { colours: ['Brown'] } }),
  aProduct({ id: 'third', title: 'Sofa Stand, Oak Style', attributes: { colours: ['Brown'] } }),
  aProduct({ id: 'shoe', title: 'Trainers', attributes: { shoeSize: ['UK 6', 'UK 7'] } }),
  aProduct({ id: 'ball', title: 'Size 7 Ball', attributes: { size: ['7'] } }),
  aProduct({ id: 'kids', title: 'Trainers for Children', attributes: { size: ['6-7 years'] } }),
  aProduct({ id: 'small', title: 'Trainers 7 Stripes', attributes: { shoeSize: ['UK 3'] } }),
  aProduct({ id: 'bed', title: 'Elm Bed', attributes: { size: ['Double', 'King'] } }),
  aProduct({ id: 'wine', title: 'Wine Glass', attributes: { material: ['Glass'] } }),
];

const send = (server: FastifyInstance, q: string) =>
  server.inject({ url: '/search', query: { q } });

async function expectRedirect(server: FastifyInstance, q: string, location: string) {
  const { statusCode, headers } = await send(server, q);
  expect([statusCode, headers.location]).toEqual([303, location]);
}

describe('the search form', () => {
  it('redirects to the listing that its words mean', async () => {
    const { server } = await aShop();
    for (const [q, location] of [
      ['sofa under 500', '/search/price---up-to-500/sofa'],
      ['jeans under £30', '/search/price---up-to-30/jeans'],
      ['lamp over 19.99', '/search/price---19-99-and-above/lamp'],
      ['corner sofa £200 to £1,000', '/search/price---200-to-1000/corner-sofa'],
      ['4 stars toaster', '/search/customer-rating--4-stars-%26-up/toaster'],
      [
        'toaster under 30 3 stars and up',
        '/search/customer-rating--3-stars-%26-up/price---up-to-30/toaster',
      ],
      ['sofa', '/search/sofa'],
      ['under 500', '/search/under-500'],
      ['"sofa under 500"', '/search/%22sofa-under-500%22'],
    ] as const)
      await expectRedirect(server, q, location);
  });

  it.each([
    ['the price', 'sofa under 500', [rating]],
    ['a value of the price', 'sofa under 500', [facet('price'), rating]],
    ['the rating', 'toaster under 30 4 stars', [price]],
    ['an option of so many stars', 'toaster under 30 5 stars', [price, rating]],
  ])('searches for all words where the listing lacks %s', async (_what, q, facets) => {
    const { server } = await aShop({ facets });
    await expectRedirect(server, q, `/search/${q.replaceAll(' ', '-')}`);
  });

  it('looks at the facets only for words that may name some', async () => {
    const { server, terms } = await aShop();
    await send(server, 'sofa');
    await send(server, '"corner sofa"');
    expect(terms).toEqual([]);
    await send(server, 'corner sofa under 500');
    expect(new Set(terms)).toEqual(new Set(['corner sofa']));
  });

  it('names prices in the currency of its catalogue', async () => {
    const { server } = await aShop({ facets: [price], currencyCode: 'EUR' });
    await expectRedirect(server, 'sofa under €500', '/search/price---up-to-500/sofa');
    await expectRedirect(server, 'sofa under £500', '/search/sofa-under-%C2%A3500');
  });

  it('follows what another listing API responds, and searches for all words when it fails', async () => {
    const api = await startFaultyListingService();
    const server = await aServer({ env: { API_URL: api.address } });
    const facets = [
      aWireFacet('price', aWireValue('"10"-"20"')),
      aWireFacet('customerRating', aWireValue('r4', { name: '4 and more' })),
    ];
    api.respondWith(respondsWithJson(aListingBody({ facets })));
    await expectRedirect(server, 'sofa under 500', '/search/price---up-to-500/sofa');
    await expectRedirect(server, '4 stars sofa', '/search/customer-rating--r4/sofa');
    const search = api.requests.find(({ url }) => url?.startsWith('/sofa?'));
    expect(search?.headers['x-brand']).toBe('marlow');
    for (const fault of ['a 500', 'a 404'] as const) {
      api.respondWith(faults[fault]);
      await expectRedirect(server, 'sofa under 500', '/search/sofa-under-500');
    }
    api.respondWith(() => undefined);
    const startedMs = performance.now();
    await expectRedirect(server, 'sofa under 500', '/search/sofa-under-500');
    expect(performance.now() - startedMs).toBeLessThan(listingTimeoutMs);
  });

  describe('over a catalogue', () => {
    let server: FastifyInstance;
    beforeEach(async () => {
      const engine = await openTestCatalogue({ outline: clothesOutline, products: clothes });
      server = await aServer({ engine });
    });

    it.each([
      ['a colour', 'grey sofa', '/search/colours--grey/sofa'],
      ['a colour at the end', 'Sofa Grey', '/search/colours--grey/Sofa'],
      ['a colour with a preposition', 'sofa in grey', '/search/colours--grey/sofa'],
      ['two colours', 'grey and navy sofa', '/search/colours--grey+navy/sofa'],
      ['a word twice', 'grey sofa grey', '/search/colours--grey/sofa'],
      [
        'a colour and a price',
        'grey sofa under 800',
        '/search/colours--grey/price---up-to-800/sofa',
      ],
      ['a material', 'velvet sofa', '/search/material--velvet/sofa'],
      ['a brand of two words', "sofa by o'neill home", '/search/brand--home/sofa'],
      ['a size', 'trainers size 7', '/search/shoe-size--u-k-7/trainers'],
      ['a size with its unit', 'uk 7 trainers', '/search/shoe-size--u-k-7/trainers'],
      ['a size that is a word', 'king size bed', '/search/size--king/bed'],
      ['a misspelt thing', 'grey soffa', '/search/colours--grey/soffa'],
    ])('selects the value that words name: %s', async (_what, q, location) => {
      await expectRedirect(server, q, location);
    });

    it.each([
      ['the thing', 'wine glass'],
      ['what is not wanted', 'sofa without grey'],
      ['all words', 'grey navy'],
      ['a number that may be anything', 'trainers 7'],
      ['a value that most of the products found lack', 'sofa stand oak'],
      ['a value of what things are for', 'corner sofa'],
      ['words in quotation marks', '"grey sofa"'],
      ['more than twelve words', `grey sofa ${'a '.repeat(11).trim()}`],
    ])('searches for words that would take away %s: %s', async (_what, q) => {
      const term = q.replaceAll(' ', '-').replaceAll('"', '%22');
      await expectRedirect(server, q, `/search/${term}`);
    });
  });

  it('is the only reader of such words: an address means its own words', async () => {
    const { server, terms } = await aShop();
    const { statusCode, body } = await server.inject('/search/sofa-under-500');
    expect(statusCode).toBe(200);
    expect(body).toContain('value="sofa under 500"');
    expect(new Set(terms)).toEqual(new Set(['sofa under 500']));
  });
});
