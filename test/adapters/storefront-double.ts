/**
 * Shopify's Storefront API as its reference describes it (https://shopify.dev/docs/api/storefront): each query is
 * validated against the schema, and computed over products in memory.
 */
import { graphqlSync } from 'graphql';
import { readRecord } from '../../src/lib/read-unknown';
import { writeFields, type AdapterEnvironment } from './open-test-adapter';
import { createStore } from './storefront-products';
import { storefrontSchema } from './storefront-schema';
import { priceBands } from './things';
import { openDouble, type VendorDouble } from './vendor-double';

export const privateToken = 'shpat_a-secret';

const fields = {
  facets: [
    { id: 'brand', name: 'Brand', attribute: 'filter.p.vendor' },
    { id: 'colours', name: 'Colour', attribute: 'filter.v.option.color' },
    { id: 'price', name: 'Price', attribute: 'filter.v.price', bands: priceBands },
  ],
};

export const shopifyEnvironment = (url: string): AdapterEnvironment => ({
  LISTING_ADAPTER: 'shopify',
  SHOPIFY_URL: url,
  SHOPIFY_PRIVATE_TOKEN: privateToken,
  ADAPTER_FIELDS: writeFields(fields),
});

const path = /^\/api\/\d{4}-\d{2}\/graphql\.json$/;

export const openStorefrontDouble = (store = createStore()): Promise<VendorDouble> =>
  openDouble(({ url, headers, body }) => {
    if (!path.test(url.pathname)) return { status: 404, body: { errors: 'Not Found' } };
    if (headers['shopify-storefront-private-token'] !== privateToken)
      return {
        status: 401,
        body: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
      };
    const { query, variables } = readRecord(JSON.parse(body));
    const source = String(query);
    const variableValues = readRecord(variables);
    return {
      body: graphqlSync({ schema: storefrontSchema, source, rootValue: store, variableValues }),
    };
  });
