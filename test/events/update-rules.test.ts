import type { EventPayloads } from '../../src/events/event-payloads';
import { push } from 'redux-first-history';
import { facetToggled, pageChosen } from '../../src/listing/navigation';
import { selectShownListing } from '../../src/listing/shown-listing';
import { retryAsked, selectHasFailed } from '../../src/listing/shown-listing-slice';
import { aVisit } from '../support/a-visit';
import { publishedSince, shownEvents } from './a-journey';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const second = pageChosen({ kind: 'pagination', pageNumber: 2 });
const bluePath = '/browse/sofas/colours--blue';
const blueEvents = shownEvents({ trigger: 'FACET', path: bluePath, options: ['colours=blue'] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the events of an update', () => {
  it('are published together once the document shows the new list', async () => {
    const visit = await aVisit();
    visit.store.dispatch(blue);
    await jest.advanceTimersByTimeAsync(0);
    expect(selectShownListing(visit.state())?.selectedFacets).toEqual({ colours: ['blue'] });
    await visit.settle(1);
    expect(publishedSince(visit)).toEqual(blueEvents);
  });

  it('are not published for the first listing, even after a failure and a retry', async () => {
    const visit = await aVisit({ status: 404 });
    expect(selectHasFailed(visit.state())).toBe(true);
    visit.service.status = 200;
    await visit.act(retryAsked());
    expect(selectShownListing(visit.state())).toBeDefined();
    expect(publishedSince(visit)).toEqual([]);
  });

  it('carry the shopper’s action when a retry during the countdown succeeds', async () => {
    const visit = await aVisit();
    visit.service.status = 500;
    await visit.act(blue, 1_200);
    visit.service.status = 200;
    await visit.act(retryAsked());
    expect(selectHasFailed(visit.state())).toBe(false);
    expect(publishedSince(visit)).toEqual([`update facet ${bluePath}`, ...blueEvents]);
    await visit.settle(10_000);
    expect(publishedSince(visit)).toEqual([]);
  });

  it('are published once for a list that is shown from the cache and then refreshed', async () => {
    const visit = await aVisit();
    await visit.act(blue);
    publishedSince(visit);
    // A list stays cached for as long as it is on screen.
    await visit.settle(11 * 60_000);
    visit.service.delayMs = 200;
    visit.history.replace(`${bluePath}?page=2`);
    await visit.settle();
    visit.history.replace(bluePath);
    await visit.settle(1_000);
    expect(publishedSince(visit).filter((line) => line.startsWith('grid'))).toHaveLength(2);
    expect(visit.platform.logged).toEqual([]);
    expect(visit.service.requestCount).toBe(4);
  });
});

describe('the experiments of an update', () => {
  it('carry the cohort that the listing API chose, and re-ranking by page type', async () => {
    const visit = await aVisit();
    const experimentsOf = async (path: string) => {
      await visit.visit(path);
      const { payload } =
        visit.platform.published.findLast(({ topic }) => topic === 'analytics-update') ?? {};
      const { pageType, reRanking, experiments } = payload as EventPayloads['analytics-update'];
      return { pageType, reRanking, experiments };
    };
    const experiments = [
      { name: 'big-pictures', cohort: 'control' },
      { name: 'new-ranking', cohort: 'ranking-b' },
    ];
    expect(await experimentsOf('/search/lamp')).toEqual({
      pageType: 'search',
      reRanking: false,
      experiments,
    });
    expect(await experimentsOf('/browse/lamps')).toEqual({
      pageType: 'browse',
      reRanking: true,
      experiments,
    });
    expect(await experimentsOf('/promo/x')).toEqual({
      pageType: 'promo',
      reRanking: true,
      experiments,
    });
    expect(await experimentsOf('/valuedeal/y')).toEqual({
      pageType: 'promo',
      reRanking: true,
      experiments,
    });
  });
});

describe('the last action', () => {
  it('is recorded 250 ms after a navigation and not before', async () => {
    const visit = await aVisit();
    await visit.act(second, 249);
    expect(visit.state().lastAction.type).toBeUndefined();
    await visit.settle(1);
    expect(visit.state().lastAction.type).toBe('PAGINATION');
  });

  it('is not changed by a drawer that opens and closes with Back', async () => {
    const visit = await aVisit();
    await visit.act(blue);
    publishedSince(visit);
    await visit.act(push(bluePath, { layer: 'drawer' }));
    await visit.back();
    expect(publishedSince(visit)).toEqual([]);
    expect(visit.state().lastAction.type).toBe('FACET');
  });

  it('is recorded for each of several quick steps back', async () => {
    const visit = await aVisit();
    await visit.act(blue);
    await visit.act(second);
    publishedSince(visit);
    visit.history.back();
    await visit.back();
    expect(publishedSince(visit).filter((line) => line.startsWith('update'))).toEqual([
      `update browser_action ${bluePath}`,
      'update browser_action /browse/sofas',
    ]);
  });
});
