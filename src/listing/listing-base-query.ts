/** Asks the listing API, with retries, for RTK Query (specification section 7.1, decisions 15a and 23). */
import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { writeListingRequest } from '../catalogue/listing-request';
import { correctedWireIds, type WireIds } from '../catalogue/wire-ids';
import type { ListingUrl } from '../listing-url/listing-url';
import { readListingUrl } from '../listing-url/read-listing-url';
import type { Platform } from '../platform/platform';
import { fetchListing, type ListingAnswer } from './fetch-listing';
import { learnWireIds, type CachedAnswers } from './learn-wire-ids';
import { isSameArgs, selectListingArgs, type ListingArgs } from './listing-args';
import { listingErrorText, type ListingFailure } from './listing-failure';
import type { ListingLocationState } from './listing-location';
import { isPassingFailure, retryDelayMs } from './retry-delay';
import { retryScheduled } from './shown-listing-slice';
import { listingTimeoutMs, maxRetries } from './timing';
import { selectWireIds, wireIdsLearned, type WithWireIds } from './wire-ids-slice';

export type ListingBaseQuery = BaseQueryFn<ListingArgs, unknown, ListingFailure>;
type QueryApi = Parameters<ListingBaseQuery>[1];

export const listingBaseQuery: ListingBaseQuery = async (args, api, extraOptions) => {
  const platform = api.extra as Platform;
  let retryAfterMs: number | undefined;
  const once: ListingBaseQuery = async () => {
    const answer = await askForListing(args, api);
    if (answer.error) logFailure(platform, args, answer.error);
    retryAfterMs = answer.error?.kind === 'status' ? answer.error.retryAfterMs : undefined;
    return answer;
  };
  const ask = retry(once, {
    retryCondition: (error, _args, { attempt }) =>
      platform.retries &&
      attempt <= maxRetries &&
      isPassingFailure(error as ListingFailure) &&
      isPresent(args, api),
    backoff: (attempt, _most, signal) => {
      const waitMs = retryDelayMs(attempt, retryAfterMs);
      if (isAwaited(api))
        api.dispatch(retryScheduled({ args, attempt, retryAtMs: Date.now() + waitMs }));
      return waitUnlessAborted(waitMs, signal);
    },
  });
  return ask(args, api, extraOptions ?? {});
};

/** Only what the shopper is waiting for is asked for again: a prefetch that fails costs the API no more. */
const isPresent = (args: ListingArgs, api: QueryApi) =>
  isSameArgs(args, selectListingArgs(api.getState() as ListingLocationState));

/** Whether there is nothing of the listing yet. One that is shown is renewed behind the scenes. */
const isAwaited = (api: QueryApi) =>
  (api.getState() as CachedAnswers).listingApi.queries[api.queryCacheKey ?? '']?.data === undefined;

/** One try, within 10 s also when it takes a second request. */
async function askForListing(args: ListingArgs, api: QueryApi): Promise<ListingAnswer> {
  const startedMs = performance.now();
  const url = readListingUrl(args.url);
  const known = learnWireIds(api);
  const answer = await ask(args, api, { url, wireIds: known, timeoutMs: listingTimeoutMs });
  if (answer.error) return answer;
  const corrected = correctedWireIds(url, answer.data, known);
  if (!corrected) return answer;
  // The next try, if there has to be one, asks with these at once.
  const learned = selectWireIds(api.getState() as WithWireIds);
  api.dispatch(wireIdsLearned({ ...learned, ...corrected }));
  const timeoutMs = listingTimeoutMs - (performance.now() - startedMs);
  return ask(args, api, { url, wireIds: corrected, timeoutMs });
}

type Asked = { readonly url: ListingUrl; readonly wireIds: WireIds; readonly timeoutMs: number };

function ask(
  { apiURL, brand }: ListingArgs,
  api: QueryApi,
  { url, wireIds, timeoutMs }: Asked,
): Promise<ListingAnswer> {
  const platform = api.extra as Platform;
  const userId = platform.userId();
  const request = writeListingRequest({
    apiUrl: apiURL,
    url,
    wireIds,
    ...(userId === undefined ? {} : { userId }),
  });
  return request === undefined
    ? Promise.resolve({ error: { kind: 'shape' } })
    : fetchListing({ platform, url: request, brand, signal: api.signal, timeoutMs });
}

/** The log lines of the error catalogue (specification section 8): a cancelled request is no error. */
function logFailure(platform: Platform, { url }: ListingArgs, failure: ListingFailure) {
  if (failure.kind === 'cancelled') platform.log.info('ERR_CANCELED', { url });
  else platform.log.error(listingErrorText(url), { url, ...failure });
}

function waitUnlessAborted(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, waitMs);
    const abort = () => {
      clearTimeout(timer);
      reject(new Error('Aborted'));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}
