import { keepsTheListingContract } from './adapter-contract';
import { appId, key, openAlgoliaDouble } from './algolia-double';
import { openTestAdapter, writeFields } from './open-test-adapter';
import { priceBands, ratingBands } from './things';
import { staysSafe } from './vendor-faults';

const fields = {
  product: { price: 'price.amount' },
  facets: [
    { id: 'brand', name: 'Brand' },
    { id: 'colours', name: 'Colour', attribute: 'colors' },
    { id: 'price', name: 'Price', attribute: 'price.amount', bands: priceBands },
    { id: 'customerRating', name: 'Customer rating', attribute: 'rating', bands: ratingBands },
  ],
  categories: ['hierarchicalCategories.lvl0', 'hierarchicalCategories.lvl1'],
  collections: 'collections',
  sorts: {
    newin: 'things_newest',
    price: 'things_price_asc',
    pricedesc: 'things_price_desc',
    highestrated: 'things_rating',
    brand: 'things_brand',
  },
};

const environment = (url: string) => ({
  LISTING_ADAPTER: 'algolia',
  ALGOLIA_APP_ID: appId,
  ALGOLIA_API_KEY: key,
  ALGOLIA_INDEX: 'things',
  ALGOLIA_URL: url,
  ADAPTER_FIELDS: writeFields(fields),
});

const openService = async () => {
  const { url } = await openAlgoliaDouble();
  return (await openTestAdapter(environment(url))).service;
};

describe('the adapter to Algolia', () => {
  keepsTheListingContract(openService);

  staysSafe({ open: openAlgoliaDouble, environment, keySetting: 'ALGOLIA_API_KEY', key });

  it('asks for no more products than the page shows, and for no analytics of counts', async () => {
    const { url, requests } = await openAlgoliaDouble();
    const { service } = await openTestAdapter(environment(url));
    await service.opened;
    const before = requests.length;
    await service.respond({
      url: '/group_id/all?filters[brand]=Ash&filters[colours]=Red&num_results_per_page=12',
      brand: 'marlow',
    });
    const [request, ...others] = requests.slice(before);
    expect(others).toEqual([]);
    const { requests: queries } = JSON.parse(request?.body ?? '') as {
      requests: readonly { hitsPerPage: number; analytics?: boolean }[];
    };
    expect(queries.map(({ hitsPerPage, analytics }) => [hitsPerPage, analytics])).toEqual([
      [0, false],
      [0, false],
      [12, undefined],
    ]);
  });
});
