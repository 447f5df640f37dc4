/**
 * The adapter to an index of OpenSearch or Elasticsearch: its settings, and where documents usually have their fields.
 */
import * as values from '../../server/services/setting-values';
import type { Adapter } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { usualPrice } from '../facet-bands';
import { requiredWith } from '../required-with';
import { openIndex } from './open-opensearch';
import { vendor } from './read-search';

const whenOpenSearch = requiredWith('opensearch');

const settings = {
  OPENSEARCH_INDEX_URL: values.httpBase({
    default: undefined,
    requiredWhen: whenOpenSearch,
    desc: 'address of an index of OpenSearch or Elasticsearch: https://search.example:9200/products',
  }),
  OPENSEARCH_INDEX_KEY: values.secret(
    values.text({
      default: undefined,
      requiredWhen: whenOpenSearch,
      desc: 'user:password or API key that may search that index, or none; it stays on the server',
    }),
  ),
};

const usualFields: AdapterFields = {
  product: {
    id: ['id'],
    title: ['title', 'name'],
    number: ['sku'],
    url: ['url'],
    brand: ['brand'],
    image: ['image', 'image_url', 'imageUrl', 'images'],
    price: ['price'],
    previousPrice: ['previousPrice', 'previous_price', 'original_price'],
    currency: ['currency'],
    rating: ['rating'],
    reviews: ['reviews', 'reviewsCount', 'reviews_count'],
    availability: ['availability', 'inStock', 'in_stock'],
  },
  facets: [{ id: 'brand', name: 'Brand' }, usualPrice],
  categories: ['lvl0', 'lvl1', 'lvl2', 'lvl3'].map((level) => `categories.${level}`),
  sorts: { price: 'price', pricedesc: 'price', highestrated: 'rating', brand: 'brand' },
  search: ['title^3', 'name^3', 'description'],
  key: 'id',
};

export const opensearch: Adapter<typeof settings> = {
  vendor,
  settings,
  usualFields,
  open: (read, fields) => {
    const { OPENSEARCH_INDEX_URL: url = '', OPENSEARCH_INDEX_KEY: key } = read;
    return openIndex({ url, key: key === 'none' ? undefined : key, fields });
  },
};
