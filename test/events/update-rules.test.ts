import type { EventPayloads } from '../../src/events/event-payloads';
import { push } from 'redux-first-history';
import { facetOptionsChosen, facetToggled, pageChosen } from '../../src/listing/navigation';
import { selectShownListing } from '../../src/listing/shown-listing';
import { retryAsked, selectHasFailed } from '../../src/listing/shown-listing-slice';
import { aVisit, type Visit } from '../support/a-visit';
import { publishedSince, shownEvents } from './a-journey';
import {
  chooseCategory,
  choosePageSize,
  choosePriceRange,
  chooseSort,
  clearFilters,
} from './journey-step';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const second = pageChosen({ kind: 'pagination', pageNumber: 2 });
const bluePath = '/browse/sofas/colours--blue';
const blueEvents = shownEvents({ trigger: 'FACET', path: bluePath, options: ['colours=blue'] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the events of an update', () => {
  it('are published together once the document shows the new list', async () => {
    const visit = await aVisit();
    publishedSince(visit);
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
    expect(publishedSince(visit)).toEqual(['view first /browse/sofas']);
  });

  it('carry the shopper’s action when a retry during the countdown succeeds', async () => {
    const visit = await aVisit();
    publishedSince(visit);
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

describe('what an update says of itself', () => {
  /** The payloads that the visit published since, by topic. */
  const payloadsSince = (visit: Visit) =>
    new Map(
      visit.platform.published
        .splice(0)
        .map(({ topic, payload }) => [topic, payload as Partial<EventPayloads['listing-view']>]),
    );

  it('is the same id and change in its events and its view, and another id for the next', async () => {
    const visit = await aVisit();
    const ids = [payloadsSince(visit).get('listing-view')?.updateId];
    for (const change of [blue, second]) {
      await visit.act(change);
      const payloads = payloadsSince(visit);
      payloads.delete('plp/update');
      const [first, ...others] = [...payloads.values()].map(({ updateId, change: made, path }) => ({
        updateId,
        made,
        path,
      }));
      expect(others).toEqual(Array(4).fill(first));
      ids.push(first?.updateId);
    }
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(undefined);
  });

  it.each([
    ['an option', [blue], { kind: 'facet', facet: 'colours', option: 'blue', action: 'added' }],
    [
      'the option again',
      [blue, blue],
      { kind: 'facet', facet: 'colours', option: 'blue', action: 'removed' },
    ],
    [
      'a range',
      [choosePriceRange(10, 20)],
      { kind: 'facet', facet: 'price', option: '"10"-"20"', action: 'added' },
    ],
    [
      'a range and no range',
      [
        choosePriceRange(10, 20),
        facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds: [] }),
      ],
      { kind: 'facet', facet: 'price', action: 'cleared' },
    ],
    ['nothing any more', [blue, clearFilters()], { kind: 'facet', action: 'cleared' }],
    ['a page', [second], { kind: 'pagination' }],
    [
      'more products',
      [pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true })],
      { kind: 'load_more' },
    ],
    ['a category', [chooseCategory('lamps')], { kind: 'category' }],
    ['an order', [chooseSort('price')], { kind: 'sort_order' }],
    ['a page size', [choosePageSize(96)], { kind: 'result_count' }],
  ])('is what the shopper changed: %s', async (_what, actions, change) => {
    const visit = await aVisit();
    for (const action of actions) await visit.act(action);
    expect(payloadsSince(visit).get('listing-view')?.change).toEqual(change);
  });

  it('is no change after Back', async () => {
    const visit = await aVisit();
    await visit.act(blue);
    payloadsSince(visit);
    await visit.back();
    expect(payloadsSince(visit).get('listing-view')).not.toHaveProperty('change');
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
