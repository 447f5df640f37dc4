/** Requests a listing from the listing API, for RTK Query: one try (docs/product.md, 5). */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { writeListingRequest } from '../../catalogue/listing-request';
import { correctedWireIds, type WireIds } from '../../catalogue/wire-ids';
import type { ListingUrl } from '../../listing-url/listing-url';
import { readListingUrl } from '../../listing-url/read-listing-url';
import type { Platform } from '../../platform/platform';
import { fetchListing, type ListingAnswer } from './fetch-listing';
import type { ListingArgs } from '../listing-args';
import { listingErrorText, type ListingFailure } from './listing-failure';
import { selectWireIds, wireIdsCorrected, type WithWireIds } from './request-actions';
import type { ListingBaseQuery } from './retry-listing';
import { listingTimeoutMs } from '../timing';

export const listingBaseQuery: ListingBaseQuery = async (args, api) => {
  const answer = await requestListing(args, api);
  if (answer.error) logFailure(api.extra as Platform, args, answer.error);
  return answer;
};

/** Ends within 10 s also when it takes a second request. */
async function requestListing(args: ListingArgs, api: BaseQueryApi): Promise<ListingAnswer> {
  const startedMs = performance.now();
  const url = readListingUrl(args.url);
  const wireIds = selectWireIds(api.getState() as WithWireIds);
  const answer = await request(args, api, { url, wireIds, timeoutMs: listingTimeoutMs });
  if (answer.error) return answer;
  const corrected = correctedWireIds(url, answer.data, wireIds);
  if (!corrected) return answer;
  // Learned at once, so that a retry of the second request uses them too.
  api.dispatch(wireIdsCorrected(corrected));
  const timeoutMs = listingTimeoutMs - (performance.now() - startedMs);
  return request(args, api, { url, wireIds: corrected, timeoutMs });
}

type RequestOptions = {
  readonly url: ListingUrl;
  readonly wireIds: WireIds;
  readonly timeoutMs: number;
};

function request(
  { apiURL, brand }: ListingArgs,
  api: BaseQueryApi,
  { url, wireIds, timeoutMs }: RequestOptions,
): Promise<ListingAnswer> {
  const platform = api.extra as Platform;
  const userId = platform.userId();
  const address = writeListingRequest({
    apiUrl: apiURL,
    url,
    wireIds,
    ...(userId === undefined ? {} : { userId }),
  });
  return address === undefined
    ? Promise.resolve({ error: { kind: 'shape' } })
    : fetchListing({ platform, url: address, brand, signal: api.signal, timeoutMs });
}

/** The log lines of the error catalogue (docs/product.md, 14.1): a cancelled request is no error. */
function logFailure(platform: Platform, { url }: ListingArgs, failure: ListingFailure) {
  if (failure.kind === 'cancelled') platform.log.info('ERR_CANCELED', { url });
  else platform.log.error(listingErrorText(url), { url, ...failure });
}
