/** Changes of a listing API that break the contract. */
import { listing, type Change } from './an-api';

type BrokenApi = readonly [what: string, change: Change, broken: Readonly<Record<string, unknown>>];

const status = (code: number, text: string): Change => ({
  response: (sent) => ({ ...sent, status: code, text }),
});

/** What is broken, how, and the check that finds it. */
export const brokenApis: readonly BrokenApi[] = [
  [
    'a status 500',
    status(500, '{}'),
    {
      name: 'responds with a listing',
      got: 'status 500',
      contract: 'docs/listing-api.md#the-response',
    },
  ],
  [
    'HTML',
    status(200, '<!doctype html>'),
    {
      expected: 'a body of JSON',
      got: '"<!doctype html>"',
      contract: 'docs/listing-api.md#failures',
    },
  ],
  [
    'JSON of another shape',
    status(200, '{"products":[]}'),
    { got: '{"products":[]}', contract: 'docs/listing-api.md#failures' },
  ],
  [
    'a huge body',
    status(200, `{"response":{"x":"${'x'.repeat(5_000_000)}"}}`),
    { expected: 'a body of 4 MB at most', got: 'a larger one' },
  ],
  [
    'no response',
    { response: () => undefined },
    { expected: 'the last byte within 3 s', contract: 'docs/listing-api.md#failures' },
  ],
  [
    'a redirect',
    { response: (sent) => ({ ...sent, status: 302, headers: { location: '/elsewhere' } }) },
    { expected: 'a response, without a redirect', got: 'Error: unexpected redirect' },
  ],
  [
    'another content type',
    { response: (sent) => ({ ...sent, headers: { 'content-type': 'text/plain' } }) },
    {
      name: 'the content type is JSON',
      got: '"text/plain"',
      contract: 'docs/listing-api.md#the-call',
    },
  ],
  [
    'prices as text',
    listing(({ product_list }) => {
      for (const { price } of product_list) price.current = String(price.current);
    }),
    {
      name: 'response.product_list[].price.current',
      expected: 'the field must be number',
      contract: 'docs/listing-api.md#price',
    },
  ],
  [
    'a value that is not in the list of the contract',
    listing(({ product_list }) => {
      for (const product of product_list) product.availability = 'in_stock';
    }),
    {
      name: 'response.product_list[].availability',
      expected: 'one of "InStock", "SoldOut"',
      contract: 'docs/listing-api.md#product',
    },
  ],
  [
    'pictures without a scheme',
    listing(({ product_list }) => {
      for (const product of product_list) product.image = { url: '//img.example/1.jpg' };
    }),
    {
      name: 'response.product_list[].image.url',
      expected: expect.stringMatching(/: An http or https address, or a path/),
      contract: 'docs/listing-api.md#image',
    },
  ],
  [
    'pictures below the address of each page',
    listing(({ product_list }) => {
      for (const product of product_list) product.image = { url: 'img/1.jpg' };
    }),
    {
      name: 'addresses are whole, or begin with "/"',
      got: '"img/1.jpg", which browsers look for below the address of each page',
      contract: 'docs/listing-api.md#the-body',
    },
  ],
  [
    'no num_results',
    listing(({ meta }) => delete meta.num_results),
    {
      name: 'num_results is the number of products on all pages',
      got: 'nothing: the page shows these 30 products and no second page',
      contract: 'docs/listing-api.md#meta',
    },
  ],
  [
    'categories in a group that the page does not show',
    listing(({ groups_list }) => {
      for (const group of groups_list) group.type = 'multiple';
    }),
    {
      name: 'groups_list has a group of type "category"',
      got: '"multiple"',
      contract: 'docs/listing-api.md#categorygroup',
    },
  ],
  [
    'counts of what is selected already',
    listing(({ facet_list }) => {
      for (const { values } of facet_list)
        if (values.some(({ selected }) => selected))
          for (const value of values) if (!value.selected) value.count = 1;
    }),
    {
      name: 'it leaves the counts of its own facet as they were',
      got: 'count 1',
      contract: 'docs/listing-api.md#counts',
    },
  ],
  [
    'options that narrow each other',
    listing(({ meta }, url) => {
      if (url.split('filters[').length === 3) meta.num_results = 1;
    }),
    { name: 'options of one facet are alternatives: a second finds no less', got: '1' },
  ],
  [
    'options that add up where all have to be met',
    listing(({ facet_list }) => {
      for (const facet of facet_list) if (facet.id === 'colours') facet.match = 'all';
    }),
    {
      name: 'with match "all" a second option finds no more',
      contract: 'docs/listing-api.md#facet',
    },
  ],
  [
    'a form of facets that no page knows',
    listing(({ facet_list }) => {
      for (const facet of facet_list) facet.form = 'carousel';
    }),
    { name: 'response.facet_list[].form', contract: 'docs/listing-api.md#facet' },
  ],
  [
    'page 1 for every page',
    { request: (url) => url.replace(/&page=\d+/, '&page=1') },
    {
      name: 'page 2 has other products than page 1',
      contract: 'docs/listing-api.md#query-parameters',
    },
  ],
  [
    'one order for all',
    { request: (url) => url.replace(/sort_by=\w+/, 'sort_by=relevance') },
    { name: 'prices are ascending', expected: 'prices in ascending order' },
  ],
  [
    'a listing for an unknown category',
    { request: (url) => url.replace('no-such-id-4f2c', 'all') },
    { name: 'an unknown category is 404', expected: 'status 404', got: 'status 200' },
  ],
  [
    'bands without quotes',
    listing(({ facet_list }) => {
      for (const { id, values } of facet_list)
        if (id === 'price') for (const value of values) value.id = value.id.replaceAll('"', '');
    }),
    {
      name: 'bands have the form of a range, with its quotes',
      contract: 'docs/listing-api.md#ranges',
    },
  ],
  [
    'bands that it cannot filter by',
    { request: (url) => url.replace(/filters\[price\]=[^&]*/, 'filters[price]=none') },
    { name: 'it finds as many products as its count says', got: '0' },
  ],
  [
    'the id of a facet that no address holds',
    listing(({ facet_list }) => {
      for (const facet of facet_list) if (facet.id === 'material') facet.id = 'Main-material';
    }),
    {
      name: 'addresses hold the ids of all facets',
      got: '"Main-material": the page sends filters[mainMaterial]',
      contract: 'docs/listing-api.md#spelling-of-ids',
    },
  ],
  [
    'two options that an address cannot tell apart',
    listing(({ facet_list }) => {
      const values = facet_list.find(({ id }) => id === 'room')?.values ?? [];
      if (values[0] && values[1]) [values[0].id, values[1].id] = ['No. 1', 'no 1'];
    }),
    {
      name: 'addresses tell the options of a facet apart',
      got: '"No. 1" and "no 1" of room: the page shows one option',
    },
  ],
  [
    'an option without an address',
    listing(({ facet_list }) => {
      const [first] = facet_list.find(({ id }) => id === 'room')?.values ?? [];
      if (first) first.id = '. . .';
    }),
    {
      name: 'each option has an address',
      got: '". . ." of room: the page leaves it out',
      contract: 'docs/listing-api.md#spelling-of-ids',
    },
  ],
  [
    'an option in the path that is compared to the letter',
    {
      response: (sent, url) =>
        url.includes('/features/h%20e%20p%20a') ? { ...sent, status: 404 } : sent,
    },
    {
      name: '"h e p a filter" in the path responds',
      got: 'status 404',
    },
  ],
  [
    'no word of the requested page',
    listing(({ meta }) => delete meta.request),
    { name: 'meta.request.page is what was requested', expected: '2', got: 'nothing' },
  ],
  [
    'two pieces of content in one place',
    listing(({ meta }) => {
      meta.content = ['Sale', 'Rugs'].map((heading) => ({ position: 6, heading }));
    }),
    {
      name: 'all content is shown',
      expected: '1 at most of position 6',
      got: '2, of which the page shows the first',
      contract: 'docs/listing-api.md#content',
    },
  ],
  [
    'more banners than stand above the products',
    listing(({ meta }) => {
      meta.content = Array.from({ length: 5 }, () => ({ position: 'above', heading: 'Sale' }));
    }),
    {
      expected: '4 at most of position "above"',
      got: '5, of which the page shows the first 4',
    },
  ],
  [
    'a picture for narrow screens alone',
    listing(({ meta }) => {
      meta.content = [{ position: 6, heading: 'Sale', narrowImage: '/sale.webp' }];
    }),
    {
      expected: 'an image of each piece that has a narrowImage',
      got: 'none of "Sale", which the page shows without a picture',
    },
  ],
  [
    'brands without names',
    listing((response) => {
      response.facet_list = response.facet_list.filter(({ id }) => id !== 'brand');
    }),
    {
      name: 'the facet brand names the brands of the products',
      contract: 'docs/listing-api.md#brands',
    },
  ],
  [
    'brands without names on the page of one brand',
    listing((response, url) => {
      if (/\/brand\//.test(url))
        response.facet_list = response.facet_list.filter(({ id }) => id !== 'brand');
    }),
    {
      name: 'the facet brand names the brands of the products',
      contract: 'docs/listing-api.md#brands',
    },
  ],
];
