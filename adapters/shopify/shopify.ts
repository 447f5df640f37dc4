/** The adapter to a Shopify shop: its settings, and where its products and filters usually are. */
import * as values from '../../server/services/setting-values';
import type { Adapter } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { usualPrice } from '../facet-bands';
import { requiredWith } from '../required-with';
import { createStorefrontRequest } from './request-storefront';
import { createShopifyCatalogue } from './shopify-catalogue';

const whenShopify = requiredWith('shopify');

const settings = {
  SHOPIFY_URL: values.origin({
    default: undefined,
    requiredWhen: whenShopify,
    desc: 'origin of the Shopify shop: https://shop.myshopify.com',
  }),
  SHOPIFY_PRIVATE_TOKEN: values.secret(
    values.text({
      default: undefined,
      requiredWhen: whenShopify,
      desc: "private token of the shop's Storefront API; it stays on the server",
    }),
  ),
};

const usualFields: AdapterFields = {
  product: {
    id: ['id'],
    title: ['title'],
    url: ['onlineStoreUrl', 'path'],
    brand: ['vendor'],
    image: ['images.nodes.0.url'],
    imageAlt: ['images.nodes.0.altText'],
    secondImage: ['images.nodes.1.url'],
    price: ['priceRange.minVariantPrice.amount'],
    highestPrice: ['priceRange.maxVariantPrice.amount'],
    sizes: ['sizes'],
    previousPrice: ['compareAtPriceRange.minVariantPrice.amount'],
    currency: ['priceRange.minVariantPrice.currencyCode'],
    unitPrice: ['unit.amount'],
    unitMeasure: ['unit.measure'],
    unitReference: ['unit.reference'],
    rating: ['rating'],
    reviews: ['reviews'],
    availability: ['availableForSale'],
  },
  facets: [
    { id: 'brand', name: 'Brand', attribute: 'filter.p.vendor' },
    { ...usualPrice, attribute: 'filter.v.price' },
    { id: 'colours', name: 'Colour', attribute: 'filter.v.option.color' },
    { id: 'size', name: 'Size', attribute: 'filter.v.option.size' },
    { id: 'productType', attribute: 'filter.p.product_type' },
    { id: 'availability', attribute: 'filter.v.availability' },
  ],
  categories: [],
  sorts: { newin: 'CREATED', price: 'PRICE', pricedesc: 'PRICE' },
};

export const shopify: Adapter<typeof settings> = {
  vendor: 'Shopify',
  settings,
  usualFields,
  open: (read, fields) => {
    const { SHOPIFY_URL: origin = '', SHOPIFY_PRIVATE_TOKEN: privateToken = '' } = read;
    return createShopifyCatalogue(createStorefrontRequest({ origin, privateToken }), fields);
  },
};
