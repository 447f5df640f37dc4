/** RTK Query's base query: one attempt at a listing (docs/product.md, 5). */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { writeListingRequest } from '../../catalogue/listing-request';
import { correctedWireIds, type WireIds } from '../../catalogue/wire-ids';
import type { ListingUrl } from '../../listing-url/listing-url';
import { readListingUrl } from '../../listing-url/read-listing-url';
import type { Platform } from '../../platform/platform';
import { fetchListing, listingTimeoutMs, type ListingResult } from './fetch-listing';
import type { ListingArgs } from './listing-args';
import { listingErrorText, type ListingFailure } from './listing-failure';
import { selectWireIds, wireIdsCorrected } from './wire-ids-state';
import { platformOf, stateOf } from '../../store/query-api';

export async function listingBaseQuery(
  args: ListingArgs,
  api: BaseQueryApi,
): Promise<ListingResult> {
  const result = await requestListing(args, api);
  if (result.error) logFailure(platformOf(api), args, result.error);
  return result;
}

/** Sends a second request when the response spells option ids in another way; ends within 10 s all the same. */
async function requestListing(args: ListingArgs, api: BaseQueryApi): Promise<ListingResult> {
  const startedMs = performance.now();
  const url = readListingUrl(args.url);
  const wireIds = selectWireIds(stateOf(api));
  const result = await request(args, api, { url, wireIds, timeoutMs: listingTimeoutMs });
  if (result.error) return result;
  const corrected = correctedWireIds(url, result.data, wireIds);
  if (!corrected) return result;
  // Dispatched before the second request, so that its retries use these ids too.
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
): Promise<ListingResult> {
  const platform = platformOf(api);
  const userId = platform.userId();
  const { pathFacets } = stateOf(api).storefront;
  const address = writeListingRequest({ apiUrl: apiURL, url, wireIds, userId, pathFacets });
  return address === undefined
    ? Promise.resolve({ error: { kind: 'shape' } })
    : fetchListing({ platform, url: address, brand, signal: api.signal, timeoutMs });
}

/** Logs as in the error catalogue (docs/product.md, 14.1): a cancelled request is no error. */
function logFailure(platform: Platform, { url }: ListingArgs, failure: ListingFailure) {
  if (failure.kind === 'cancelled') platform.log.info('ERR_CANCELED', { url });
  else platform.log.error(listingErrorText(url), { url, ...failure });
}
