import type { WireListingBody } from '../../src/catalogue/listing-response';
import { keepsTheListingContract } from './adapter-contract';
import { openTestAdapter } from './open-test-adapter';
import { openStorefrontDouble, privateToken, shopifyEnvironment } from './storefront-double';
import { createStore, storeProducts } from './storefront-products';
import { things } from './things';
import type { VendorRequest } from './vendor-double';
import { send, staysSafe } from './vendor-faults';

async function openService(store = createStore()) {
  const double = await openStorefrontDouble(store);
  const { service } = await openTestAdapter(shopifyEnvironment(double.url));
  const respond = async (url: string) => (await service.respond({ url, brand: 'marlow' })).body;
  return { double, service, respond };
}

/** Whether a request walks through a list, to count its products. */
const isWalk = ({ body }: VendorRequest) => body.includes('edges { cursor }');

const idsOf = (body: unknown) =>
  (
    body as { response: { product_list: readonly { product_id: string }[] } }
  ).response.product_list.map(({ product_id: id }) => id);

describe('the adapter to Shopify', () => {
  keepsTheListingContract(async () => (await openService()).service, {
    sorts: ['relevance', 'newin', 'price', 'pricedesc'],
    facets: ['brand', 'colours', 'price'],
    hasTree: false,
    hasHighest: false,
  });

  staysSafe({
    open: openStorefrontDouble,
    environment: shopifyEnvironment,
    keySetting: 'SHOPIFY_PRIVATE_TOKEN',
    key: privateToken,
  });

  it('lists products with a handle that is no text, and without a rating that is no rating', async () => {
    const { double, respond } = await openService();
    const rated = (value: string) => ({ rating: { value }, reviews: { value: '3' } });
    const nodes = [
      { id: 'gid://shopify/Product/1', title: 'A', handle: 'a\ud800', ...rated('{"value":"4.5"}') },
      {
        id: 'gid://shopify/Product/2',
        title: 'B',
        ...rated(`{"value":"4.5","x":"${'x'.repeat(500)}"}`),
      },
    ];
    double.misbehave(send(200, JSON.stringify({ data: { nodes } })));
    expect(await respond('/product_id/1,2')).toEqual({
      response: {
        product_list: [
          {
            product_id: '1',
            title: 'A',
            url: '/products/a%EF%BF%BD',
            productReviews: { reviewsCount: 3, averageStars: 4.5 },
          },
          { product_id: '2', title: 'B' },
        ],
      },
    });
  });

  it('lists a collection as a category and as a promotion, by its title', async () => {
    const { respond } = await openService();
    const home = things.filter(({ categories }) => categories[0] === 'Home');
    expect(await respond('/group_id/home')).toMatchObject({
      response: {
        meta: {
          num_results: home.length,
          selected_category: { group_id: 'home', display_name: 'For the home' },
        },
      },
    });
    expect(await respond('/collection_id/spring-sale')).toMatchObject({
      response: {
        meta: { num_results: 15, collection: { id: 'spring-sale', display_name: 'Spring sale' } },
      },
    });
  });

  it('has the text of a collection, which stands below the grid', async () => {
    const { respond } = await openService();
    const textOf = async (url: string) =>
      ((await respond(url)) as WireListingBody).response.meta?.category_text;
    expect(await textOf('/group_id/home')).toBe('All of For the home.');
    expect(await textOf('/collection_id/spring-sale')).toBe('All of Spring sale.');
    expect(await textOf('/lamp')).toBeUndefined();
  });

  it('has the words for search engines that were written for a collection', async () => {
    const { respond } = await openService();
    const seoOf = async (url: string) =>
      ((await respond(url)) as WireListingBody).response.meta?.seo;
    expect(await seoOf('/group_id/home')).toEqual({ title: 'For your home | The shop' });
    expect(await seoOf('/collection_id/spring-sale')).toBeUndefined();
    expect(await seoOf('/lamp')).toBeUndefined();
  });

  it('shows the discs and pictures that the merchant has chosen', async () => {
    const { respond } = await openService();
    const { facet_list: facets = [] } = ((await respond('/group_id/all')) as WireListingBody)
      .response;
    expect(facets.map(({ id, form }) => [id, form])).toEqual([
      ['brand', undefined],
      ['colours', 'swatches'],
      ['price', undefined],
    ]);
    const looks = new Map(
      facets[1]?.values.map(({ id, swatch, imageSrc }) => [id, { swatch, imageSrc }]),
    );
    expect(looks.get('Grey')).toEqual({ swatch: '#84888E' });
    expect(looks.get('Red')).toEqual({ imageSrc: 'https://cdn.shopify.com/red.png' });
  });

  it('keeps its own order where Shopify does not have the requested one', async () => {
    const { respond } = await openService();
    const byRating = await respond('/group_id/all?sort_by=rating&sort_order=descending');
    expect(idsOf(byRating)).toEqual(idsOf(await respond('/group_id/all')));
  });

  it('finds nothing in a category of a search or a promotion, which Shopify cannot narrow so', async () => {
    const { respond } = await openService();
    for (const path of ['/lamp', '/collection_id/spring-sale'])
      expect(await respond(`${path}?filters[group_id]=home`)).toMatchObject({
        response: { product_list: [], meta: { num_results: 0 } },
      });
  });

  it('has what the page shows of a product with several prices', async () => {
    const [first] = storeProducts;
    const [variant] = first?.variants ?? [];
    if (!first || !variant) throw new Error('no product');
    const variants = [
      { ...variant, price: 20, previous: 25, available: false },
      { ...variant, price: 30, available: false },
    ];
    const product = { ...first, rating: undefined, variants };
    const { respond } = await openService(createStore([product]));
    expect(await respond('/group_id/all')).toMatchObject({
      response: {
        product_list: [
          {
            product_id: String(first.id),
            title: first.title,
            url: `/products/${first.handle}`,
            brand: first.vendor,
            image: {
              url: `https://cdn.shopify.com/s/files/${first.handle}.jpg?v=1&width=720`,
              alt_text: first.title,
            },
            price: { current: 20, previous: 25, currentFrom: true, currencyCode: 'GBP' },
            availability: 'SoldOut',
          },
        ],
      },
    });
  });

  it.each([
    ['sizes of the option "Size"', 'Size', [{ displayName: 'L' }, { displayName: 'M' }]],
    ['no sizes of another option', 'Scent', undefined],
  ])('has %s', async (_case, name, sizes) => {
    const [first] = storeProducts;
    if (!first) throw new Error('no product');
    const variants = ['L', 'M'].map((value) => ({
      price: 20,
      available: true,
      options: { Color: 'Grey', [name]: value },
    }));
    const { respond } = await openService(createStore([{ ...first, variants }]));
    expect(await respond('/group_id/all')).toHaveProperty(
      'response.product_list.0',
      expect.objectContaining({ title: first.title, ...(sizes && { sizes }) }),
    );
  });

  it.each([
    ['grams', [250, 'G'], [1, 'KG'], { value: 250, unit: 'g' }, { value: 1, unit: 'kg' }],
    ['pieces', [12, 'ITEM'], [1, 'ITEM'], { value: 12, unit: 'ct' }, { value: 1, unit: 'ct' }],
    ['areas', [2.5, 'M2'], [1, 'FT2'], { value: 2.5, unit: 'sqm' }, { value: 1, unit: 'sqft' }],
    ['millimetres', [500, 'MM'], [1, 'M'], { value: 50, unit: 'cm' }, { value: 1, unit: 'm' }],
    ['cubic metres', [1, 'M3'], [1, 'L'], { value: 1, unit: 'cbm' }, { value: 1, unit: 'l' }],
  ] as const)(
    'has the unit price of the cheapest variant, in %s',
    async (_case, quantity, unitOf, measure, reference) => {
      const [first] = storeProducts;
      if (!first) throw new Error('no product');
      const usual = { available: true, options: {} };
      const variants = [
        { ...usual, price: 30, unitPrice: 90, measures: [quantity, unitOf] as const },
        { ...usual, price: 20, unitPrice: 80, measures: [quantity, unitOf] as const },
      ];
      const { respond } = await openService(createStore([{ ...first, variants }]));
      const price = { current: 20, unit: { amount: 80, measure, reference } };
      expect(await respond('/group_id/all')).toMatchObject({
        response: { product_list: [{ price }] },
      });
    },
  );

  it.each([
    ['an unknown unit', 80, [1, 'UNKNOWN'], [1, 'KG']],
    ['nothing of it', 80, [0, 'G'], [1, 'KG']],
    ['no unit price', undefined, [1, 'G'], [1, 'KG']],
  ] as const)('has no unit price of %s', async (_case, unitPrice, quantity, unitOf) => {
    const [first] = storeProducts;
    if (!first) throw new Error('no product');
    const measures = [quantity, unitOf] as const;
    const cheapest = { available: true, options: {}, price: 20, measures };
    const variants = [{ ...cheapest, ...(unitPrice !== undefined && { unitPrice }) }];
    const { respond } = await openService(createStore([{ ...first, variants }]));
    const body = (await respond('/group_id/all')) as WireListingBody;
    expect(body.response.product_list?.[0]?.price).toEqual({ current: 20, currencyCode: 'GBP' });
  });

  it('shares what pages that are requested at the same time need', async () => {
    const { double, service, respond } = await openService();
    await service.opened;
    const before = double.requests.length;
    await Promise.all(
      [2, 3, 4].map((page) =>
        respond(`/group_id/all?page=${String(page)}&num_results_per_page=12&sort_by=price`),
      ),
    );
    const bodies = double.requests.slice(before).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('lists many collections at once, each with its counts', async () => {
    const listings = ['all', 'home', 'garden'].flatMap((id) =>
      ['Grey', 'Navy', 'Sea%20green', 'Red'].map(
        (colour) => `/group_id/${id}?filters[colours]=${colour}&num_results_per_page=2`,
      ),
    );
    const { respond: respondAlone } = await openService();
    const inTurn: unknown[] = [];
    for (const url of listings) inTurn.push(await respondAlone(url));
    const { respond } = await openService();
    expect(await Promise.all(listings.map(respond))).toEqual(inTurn);
  });

  it('requests the filters of a collection once for all who need them at the same time', async () => {
    const { double, respond } = await openService();
    await Promise.all(
      ['Grey', 'Red'].map((colour) => respond(`/group_id/home?filters[colours]=${colour}`)),
    );
    const queries = double.requests.map(({ body }) => body);
    expect(
      queries.filter((body) => body.includes('Offered') && !body.includes('Card')).length,
    ).toBe(1);
  });

  it('shows a listing whose products Shopify does not count, and their counts once it does', async () => {
    const double = await openStorefrontDouble();
    const { service, logged } = await openTestAdapter(shopifyEnvironment(double.url));
    await service.opened;
    const respond = (size: number) =>
      service.respond({
        url: `/group_id/home?num_results_per_page=${String(size)}`,
        brand: 'marlow',
      });
    const home = things.filter(({ categories }) => categories[0] === 'Home');
    double.misbehave(send(429, '{}'), isWalk);
    const facets = ({ body }: Awaited<ReturnType<typeof respond>>) =>
      (body as WireListingBody).response.facet_list?.map(({ id }) => id);
    const uncounted = await respond(5);
    // All are in stock, which tells how many there are at least.
    expect(uncounted).toMatchObject({
      status: 200,
      body: { response: { meta: { num_results: home.length } } },
    });
    expect(idsOf(uncounted.body)).toHaveLength(5);
    expect(facets(uncounted)).toEqual(['brand', 'colours']);
    expect(logged()).toContain('a listing is shown without exact counts');
    double.misbehave(undefined);
    expect(facets(await respond(6))).toEqual(['brand', 'colours', 'price']);
  });

  it('walks to a deep page once, and counts all products on the way', async () => {
    const products = Array.from({ length: 10 }, (_, round) =>
      storeProducts.map((product) => ({ ...product, id: product.id + round * 1_000 })),
    ).flat();
    const { double, service, respond } = await openService(createStore(products));
    await service.opened;
    const countRequests = async (url: string) => {
      const before = double.requests.length;
      const body = await respond(url);
      return { requests: double.requests.length - before, body };
    };
    const list = (page: number, size = 96) =>
      `/group_id/all?num_results_per_page=${String(size)}&page=${String(page)}&sort_by=price&sort_order=ascending`;
    const deep = await countRequests(list(6));
    expect(deep.body).toMatchObject({ response: { meta: { num_results: 600 } } });
    const seen = new Set<string>();
    for (const page of [1, 2, 3, 4, 5, 6, 7])
      for (const id of idsOf(await respond(list(page)))) seen.add(id);
    expect(seen.size).toBe(600);
    const next = await countRequests(list(6, 95));
    // Two walks of 250 to product 480, then the page; the bands and the total are known.
    expect([deep.requests, next.requests]).toEqual([3, 1]);
  });
});
