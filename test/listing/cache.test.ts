import { push } from 'redux-first-history';
import { prefetchListing } from '../../src/listing/prefetch';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

const minuteMs = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function aPage(globals: Readonly<Record<string, unknown>> = {}) {
  const platform = fakePlatform((url) => aResponse(aBody({ productIds: [url] })));
  const page = aPageStore({ path: '/browse/sofas', platform, globals });
  page.start();
  await jest.advanceTimersByTimeAsync(100);
  return {
    ...page,
    platform,
    state: page.store.getState,
    wait: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    visit: async (path: string) => {
      page.store.dispatch(push(path));
      await jest.advanceTimersByTimeAsync(100);
    },
    cached: () => Object.keys(page.store.getState().listingApi.queries),
  };
}

describe('a listing in the cache', () => {
  it('is fresh for ten minutes: a return within them sends no request', async () => {
    const page = await aPage();
    await page.wait(9 * minuteMs);
    await page.visit('/browse/lamps');
    await page.visit('/browse/sofas');
    expect(page.platform.requested).toHaveLength(2);
    await page.wait(minuteMs);
    await page.visit('/browse/lamps');
    await page.visit('/browse/sofas');
    expect(page.platform.requested).toHaveLength(3);
  });

  it('is removed five minutes after it was last on screen, and not sooner', async () => {
    const page = await aPage();
    await page.visit('/browse/lamps');
    await page.wait(5 * minuteMs - 200);
    expect(page.cached()).toHaveLength(2);
    await page.wait(200);
    expect(page.cached()).toHaveLength(1);
    expect(page.cached()[0]).toContain('lamps');
  });

  it('stays for as long as it is on screen', async () => {
    const page = await aPage();
    await page.wait(120 * minuteMs);
    expect(page.cached()).toHaveLength(1);
    expect(selectShownListing(page.state())?.products).toHaveLength(1);
    expect(page.platform.requested).toHaveLength(1);
  });

  it('is removed within five minutes, however many listings the shopper sees', async () => {
    const page = await aPage();
    for (let number = 1; number <= 50; number += 1) {
      await page.visit(`/browse/sofas?page=${String(number + 1)}`);
      await page.wait(minuteMs);
      expect(page.cached().length).toBeLessThanOrEqual(7);
    }
    await page.wait(5 * minuteMs);
    expect(page.cached()).toHaveLength(1);
    expect(page.cached()[0]).toContain('page=51');
  });

  it('is not replaced by prefetched listings while it is on screen', async () => {
    const page = await aPage();
    for (let number = 1; number <= 50; number += 1) {
      page.store.dispatch(prefetchListing(`/browse/c${String(number)}`));
      await page.wait(10);
    }
    expect(page.cached()).toHaveLength(51);
    await page.wait(5 * minuteMs);
    expect(page.cached()).toHaveLength(1);
    expect(selectShownListing(page.state())?.products).toHaveLength(1);
  });
});

describe('a listing in the dehydrated state', () => {
  const hour = 60 * minuteMs;

  it.each([
    ['an hour ahead of', hour],
    ['an hour behind', -hour],
    ['the same as', 0],
  ])('is not requested when the server’s clock is %s the browser’s', async (_name, aheadMs) => {
    const server = await aPage();
    const { queries } = server.state().listingApi;
    const queryState = JSON.parse(JSON.stringify(queries)) as Record<
      string,
      { fulfilledTimeStamp: number; startedTimeStamp: number }
    >;
    for (const entry of Object.values(queryState)) {
      entry.fulfilledTimeStamp += aheadMs;
      entry.startedTimeStamp += aheadMs;
    }
    const page = await aPage({ queryState });
    expect(selectShownListing(page.state())?.products).toHaveLength(1);
    await page.wait(9 * minuteMs);
    await page.visit('/browse/lamps');
    await page.visit('/browse/sofas');
    expect(page.platform.requested.filter((url) => url.includes('sofas'))).toEqual([]);
    await page.wait(2 * minuteMs);
    await page.visit('/browse/lamps');
    await page.visit('/browse/sofas');
    expect(page.platform.requested.filter((url) => url.includes('sofas'))).toHaveLength(1);
  });
});
