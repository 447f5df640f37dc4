import { replace } from 'redux-first-history';
import { selectLoadedPages } from '../../src/listing/loaded-pages';
import { facetToggled, pageChosen, pageScrolledTo } from '../../src/listing/navigation';
import { selectLocation } from '../../src/listing/listing-location';
import { selectGridListing, selectIsReplacing } from '../../src/listing/shown-listing';
import { selectShownPages } from '../../src/listing/shown-listing-slice';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function aPageWithMore(numMore: number) {
  const platform = fakePlatform((address) => {
    const page = new URL(address, 'https://shop.example').searchParams.get('page');
    return aResponse(aBody({ results: 900, productIds: [`a${page}`, `b${page}`] }));
  });
  const { store, start, history } = aPageStore({ path: '/browse/sofas', platform });
  start();
  await settle();
  const loadMore = async (pageNumber: number) => {
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber, isAdded: true }));
    await settle(300);
  };
  for (let pageNumber = 2; pageNumber < numMore + 2; pageNumber += 1) await loadMore(pageNumber);
  const state = () => store.getState();
  return {
    store,
    history,
    platform,
    state,
    shown: () => selectShownPages(state()).map(({ args }) => args.url.split('?')[1] ?? 'page=1'),
    address: () =>
      `${selectLocation(state())?.pathname ?? ''}${selectLocation(state())?.search ?? ''}`,
    published: (topic: string) => platform.published.filter((event) => event.topic === topic),
  };
}

describe('the pages that a shopper loads below each other', () => {
  it('are shown together and published once each', async () => {
    const page = await aPageWithMore(2);
    expect(page.shown()).toEqual(['page=1', 'page=2', 'page=3']);
    expect(page.address()).toBe('/browse/sofas?page=3');
    expect(page.published('grid-update')).toHaveLength(2);
    expect(page.published('plp/update')).toHaveLength(2);
    expect(selectGridListing(page.state())?.products).toHaveLength(6);
    expect(selectGridListing(page.state())).toBe(selectGridListing(page.state()));
  });

  it('stay while the address follows the page in view', async () => {
    const page = await aPageWithMore(2);
    const { length } = page.platform.requested;
    const published = page.platform.published.length;
    const cards = selectGridListing(page.state())?.products;
    for (const pageNumber of [1, 2]) {
      page.store.dispatch(pageScrolledTo(pageNumber));
      await settle(3_000);
    }
    expect(selectGridListing(page.state())?.products).toBe(cards);
    expect(page.address()).toBe('/browse/sofas?page=2');
    expect(page.shown()).toEqual(['page=1', 'page=2', 'page=3']);
    expect(page.platform.requested).toHaveLength(length);
    expect(page.platform.published).toHaveLength(published);
  });

  it('stay for as long as they are on screen', async () => {
    const page = await aPageWithMore(2);
    const { length } = page.platform.requested;
    await settle(30 * 60_000);
    expect(selectGridListing(page.state())?.products).toHaveLength(6);
    expect(page.platform.requested).toHaveLength(length);
  });

  it('come back after the address followed the page in view', async () => {
    const page = await aPageWithMore(2);
    page.store.dispatch(pageScrolledTo(2));
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    await settle(300);
    page.history.back();
    await settle(300);
    expect(page.address()).toBe('/browse/sofas?page=2');
    expect(page.shown()).toEqual(['page=1', 'page=2', 'page=3']);
  });

  it('are about to be replaced after Back to pages that are no longer cached', async () => {
    const page = await aPageWithMore(2);
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    await settle(6 * 60_000);
    page.history.back();
    expect(selectIsReplacing(page.state())).toBe(true);
    await settle(300);
    expect(page.shown()).toEqual(['page=3']);
  });

  it('leave the address alone while another listing is about to replace them', async () => {
    const page = await aPageWithMore(2);
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    page.store.dispatch(pageScrolledTo(2));
    await settle(300);
    expect(page.address()).toBe('/browse/sofas/brand--acme');
  });

  it('give way to another listing and come back with it, ten at most', async () => {
    const page = await aPageWithMore(11);
    expect(page.shown()).toHaveLength(12);
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    await settle(300);
    expect(page.shown()).toEqual(['page=1']);
    const { length } = page.platform.requested;
    page.history.back();
    await settle(300);
    expect(page.shown()).toEqual(Array.from({ length: 10 }, (_, index) => `page=${index + 3}`));
    expect(page.platform.requested).toHaveLength(length);
  });

  it('do not join a page of another listing, as after a time-travel jump', async () => {
    const page = await aPageWithMore(2);
    const [first] = selectShownPages(page.state());
    if (!first) throw new Error('no page is shown');
    const pageAt = (url: string) => ({ ...first, args: { ...first.args, url } });
    const other = pageAt('/browse/lamps');
    expect(selectLoadedPages(page.state(), other)).toEqual([other]);
    expect(selectLoadedPages(page.state(), pageAt('/browse/sofas?page=3'))).toHaveLength(3);
  });

  it('are not dimmed while one more is fetched', async () => {
    const page = await aPageWithMore(1);
    page.store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 3, isAdded: true }));
    expect(selectIsReplacing(page.state())).toBe(false);
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    expect(selectIsReplacing(page.state())).toBe(true);
    await settle();
  });

  it.each([
    null,
    {},
    { first: '1', last: 9 },
    { first: Number.NaN, last: 3 },
    { first: -4, last: 2 },
  ])('are the page of the address alone when the history says %j', async (pages) => {
    const page = await aPageWithMore(1);
    page.store.dispatch(replace('/browse/sofas', { pages }));
    await settle(300);
    expect(page.shown()).toEqual(['page=1']);
  });
});
