import { categoryChosen } from '../../src/listing/navigation';
import { prefetchListing } from '../../src/listing/prefetch';
import { selectShownListing } from '../../src/listing/shown-listing';
import { selectHasFailed } from '../../src/listing/shown-listing-slice';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse, pendingResponses } from '../support/listing-service';

/** Longer than the fetching indicator stays, and shorter than the delay of any retry. */
const settledMs = 100;
const settle = () => jest.advanceTimersByTimeAsync(settledMs);
const lamps = categoryChosen({ kind: 'category', categoryId: 'lamps' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function aPage(overrides = {}) {
  const waiting = pendingResponses();
  const platform = fakePlatform(waiting.respond, overrides);
  const page = aPageStore({ path: '/browse/sofas', platform });
  page.start();
  waiting.resolve(0);
  await settle();
  return { ...page, platform, waiting };
}

describe('a prefetch', () => {
  it('shares its request with the navigation that follows', async () => {
    const { store, platform, waiting } = await aPage();
    store.dispatch(prefetchListing('/browse/lamps'));
    store.dispatch(lamps);
    waiting.resolve(1, aResponse(aBody({ results: 9 })));
    await settle();
    expect(platform.requested).toHaveLength(2);
    expect(selectShownListing(store.getState())?.numResults).toBe(9);
  });

  it('changes nothing on screen', async () => {
    const { store, waiting } = await aPage();
    const before = store.getState().shownListing;
    store.dispatch(prefetchListing('/browse/lamps'));
    waiting.resolve(1);
    await settle();
    expect(store.getState().shownListing).toEqual(before);
  });

  it('leaves the present listing alone, whose failure stays on screen', async () => {
    const { store, platform, waiting } = await aPage();
    store.dispatch(lamps);
    waiting.resolve(1, aResponse({}, { status: 400 }));
    await settle();
    store.dispatch(prefetchListing('/browse/lamps'));
    await settle();
    expect(platform.requested).toHaveLength(2);
    expect(selectHasFailed(store.getState())).toBe(true);
  });

  it('is aborted when the shopper leaves the link', async () => {
    const { store, platform } = await aPage();
    const leave = store.dispatch(prefetchListing('/browse/lamps'));
    await settle();
    leave?.();
    await settle();
    expect(platform.logged).toEqual(['info: ERR_CANCELED']);
  });

  it('goes on when the shopper leaves the link by following it', async () => {
    const { store, platform, waiting } = await aPage();
    const leave = store.dispatch(prefetchListing('/browse/lamps'));
    store.dispatch(lamps);
    leave?.();
    waiting.resolve(1);
    await settle();
    expect(platform.logged).toEqual([]);
    expect(platform.requested).toHaveLength(2);
  });

  it('is aborted together with the navigation that shares it', async () => {
    const { store, platform } = await aPage();
    store.dispatch(prefetchListing('/browse/lamps'));
    await settle();
    store.dispatch(lamps);
    store.dispatch(categoryChosen({ kind: 'category', categoryId: 'rugs' }));
    await settle();
    expect(platform.logged).toEqual(['info: ERR_CANCELED']);
  });

  it('waits for no more than two at once', async () => {
    const { store, platform } = await aPage();
    for (const name of ['a', 'b', 'c']) store.dispatch(prefetchListing(`/browse/${name}`));
    await settle();
    expect(platform.requested).toHaveLength(3);
  });

  it('sends no request when the listing is cached, the address is no listing, or the shopper saves data', async () => {
    const { store, platform } = await aPage();
    store.dispatch(prefetchListing('/browse/sofas'));
    store.dispatch(prefetchListing('/basket'));
    await settle();
    expect(platform.requested).toHaveLength(1);
    const saving = await aPage({ savesData: () => true });
    saving.store.dispatch(prefetchListing('/browse/lamps'));
    await settle();
    expect(saving.platform.requested).toHaveLength(1);
  });
});
