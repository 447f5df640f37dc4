import { ActionCreators } from '@redux-devtools/instrument';
import { pageScrolledTo } from '../../src/listing/navigation';
import { retryAtOnce } from '../../src/listing/retry-at-once';
import { selectIsCurrentShown, selectShownListing } from '../../src/listing/shown-listing';
import { selectHasFailed } from '../../src/listing/shown-listing-slice';
import { eventsOfBrowserAction, publishedSince } from '../events/a-journey';
import {
  acmePath,
  aPageUnderDevTools,
  bolt,
  boltPath,
  bothPath,
  eventsOf,
  goBack,
  sofas,
  type Page,
} from './a-page-under-dev-tools';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('while the tools show an earlier state', () => {
  async function aPageInThePast() {
    const page = await aPageUnderDevTools();
    page.lifted.dispatch(ActionCreators.jumpToState(0));
    expect(page.address()).toBe(sofas);
    return page;
  }
  const isInThePast = ({ lifted }: Page) => {
    const { currentStateIndex, stagedActionIds } = lifted.getState();
    return currentStateIndex < stagedActionIds.length - 1;
  };

  it('a click leads back to the present first, and is requested, shown and published there', async () => {
    const page = await aPageInThePast();
    const requestCount = page.visit.service.requestCount;
    await page.visit.act(bolt);
    expect(page.address()).toBe(bothPath);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
    expect(isInThePast(page)).toBe(false);
    expect(await goBack(page)).toEqual(
      eventsOfBrowserAction({ path: acmePath, options: ['brand=acme'] }),
    );
  });

  it('Back leads to the entry before that of the present', async () => {
    const page = await aPageInThePast();
    expect(await goBack(page)).toEqual(eventsOfBrowserAction({ path: sofas }));
    expect(page.address()).toBe(sofas);
    expect(isInThePast(page)).toBe(false);
  });

  it('a listing that was requested before arrives in the present, and the page stays in the past', async () => {
    const page = await aPageUnderDevTools();
    page.visit.service.delayMs = 2_000;
    await page.visit.act(bolt, 1_000);
    publishedSince(page.visit);
    page.lifted.dispatch(ActionCreators.jumpToState(0));
    await page.visit.settle(5_000);
    expect(page.address()).toBe(sofas);
    expect(selectShownListing(page.visit.state())?.products).toHaveLength(2);
    expect(isInThePast(page)).toBe(true);
    const listingOfBoth = eventsOf(bothPath, 'brand=acme', 'brand=bolt').slice(0, 5);
    expect(publishedSince(page.visit)).toEqual(listingOfBoth);
    page.lifted.dispatch(
      ActionCreators.jumpToState(page.lifted.getState().stagedActionIds.length - 1),
    );
    expect(page.address()).toBe(bothPath);
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
    expect(selectHasFailed(page.visit.state())).toBe(false);
    expect(page.visit.service.requestCount).toBe(2);
  });

  it('a page that comes into view, a prefetch and another connection leave it there', async () => {
    const page = await aPageInThePast();
    const requestCount = page.visit.service.requestCount;
    await page.visit.act(pageScrolledTo(2), 1_000);
    page.visit.store.dispatch(retryAtOnce());
    await page.visit.prefetch(boltPath, 1_000);
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
    expect(isInThePast(page)).toBe(true);
    expect(page.address()).toBe(sofas);
    expect(publishedSince(page.visit)).toEqual([]);
  });

  it('a click changes nothing as long as changes are locked', async () => {
    const page = await aPageInThePast();
    page.lifted.dispatch(ActionCreators.lockChanges(true));
    await page.visit.act(bolt, 5_000);
    expect(isInThePast(page)).toBe(true);
    expect(publishedSince(page.visit)).toEqual([]);
  });
});
