/** The adapter to Algolia: its settings, and where records usually have their fields. */
import { loadOptional } from '../../server/services/load-optional';
import * as values from '../../server/services/setting-values';
import type { Adapter } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { usualPrice } from '../facet-bands';
import { requiredWith } from '../required-with';

const whenAlgolia = requiredWith('algolia');

const settings = {
  ALGOLIA_APP_ID: values.text({
    default: undefined,
    requiredWhen: whenAlgolia,
    desc: 'id of the Algolia application',
  }),
  ALGOLIA_API_KEY: values.secret(
    values.text({
      default: undefined,
      requiredWhen: whenAlgolia,
      desc: 'key of the Algolia application that may search the index; it stays on the server',
    }),
  ),
  ALGOLIA_INDEX: values.text({
    default: undefined,
    requiredWhen: whenAlgolia,
    desc: 'Algolia index of the products, by relevance',
  }),
  ALGOLIA_URL: values.httpBase({
    default: undefined,
    desc: "base address of a proxy, instead of Algolia's own hosts",
  }),
  ALGOLIA_INSIGHTS_URL: values.httpBase({
    default: undefined,
    desc: 'base address that events are reported to, as https://insights.de.algolia.io; unset, the nearest',
  }),
};

const usualFields: AdapterFields = {
  product: {
    id: ['objectID'],
    title: ['name', 'title'],
    number: ['sku'],
    url: ['url'],
    brand: ['brand', 'vendor'],
    image: ['image', 'image_url', 'imageUrl', 'images'],
    price: ['price'],
    previousPrice: ['previousPrice', 'compare_at_price', 'original_price'],
    currency: ['currency'],
    rating: ['rating'],
    reviews: ['reviews', 'reviewsCount', 'reviews_count'],
    availability: ['availability', 'inStock', 'in_stock'],
  },
  facets: [{ id: 'brand', name: 'Brand' }, usualPrice],
  categories: ['lvl0', 'lvl1', 'lvl2', 'lvl3'].map((level) => `hierarchicalCategories.${level}`),
  sorts: {},
};

export const algolia: Adapter<typeof settings> = {
  vendor: 'Algolia',
  settings,
  usualFields,
  open: async (read, fields) => {
    const { ALGOLIA_APP_ID: appId = '', ALGOLIA_API_KEY: key = '' } = read;
    const { ALGOLIA_INDEX: index = '', ALGOLIA_URL: url, ALGOLIA_INSIGHTS_URL: insightsUrl } = read;
    // Loaded on demand: most servers do without.
    const { openAlgolia } = await loadOptional('algolia', () => import('./open-algolia'));
    return openAlgolia({ appId, key, index, url, insightsUrl, fields });
  },
};
