/** Lets the page ask the embedded listing API without leaving the process. */
import { answerListingRequest } from '../shop/catalogue/listing-api';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import type { Platform } from '../platform/platform';
import { defaultApiUrl } from '../storefront/page-globals';

export type ListingAccess = Required<Pick<Platform, 'fetch' | 'answerHere'>>;

/** Answers requests to the embedded listing API from `engine`; every other address goes out. */
export const createEmbeddedApi = (engine: ListingEngine): ListingAccess => ({
  answerHere: (url, brand) =>
    url.startsWith(`${defaultApiUrl}/`)
      ? answerListingRequest(engine, { url: url.slice(defaultApiUrl.length), brand })
      : undefined,
  fetch: (url, init) => fetch(url, init),
});
