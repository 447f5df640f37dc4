import { push } from 'redux-first-history';
import { facetToggled, pageChosen } from '../../src/listing/navigation';
import { retryAtOnce } from '../../src/listing/retry-at-once';
import { selectListingUrl } from '../../src/listing/listing-location';
import {
  selectIsCurrentShown,
  selectShownListing,
  selectShownUrl,
} from '../../src/listing/shown-listing';
import {
  selectHasFailed,
  selectIsFetching,
  selectShownPages,
  retryAsked,
} from '../../src/listing/shown-listing-slice';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse, pendingResponses } from '../support/listing-service';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const red = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'red' });
const second = pageChosen({ kind: 'pagination', pageNumber: 2 });

/** Lets responses reach the store. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aRunningPage(
  respond: () => Response | Promise<Response> = () => aResponse(),
  path = '/browse/sofas',
  overrides: Parameters<typeof fakePlatform>[1] = {},
) {
  const platform = fakePlatform(respond, overrides);
  const page = aPageStore({ path, platform });
  page.start();
  return { ...page, platform, state: () => page.store.getState() };
}

describe('the listing of the current URL', () => {
  it('is requested once when the page starts without one', async () => {
    const page = aRunningPage();
    await settle();
    expect(page.platform.requested).toEqual([
      '/listing-api/group_id/sofas?num_results_per_page=30&page=1&sort_by=relevance&sort_order=descending',
    ]);
    expect(selectShownListing(page.state())?.numResults).toBe(2);
  });

  it('is not shown before its response, also when no other one is', async () => {
    const waiting = pendingResponses();
    const page = aRunningPage(waiting.respond);
    await settle();
    expect(selectIsCurrentShown(page.state())).toBe(false);
    waiting.resolve(0);
    await settle();
    expect(selectIsCurrentShown(page.state())).toBe(true);
  });

  it('stays on screen while the next one is fetched', async () => {
    const waiting = pendingResponses();
    const page = aRunningPage(waiting.respond);
    waiting.resolve(0, aResponse(aBody({ results: 7 })));
    await settle();
    page.store.dispatch(blue);
    expect(selectListingUrl(page.state())?.facets).toHaveLength(1);
    expect(selectIsFetching(page.state())).toBe(true);
    expect(selectIsCurrentShown(page.state())).toBe(false);
    expect(selectShownListing(page.state())?.numResults).toBe(7);
  });

  it('aborts the previous request and ignores its late response', async () => {
    const waiting = pendingResponses();
    const page = aRunningPage(waiting.respond);
    waiting.resolve(0);
    await settle();
    for (const action of [blue, red, second]) {
      page.store.dispatch(action);
      await settle();
    }
    waiting.resolve(3, aResponse(aBody({ results: 3 })));
    await settle();
    waiting.resolve(1, aResponse(aBody({ results: 1 })));
    await settle();
    expect(selectShownListing(page.state())?.numResults).toBe(3);
    expect(page.platform.logged).toEqual(['info: ERR_CANCELED', 'info: ERR_CANCELED']);
  });

  it('sends one request for several clicks at the same moment', async () => {
    const page = aRunningPage();
    await settle();
    for (const action of [blue, red, second]) page.store.dispatch(action);
    await settle();
    expect(page.platform.requested).toHaveLength(2);
    expect(page.platform.requested[1]).toContain('page=2');
  });

  it('comes from the cache after Back, with no request and no fetching indicator', async () => {
    const page = aRunningPage();
    await settle();
    page.store.dispatch(blue);
    await jest.advanceTimersByTimeAsync(100);
    const requestCount = page.platform.requested.length;
    page.history.back();
    expect(selectIsCurrentShown(page.state())).toBe(true);
    expect(selectIsFetching(page.state())).toBe(false);
    await settle();
    expect(page.platform.requested).toHaveLength(requestCount);
  });

  it('has the same URL state before and after it is shown', async () => {
    const page = aRunningPage();
    const before = selectShownUrl(page.state());
    await settle();
    expect(selectShownPages(page.state()).at(-1)?.args.url).toBe('/browse/sofas');
    expect(selectShownUrl(page.state())).toBe(before);
  });

  it('paints the clicked control one frame before a cached listing, but not after Back', async () => {
    const frames: (() => void)[] = [];
    const nextFrame = () => new Promise<void>((painted) => frames.push(painted));
    const page = aRunningPage(() => aResponse(), '/browse/sofas', { nextFrame });
    await settle();
    page.store.dispatch(blue);
    frames.shift()?.();
    await settle();
    page.history.back();
    expect(frames).toHaveLength(0);
    expect(selectIsCurrentShown(page.state())).toBe(true);
    page.store.dispatch(blue);
    expect(selectListingUrl(page.state())?.facets).toHaveLength(1);
    expect(selectIsCurrentShown(page.state())).toBe(false);
    expect(selectShownPages(page.state()).at(-1)?.args.url).toBe('/browse/sofas');
    frames[0]?.();
    await settle();
    expect(selectIsCurrentShown(page.state())).toBe(true);
  });

  it('is requested after the clicked control is painted, and only for the last of several clicks', async () => {
    const frames: (() => void)[] = [];
    const nextFrame = () => new Promise<void>((painted) => frames.push(painted));
    const page = aRunningPage(() => aResponse(), '/browse/sofas', { nextFrame });
    await jest.advanceTimersByTimeAsync(100);
    const requestCount = page.platform.requested.length;
    page.store.dispatch(blue);
    page.store.dispatch(red);
    await settle();
    expect(page.platform.requested).toHaveLength(requestCount);
    expect(selectIsFetching(page.state())).toBe(false);
    for (const painted of frames) painted();
    await settle();
    expect(page.platform.requested).toHaveLength(requestCount + 1);
    expect(selectIsCurrentShown(page.state())).toBe(true);
  });

  it('is shown at once and requested again when it is older than ten minutes', async () => {
    const page = aRunningPage();
    await settle();
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    page.store.dispatch(blue);
    await jest.advanceTimersByTimeAsync(100);
    page.history.back();
    expect(selectIsCurrentShown(page.state())).toBe(true);
    await settle();
    expect(page.platform.requested).toHaveLength(3);
  });

  it('is refreshed also when the shopper leaves it meanwhile, so that a return needs no request', async () => {
    const waiting = pendingResponses();
    const page = aRunningPage(waiting.respond);
    waiting.resolve(0);
    waiting.resolve(1);
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    page.store.dispatch(blue);
    await settle();
    page.history.back();
    await settle();
    expect(waiting.count).toBe(3);
    page.history.forward();
    waiting.resolve(2, aResponse(aBody({ results: 9 })));
    await settle();
    page.history.back();
    await settle();
    expect(waiting.count).toBe(3);
    expect(selectShownListing(page.state())?.numResults).toBe(9);
  });

  it('is that of a click that is not painted yet when the browser is online again', async () => {
    const frames: (() => void)[] = [];
    const nextFrame = () => new Promise<void>((painted) => frames.push(painted));
    const statuses = [200, 404];
    const respond = () => aResponse(aBody(), { status: statuses.shift() ?? 200 });
    const page = aRunningPage(respond, '/browse/sofas', { nextFrame });
    await settle();
    page.store.dispatch(blue);
    frames.shift()?.();
    await settle();
    expect(selectHasFailed(page.state())).toBe(true);
    page.store.dispatch(red);
    page.store.dispatch(retryAtOnce());
    for (const painted of frames) painted();
    await settle();
    expect(page.platform.requested).toHaveLength(3);
    expect(selectIsCurrentShown(page.state())).toBe(true);
  });

  it('is not requested again when only a carried parameter changes', async () => {
    const page = aRunningPage();
    await settle();
    page.store.dispatch(push('/browse/sofas?utm_source=mail'));
    await settle();
    expect(page.platform.requested).toHaveLength(1);
  });
});

describe('a listing that cannot be fetched', () => {
  it('is requested four times, 1, 2 and 4 seconds apart, and then fails with the last good list on screen', async () => {
    let isDown = false;
    const page = aRunningPage(() =>
      isDown ? aResponse({}, { status: 500 }) : aResponse(aBody({ results: 5 })),
    );
    await settle();
    isDown = true;
    page.store.dispatch(blue);
    await jest.advanceTimersByTimeAsync(6_999);
    expect(page.platform.requested).toHaveLength(4);
    expect(selectHasFailed(page.state())).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(page.platform.requested).toHaveLength(5);
    expect(selectHasFailed(page.state())).toBe(true);
    expect(selectShownListing(page.state())?.numResults).toBe(5);
    expect(page.platform.logged).toEqual(Array(4).fill('error: browse API response error'));
  });

  it('is fetched again when the shopper selects "Try again"', async () => {
    let isDown = true;
    const page = aRunningPage(() => (isDown ? aResponse({}, { status: 404 }) : aResponse()));
    await settle();
    expect(selectHasFailed(page.state())).toBe(true);
    isDown = false;
    page.store.dispatch(retryAsked());
    await settle();
    expect(selectHasFailed(page.state())).toBe(false);
    expect(selectShownPages(page.state()).at(-1)?.args.url).toBe('/browse/sofas');
  });

  it('fails when its body is not a listing', async () => {
    const page = aRunningPage(() => aResponse('<html>'));
    await settle();
    expect(selectHasFailed(page.state())).toBe(true);
    expect(page.platform.requested).toHaveLength(1);
  });
});
