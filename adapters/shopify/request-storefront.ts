/** Requests to Shopify's Storefront API. */
import { readList, readRecord, type UnknownRecord } from '../../src/lib/read-unknown';
import { RefusedKeyError, VendorError } from '../vendor-error';
import { parseJson } from '../../src/lib/parse-json';
import { fetchText } from '../vendor-fetch';

type ShopAccess = {
  /** Origin of the shop, as `https://shop.myshopify.com`. */
  readonly origin: string;
  readonly privateToken: string;
};

/** The response to a query; rejects with a `VendorError`. */
export type RequestStorefront = (query: string, variables: UnknownRecord) => Promise<UnknownRecord>;

export const vendor = 'Shopify';
const keySetting = 'SHOPIFY_PRIVATE_TOKEN';

/** Shopify serves a version for a year, and then the oldest that it still has. */
const version = '2026-04';

const refusals = new Set(['UNAUTHORIZED', 'ACCESS_DENIED']);

/** Shopify sends errors of a query with the status 200, next to the data that it could find. */
function readData(text: string): UnknownRecord {
  const { data, errors } = readRecord(parseJson(text));
  const [error] = readList(errors);
  if (error === undefined) return readRecord(data);
  const { code } = readRecord(readRecord(error).extensions);
  const known = typeof code === 'string' && /^\w{1,50}$/.test(code) ? code : 'unknown';
  throw refusals.has(known)
    ? new RefusedKeyError(`${vendor} refuses the token of ${keySetting} (${known})`)
    : new VendorError(`${vendor} responds with an error: ${known}`);
}

export function createStorefrontRequest({ origin, privateToken }: ShopAccess): RequestStorefront {
  const connection = { vendor, keySetting, key: privateToken };
  const url = `${origin}/api/${version}/graphql.json`;
  return async (query, variables) =>
    readData(
      await fetchText(connection, url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'Shopify-Storefront-Private-Token': privateToken,
        },
        body: JSON.stringify({ query, variables }),
      }),
    );
}
