/** The adapter to Constructor.io: its settings, and where results usually have their fields. */
import { loadOptional } from '../../server/services/load-optional';
import * as values from '../../server/services/setting-values';
import type { Adapter } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { requiredWith } from '../required-with';

const settings = {
  // It names the index and is public: Constructor.io's own scripts have it in every browser.
  CONSTRUCTOR_IO_KEY: values.text({
    default: undefined,
    requiredWhen: requiredWith('constructor-io'),
    desc: 'key of the Constructor.io index',
  }),
  CONSTRUCTOR_IO_URL: values.httpBase({
    default: undefined,
    desc: "base address of a proxy, instead of Constructor.io's own",
  }),
};

const usualFields: AdapterFields = {
  product: {
    id: ['data.id'],
    title: ['value'],
    number: ['data.sku'],
    url: ['data.url'],
    brand: ['data.brand', 'data.Brand'],
    image: ['data.image_url'],
    secondImage: ['data.rollover_image'],
    price: ['data.salePrice', 'data.sale_price', 'data.price'],
    previousPrice: ['data.price'],
    currency: ['data.currency'],
    rating: ['data.rating'],
    reviews: ['data.reviews', 'data.reviews_count'],
    availability: ['data.availability', 'data.in_stock', 'data.inStock'],
  },
  facets: [],
  categories: [],
  sorts: {
    newin: 'new_in',
    price: 'price',
    pricedesc: 'price',
    highestrated: 'rating',
    brand: 'brand',
  },
};

export const constructorIo: Adapter<typeof settings> = {
  vendor: 'Constructor.io',
  settings,
  usualFields,
  open: async (read, fields) => {
    const { CONSTRUCTOR_IO_KEY: key = '', CONSTRUCTOR_IO_URL: url } = read;
    // Loaded on demand: most servers do without.
    const { openConstructorIo } = await loadOptional(
      'constructor-io',
      () => import('./open-constructor-io'),
    );
    return openConstructorIo({ key, url, fields });
  },
};
