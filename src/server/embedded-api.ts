/** Lets the page ask the embedded listing API without leaving the process. */
import type { ListingApi } from '../shop/catalogue/listing-api';
import type { Platform } from '../platform/platform';
import { defaultApiUrl } from '../storefront/page-globals';

export type ListingAccess = Required<Pick<Platform, 'fetch' | 'answerHere'>>;

/** Answers requests to the embedded listing API with `answer`; every other address goes out. */
export const createEmbeddedApi = (answer: ListingApi): ListingAccess => ({
  answerHere: (url, brand) =>
    url.startsWith(`${defaultApiUrl}/`)
      ? answer({ url: url.slice(defaultApiUrl.length), brand })
      : undefined,
  fetch: (url, init) => fetch(url, init),
});
