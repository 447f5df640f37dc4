import { announcementDelayMs } from '../../src/filters/announcements/announcement-saga';
import { selectAnnouncement } from '../../src/filters/chips/chips-slice';
import { drawerClosed, drawerOpened } from '../../src/filters/drawer/drawer-slice';
import {
  categoryChosen,
  facetsCleared,
  facetToggled,
  pageChosen,
  pageSizeChosen,
  sortChosen,
} from '../../src/listing/navigation';
import { retryAtOnce } from '../../src/listing/retry-at-once';
import { retryAsked } from '../../src/listing/shown-listing-slice';
import type { Platform } from '../../src/platform/platform';
import { aListingBody } from '../support/a-listing';
import { aVisit } from '../support/a-visit';
import { filterChangeTexts, sortTexts } from '../support/english';

const toggle = (facetId: string, optionId: string) =>
  facetToggled({ kind: 'facet', facetId, optionId });
const acme = toggle('brand', 'acme');
const bolt = toggle('brand', 'bolt');
const { added, addedAndRemoved, page, pageSize, removed, severalRemoved, sorted } =
  filterChangeTexts;
const noCategory = { group_id: '', display_name: '' };
const blue = toggle('colours', 'blue');

describe('the announcement of a change of filters', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const begin = async (path = '/browse/sofas', platform: Partial<Platform> = {}) => {
    const visit = await aVisit({ path, platform });
    const said = () => selectAnnouncement(visit.state());
    return { ...visit, said };
  };

  it('is not made for the first listing', async () => {
    const visit = await begin('/browse/sofas/brand--acme');
    await visit.settle(5_000);
    expect(visit.said()).toEqual({ number: 0, message: '' });
  });

  it('comes 2 s after the change, with the number of results', async () => {
    const visit = await begin();
    await visit.act(acme, announcementDelayMs - 1);
    expect(visit.said().message).toBe('');
    await visit.settle(1);
    expect(visit.said().message).toBe(added('acme', 'brand'));
    expect(visit.said().numResults).toBeGreaterThan(0);
    await visit.act(acme, announcementDelayMs);
    expect(visit.said().message).toBe(removed('acme', 'brand'));
  });

  it('names the filter alone where it leads from the whole shop to the category "all"', async () => {
    const visit = await begin('/browse');
    await visit.act(acme, announcementDelayMs);
    expect(visit.said().message).toBe(added('acme', 'brand'));
  });

  it('combines all changes within 2 s of each other', async () => {
    const visit = await begin('/browse/sofas/brand--acme');
    await visit.act(blue, 1_900);
    await visit.act(bolt, 1_900);
    expect(visit.said().number).toBe(0);
    await visit.act(acme, announcementDelayMs);
    expect(visit.said()).toMatchObject({
      number: 1,
      message: addedAndRemoved(2, 1),
    });
    await visit.act(facetsCleared({ kind: 'clear_all' }), announcementDelayMs);
    expect(visit.said()).toMatchObject({ number: 2, message: severalRemoved(2) });
  });

  it('is not made when all changes are undone', async () => {
    const visit = await begin();
    await visit.act(acme);
    await visit.act(acme, 3_000);
    expect(visit.said().number).toBe(0);
  });

  it('names another order, page size and page', async () => {
    const visit = await begin();
    await visit.act(sortChosen({ kind: 'sort_order', sortOption: 'price' }), 3_000);
    expect(visit.said()).toMatchObject({ number: 1, message: sorted(sortTexts.orders.price) });
    await visit.act(pageSizeChosen({ kind: 'result_count', numProducts: 96 }), 3_000);
    expect(visit.said()).toMatchObject({ number: 2, message: pageSize(96) });
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2 }), 3_000);
    expect(visit.said()).toMatchObject({ number: 3, message: page(2) });
    // What it leads to goes without saying.
    await visit.act(acme, 3_000);
    expect(visit.said()).toMatchObject({ number: 4, message: added('acme', 'brand') });
  });

  it.each([
    ['page', pageChosen({ kind: 'pagination', pageNumber: 2 }), page(2)],
    [
      'order',
      sortChosen({ kind: 'sort_order', sortOption: 'price' }),
      sorted(sortTexts.orders.price),
    ],
    ['page size', pageSizeChosen({ kind: 'result_count', numProducts: 96 }), pageSize(96)],
  ])('names another %s when its products are there', async (_change, action, message) => {
    const visit = await begin();
    visit.service.delayMs = 4_000;
    await visit.act(action, 3_900);
    expect(visit.said().number).toBe(0);
    await visit.settle(100);
    expect(visit.said()).toMatchObject({ number: 1, message });
    expect(visit.said().numResults).toBeGreaterThan(0);
  });

  it('names another page when it is there after a failure, and not before', async () => {
    const visit = await begin();
    visit.service.status = 404;
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2 }), 5_000);
    expect(visit.said().number).toBe(0);
    visit.service.status = 200;
    await visit.act(retryAsked());
    expect(visit.said()).toMatchObject({ number: 1, message: page(2) });
  });

  it('leaves a page that is loaded below the others to its own message', async () => {
    const visit = await begin();
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true }), 3_000);
    expect(visit.said().number).toBe(0);
  });

  it('names another category when its listing is there', async () => {
    const visit = await begin();
    visit.service.delayMs = 4_000;
    await visit.act(categoryChosen({ kind: 'category', categoryId: 'lamps' }), 3_000);
    expect(visit.said().number).toBe(0);
    await visit.settle(2_000);
    expect(visit.said()).toMatchObject({ number: 1, message: 'Lamps' });
  });

  it('tells the number of results of a listing without a category', async () => {
    const body = aListingBody({ results: 40, meta: { selected_category: noCategory } });
    const visit = await begin('/browse/sofas', {
      fetch: () => Promise.resolve(Response.json(body)),
    });
    await visit.act(categoryChosen({ kind: 'category', categoryId: '' }), 3_000);
    expect(visit.said()).toEqual({ number: 1, message: '', numResults: 40 });
  });

  it('is made for the browser’s Back too', async () => {
    const visit = await begin();
    await visit.act(acme, 3_000);
    await visit.back(3_000);
    expect(visit.said()).toMatchObject({ number: 2, message: removed('acme', 'brand') });
  });

  it('names the number of results when a late listing arrives', async () => {
    const visit = await begin();
    visit.service.delayMs = 4_000;
    await visit.act(acme, announcementDelayMs);
    expect(visit.said()).toEqual({ number: 1, message: added('acme', 'brand') });
    await visit.settle(2_500);
    expect(visit.said().numResults).toBeGreaterThan(0);
  });

  it('names no results of the list before when a late listing fails', async () => {
    const visit = await begin();
    Object.assign(visit.service, { delayMs: 4_000, status: 404 });
    await visit.act(acme, announcementDelayMs);
    await visit.settle(2_500);
    expect(visit.said()).toEqual({ number: 1, message: added('acme', 'brand') });
  });

  it('names the number of results when the browser is online again, or the shopper has tried again', async () => {
    const visit = await begin();
    visit.service.status = 500;
    await visit.act(acme, 20_000);
    expect(visit.said()).toEqual({ number: 1, message: added('acme', 'brand') });
    visit.service.status = 200;
    visit.store.dispatch(retryAtOnce());
    await visit.settle();
    expect(visit.said()).toMatchObject({ number: 1, message: added('acme', 'brand') });
    expect(visit.said().numResults).toBeGreaterThan(0);
  });

  it.each([0, 1_500, 20_000])(
    'tells the number of results of a first listing that was missing for %d ms',
    async (waitMs) => {
      const visit = await aVisit({ status: 500 });
      const said = () => selectAnnouncement(visit.state());
      await visit.settle(waitMs);
      expect(said().numResults).toBeUndefined();
      visit.service.status = 200;
      visit.store.dispatch(retryAtOnce());
      await visit.settle();
      expect(said().message).toBe('');
      expect(said().numResults).toBeGreaterThan(0);
      await visit.act(acme, announcementDelayMs);
      expect(said().message).toBe(added('acme', 'brand'));
    },
  );

  it('is neither put off nor made by the drawer, which has an entry in the history', async () => {
    const visit = await begin();
    await visit.act(acme, 1_000);
    await visit.act(drawerOpened(), 500);
    await visit.act(drawerClosed(), 500);
    expect(visit.said()).toMatchObject({ number: 1, message: added('acme', 'brand') });
    await visit.act(drawerOpened(), 3_000);
    expect(visit.said().number).toBe(1);
    await visit.act(bolt, announcementDelayMs);
    expect(visit.said()).toMatchObject({ number: 2, message: added('bolt', 'brand') });
  });

  it('names the results of a late listing also when the drawer has opened meanwhile', async () => {
    const visit = await begin();
    visit.service.delayMs = 4_000;
    await visit.act(acme, announcementDelayMs);
    await visit.act(drawerOpened(), 2_500);
    expect(visit.said()).toMatchObject({ number: 1, numResults: expect.any(Number) as number });
  });

  it('names no results of a listing that the shopper left before it arrived', async () => {
    const visit = await begin();
    visit.service.delayMs = 4_000;
    await visit.act(acme, announcementDelayMs + 500);
    await visit.act(bolt, announcementDelayMs);
    expect(visit.said()).toEqual({ number: 2, message: added('bolt', 'brand') });
  });
});
