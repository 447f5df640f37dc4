/** The settings of an adapter to the index of things. */
import { writeFields, type AdapterEnvironment } from './open-test-adapter';
import { indexName, key } from './opensearch-double';
import { priceBands, ratingBands } from './things';

export const openSearchFields = {
  product: { id: 'sku', number: 'code', price: 'amount', previousPrice: 'before', rating: 'stars' },
  facets: [
    { id: 'brand', name: 'Brand', attribute: 'brand.keyword' },
    { id: 'colours', name: 'Colour' },
    { id: 'price', name: 'Price', attribute: 'amount', bands: priceBands },
    { id: 'customerRating', name: 'Customer rating', attribute: 'stars', bands: ratingBands },
    { id: 'isNew' },
  ],
  categories: ['level0', 'level1'],
  collections: 'promotions',
  sorts: {
    relevance: 'popularity',
    newin: 'day',
    price: 'amount',
    pricedesc: 'amount',
    highestrated: 'stars',
    brand: 'brand.keyword',
  },
  search: ['title^3', 'brand'],
  key: 'sku',
};

export const openSearchEnvironment = (
  url: string,
  fields: object = openSearchFields,
): AdapterEnvironment => ({
  LISTING_ADAPTER: 'opensearch',
  OPENSEARCH_INDEX_URL: `${url}/${indexName}`,
  OPENSEARCH_INDEX_KEY: key,
  ADAPTER_FIELDS: writeFields(fields),
});
