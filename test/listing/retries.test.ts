import { categoryChosen, facetToggled } from '../../src/listing/navigation';
import { prefetchListing } from '../../src/listing/prefetch';
import { retryAtOnce } from '../../src/listing/retry-at-once';
import { selectShownListing } from '../../src/listing/shown-listing';
import {
  failureNoteClosed,
  retryAsked,
  selectHasFailed,
  selectIsFetching,
  selectIsNoteClosed,
  selectRetryAtMs,
} from '../../src/listing/shown-listing-slice';
import { push } from 'redux-first-history';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const lamps = categoryChosen({ kind: 'category', categoryId: 'lamps' });
const status =
  (code: number, headers = {}) =>
  () =>
    aResponse({}, { status: code, headers });
const errorLine = 'error: browse API response error';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Respond = (url: string) => Response | Promise<Response>;

/** A page with five results on screen, whose listing API then responds by `respond`. */
async function aPageThatFails(respond: Respond) {
  const api: { respond: Respond } = { respond: () => aResponse(aBody({ results: 5 })) };
  const platform = fakePlatform((url) => api.respond(url));
  const page = aPageStore({ path: '/browse/sofas', platform });
  page.start();
  await jest.advanceTimersByTimeAsync(100);
  platform.requested.length = 0;
  api.respond = respond;
  return {
    ...page,
    api,
    platform,
    state: page.store.getState,
    wait: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

const resultsOnScreen = (page: { state: () => Parameters<typeof selectShownListing>[0] }) =>
  selectShownListing(page.state())?.numResults;

describe('a retry', () => {
  it('is published with its number and time, and shows the listing when it succeeds', async () => {
    const page = await aPageThatFails(status(500));
    page.store.dispatch(blue);
    await page.wait(0);
    expect(selectRetryAtMs(page.state())).toBe(Date.now() + 1_000);
    await page.wait(1_000);
    expect(selectRetryAtMs(page.state())).toBe(Date.now() + 2_000);
    page.api.respond = () => aResponse(aBody({ results: 8 }));
    await page.wait(2_000);
    expect(selectRetryAtMs(page.state())).toBeUndefined();
    expect(resultsOnScreen(page)).toBe(8);
    expect(page.platform.logged).toEqual([errorLine, errorLine]);
  });

  it.each([
    [503, '5', 5_000],
    [429, '5', 5_000],
    [503, '120', 30_000],
    [500, '5', 1_000],
  ])('after a %d with Retry-After %s comes after %d ms', async (code, header, waitMs) => {
    const page = await aPageThatFails(status(code, { 'retry-after': header }));
    page.store.dispatch(blue);
    await page.wait(waitMs - 1);
    expect(page.platform.requested).toHaveLength(1);
    await page.wait(1);
    expect(page.platform.requested).toHaveLength(2);
  });

  it('is not made after the shopper has gone to another listing', async () => {
    const page = await aPageThatFails((url) =>
      url.includes('lamps') ? aResponse() : status(500)(),
    );
    page.store.dispatch(blue);
    await page.wait(500);
    page.store.dispatch(lamps);
    await page.wait(60_000);
    expect(page.platform.requested.filter((url) => url.includes('/sofas'))).toHaveLength(1);
    expect(resultsOnScreen(page)).toBe(2);
    expect(selectRetryAtMs(page.state())).toBeUndefined();
    expect(page.platform.logged).toEqual([errorLine]);
  });

  it('is made at once when the shopper selects "Try again"', async () => {
    const page = await aPageThatFails(status(500));
    page.store.dispatch(blue);
    await page.wait(100);
    page.api.respond = () => aResponse(aBody({ results: 8 }));
    // Each of these states could be rendered, and an alert be announced.
    const hasFailed = new Set<boolean>();
    page.store.subscribe(() => hasFailed.add(selectHasFailed(page.state())));
    page.store.dispatch(retryAsked());
    await page.wait(100);
    expect(page.platform.requested).toHaveLength(2);
    expect(resultsOnScreen(page)).toBe(8);
    expect(selectIsFetching(page.state())).toBe(false);
    expect([...hasFailed]).toEqual([false]);
  });

  it.each([400, 401, 403, 404, 410])('is not made after a %d', async (code) => {
    const page = await aPageThatFails(status(code));
    page.store.dispatch(blue);
    await page.wait(60_000);
    expect(page.platform.requested).toHaveLength(1);
    expect(selectHasFailed(page.state())).toBe(true);
    expect(resultsOnScreen(page)).toBe(5);
  });

  it('forgets the wait that an earlier response named', async () => {
    const page = await aPageThatFails(status(503, { 'retry-after': '20' }));
    page.store.dispatch(blue);
    await page.wait(0);
    page.api.respond = () => Promise.reject(new TypeError('failed'));
    await page.wait(20_000);
    expect(selectRetryAtMs(page.state())).toBe(Date.now() + 2_000);
  });

  it('leaves its note closed until no retry is left', async () => {
    const page = await aPageThatFails(status(500));
    page.store.dispatch(blue);
    await page.wait(0);
    page.store.dispatch(failureNoteClosed());
    await page.wait(6_999);
    expect(selectIsNoteClosed(page.state())).toBe(true);
    await page.wait(1);
    expect(selectHasFailed(page.state())).toBe(true);
    expect(selectIsNoteClosed(page.state())).toBe(false);
  });

  it('follows each time-out of ten seconds, and the last one is a failure', async () => {
    const page = await aPageThatFails(() => new Promise(() => undefined));
    page.store.dispatch(blue);
    await page.wait(4 * 10_000 + 7_000 - 1);
    expect(selectHasFailed(page.state())).toBe(false);
    await page.wait(1);
    expect(selectHasFailed(page.state())).toBe(true);
    expect(page.platform.logged).toEqual(Array(4).fill(errorLine));
    expect(resultsOnScreen(page)).toBe(5);
  });
});

describe('a request that the shopper is not waiting for', () => {
  it('is not retried when it is a prefetch, and shows no failure', async () => {
    const page = await aPageThatFails(status(503, { 'retry-after': '1' }));
    page.store.dispatch(prefetchListing('/browse/lamps'));
    await page.wait(60_000);
    expect(page.platform.requested).toHaveLength(1);
    expect(selectRetryAtMs(page.state())).toBeUndefined();
    expect(selectHasFailed(page.state())).toBe(false);
  });

  it('is sent again, and its listing shown, when the shopper opens the link of a failed prefetch', async () => {
    const page = await aPageThatFails(status(500));
    page.store.dispatch(prefetchListing('/browse/lamps'));
    await page.wait(100);
    page.api.respond = () => aResponse(aBody({ results: 8 }));
    page.store.dispatch(lamps);
    await page.wait(100);
    expect(page.platform.requested).toHaveLength(2);
    expect(resultsOnScreen(page)).toBe(8);
  });

  it('shows no failure when it refreshes a listing that is on screen', async () => {
    const page = await aPageThatFails(() => aResponse(aBody({ results: 8 })));
    await page.wait(11 * 60_000);
    page.store.dispatch(blue);
    await page.wait(100);
    page.api.respond = status(500);
    page.history.back();
    await page.wait(60_000);
    expect(resultsOnScreen(page)).toBe(5);
    expect(selectRetryAtMs(page.state())).toBeUndefined();
    expect(selectHasFailed(page.state())).toBe(false);
    expect(page.platform.logged).toEqual(Array(4).fill(errorLine));
  });

  it('shows no failure on an address without a listing', async () => {
    const page = await aPageThatFails(status(404));
    page.store.dispatch(blue);
    await page.wait(100);
    expect(selectHasFailed(page.state())).toBe(true);
    page.store.dispatch(push('/search/'));
    await page.wait(100);
    expect(selectHasFailed(page.state())).toBe(false);
    expect(selectIsFetching(page.state())).toBe(false);
  });
});

describe('a browser that is online again', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  it('requests the failed listing at once', async () => {
    const page = await aPageThatFails(offline);
    page.store.dispatch(blue);
    await page.wait(60_000);
    expect(selectHasFailed(page.state())).toBe(true);
    expect(resultsOnScreen(page)).toBe(5);
    page.api.respond = () => aResponse(aBody({ results: 8 }));
    page.store.dispatch(retryAtOnce());
    await page.wait(100);
    expect(resultsOnScreen(page)).toBe(8);
  });

  it('requests it at once too when the shopper asks for it again, but nothing when it is shown', async () => {
    const page = await aPageThatFails(status(400));
    page.store.dispatch(lamps);
    await page.wait(100);
    expect(selectHasFailed(page.state())).toBe(true);
    page.api.respond = () => aResponse(aBody({ results: 8 }));
    for (const requests of [2, 2]) {
      page.store.dispatch(lamps);
      await page.wait(100);
      expect(page.platform.requested).toHaveLength(requests);
      expect(resultsOnScreen(page)).toBe(8);
    }
  });

  it('does not wait for the next retry', async () => {
    const page = await aPageThatFails(offline);
    page.store.dispatch(blue);
    await page.wait(3_100);
    page.api.respond = () => aResponse(aBody({ results: 8 }));
    page.store.dispatch(retryAtOnce());
    await page.wait(100);
    expect(resultsOnScreen(page)).toBe(8);
  });

  it('requests nothing when nothing has failed, and does not touch a pending request', async () => {
    const page = await aPageThatFails(() => new Promise(() => undefined));
    page.store.dispatch(retryAtOnce());
    page.store.dispatch(blue);
    await page.wait(100);
    page.store.dispatch(retryAtOnce());
    await page.wait(100);
    expect(page.platform.requested).toHaveLength(1);
    expect(page.platform.logged).toEqual([]);
  });
});
