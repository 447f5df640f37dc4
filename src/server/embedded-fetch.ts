/** Lets the page ask the embedded listing API without leaving the process. */
import { answerListingRequest } from '../shop/catalogue/listing-api';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import type { Platform } from '../platform/platform';
import { defaultApiUrl } from '../storefront/page-globals';

/** Answers requests to the embedded listing API from `engine`; every other address goes out. */
export const createEmbeddedFetch =
  (engine: ListingEngine): Platform['fetch'] =>
  async (url, init) => {
    if (!url.startsWith(`${defaultApiUrl}/`)) return fetch(url, init);
    const brand = new Headers(init?.headers).get('x-brand') ?? '';
    const { status, body } = await answerListingRequest(engine, {
      url: url.slice(defaultApiUrl.length),
      brand,
    });
    return Response.json(body, { status });
  };
