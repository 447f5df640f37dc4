/** Twenty-one steps of a shopper across categories, campaigns, failures, searches, deals and brands. */
import { facetsCleared } from '../../src/listing/navigation';
import { retryAsked, selectHasFailed } from '../../src/listing/shown-listing-slice';
import { shownEvents } from './a-journey';
import {
  eventsOfBrowserAction,
  chooseCategory,
  toggleFacet,
  choosePage,
  eventsOfAction,
  chooseSort,
  type Step,
} from './journey-step';

export const wanderingSteps: readonly Step[] = [
  {
    shopper: 'chooses a category',
    act: (visit) => visit.act(chooseCategory('lamps')),
    publishes: eventsOfAction('category', {
      trigger: 'CATEGORY',
      path: '/browse/lamps/brand--acme+bolt/price---10-to-20',
      options: ['brand=acme', 'brand=bolt', 'price="10"-"20"'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'clears the filters of that category',
    act: (visit) => visit.act(facetsCleared({ kind: 'clear_all' })),
    publishes: eventsOfAction('facet', { trigger: 'FACET', path: '/browse/lamps' }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'opens the same listing by a campaign link',
    act: (visit) => visit.visit('/browse/lamps?utm_source=mail'),
    publishes: [],
    historySteps: 1,
  },
  {
    shopper:
      'ticks a brand; the URL carries the campaign parameter, but the path of the events does not',
    act: (visit) => visit.act(toggleFacet('brand', 'corde')),
    publishes: eventsOfAction(
      'facet',
      { trigger: 'FACET', path: '/browse/lamps/brand--corde', options: ['brand=corde'] },
      '/browse/lamps/brand--corde?utm_source=mail',
    ),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'goes back to the campaign link',
    act: (visit) => visit.back(),
    publishes: eventsOfAction(
      'browser_action',
      { trigger: 'BROWSER_ACTION', path: '/browse/lamps' },
      '/browse/lamps?utm_source=mail',
    ),
    historySteps: -1,
  },
  {
    shopper: 'goes back from the campaign link to the same listing',
    act: (visit) => visit.back(),
    publishes: [],
    historySteps: -1,
  },
  {
    shopper: 'chooses a category that does not exist',
    act: async (visit) => {
      visit.service.status = 404;
      await visit.act(chooseCategory('gone'));
      visit.service.status = 200;
    },
    publishes: ['update category /browse/gone'],
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'goes back to the list that is still on screen',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction({ path: '/browse/lamps' }),
    historySteps: -1,
  },
  {
    shopper: 'sorts by newest while the listing API is down',
    act: async (visit) => {
      visit.service.status = 500;
      await visit.act(chooseSort('newin'), 7_500);
      expect(selectHasFailed(visit.state())).toBe(true);
      visit.service.status = 200;
    },
    publishes: ['update sort_order /browse/lamps?sortkey=newin'],
    historySteps: 1,
    requests: 4,
  },
  {
    shopper: 'retries; the trigger is still the sort order',
    act: (visit) => visit.act(retryAsked()),
    publishes: shownEvents({
      trigger: 'SORT_ORDER',
      path: '/browse/lamps?sortkey=newin',
      sort: 'newin',
    }),
    requests: 1,
  },
  {
    shopper: 'retries a listing that is on screen',
    act: (visit) => visit.act(retryAsked()),
    publishes: [],
  },
  {
    shopper: 'goes to page 2',
    act: (visit) => visit.act(choosePage(2)),
    publishes: eventsOfAction('pagination', {
      trigger: 'PAGINATION',
      path: '/browse/lamps?sortkey=newin&page=2',
      sort: 'newin',
      page: 2,
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'goes to page 3 and back at once',
    act: async (visit) => {
      visit.service.delayMs = 100;
      await visit.act(choosePage(3), 50);
      await visit.back(350);
      visit.service.delayMs = 0;
    },
    publishes: [
      ...shownEvents({
        trigger: 'BROWSER_ACTION',
        path: '/browse/lamps?sortkey=newin&page=2',
        sort: 'newin',
        page: 2,
      }),
      'update pagination /browse/lamps?sortkey=newin&page=3',
      'update browser_action /browse/lamps?sortkey=newin&page=2',
    ],
    historySteps: 0,
    requests: 1,
  },
  {
    shopper:
      'returns after eleven minutes: page 1 is fetched, page 2 is shown at once and refreshed in the background',
    act: async (visit) => {
      await visit.settle(11 * 60_000);
      await visit.act(choosePage(1));
      await visit.act(choosePage(2));
    },
    publishes: [
      ...eventsOfAction('pagination', {
        trigger: 'PAGINATION',
        path: '/browse/lamps?sortkey=newin',
        sort: 'newin',
      }),
      ...eventsOfAction('pagination', {
        trigger: 'PAGINATION',
        path: '/browse/lamps?sortkey=newin&page=2',
        sort: 'newin',
        page: 2,
      }),
    ],
    historySteps: 2,
    requests: 2,
  },
  {
    shopper: 'follows a link to a search',
    act: (visit) => visit.visit('/search/table-lamp'),
    publishes: eventsOfBrowserAction({ path: '/search/table-lamp', type: 'search' }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'narrows the search to a category',
    act: (visit) => visit.act(chooseCategory('lamps')),
    publishes: eventsOfAction('category', {
      trigger: 'CATEGORY',
      path: '/search/lamps/table-lamp',
      type: 'search',
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'follows a link to a value deal',
    act: (visit) => visit.visit('/valuedeal/bargains'),
    publishes: eventsOfBrowserAction({ path: '/valuedeal/bargains', type: 'promo' }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'filters the value deal',
    act: (visit) => visit.act(toggleFacet('colours', 'green')),
    publishes: eventsOfAction('facet', {
      trigger: 'FACET',
      path: '/valuedeal/bargains/colours--green',
      type: 'promo',
      options: ['colours=green'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'opens a brand page, whose brand is not a filter',
    act: (visit) => visit.visit('/browse/brand--acme'),
    publishes: eventsOfBrowserAction({ path: '/browse/brand--acme?uf=brand' }).map((line) =>
      line.startsWith('update') ? 'update browser_action /browse/brand--acme' : line,
    ),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'filters within the brand',
    act: (visit) => visit.act(toggleFacet('colours', 'red')),
    publishes: eventsOfAction('facet', {
      trigger: 'FACET',
      path: '/browse/brand--acme/colours--red?uf=brand',
      options: ['colours=red'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'clears the filters and stays on the brand page',
    act: (visit) => visit.act(facetsCleared({ kind: 'clear_all' })),
    publishes: eventsOfAction('facet', { trigger: 'FACET', path: '/browse/brand--acme?uf=brand' }),
    historySteps: 1,
  },
];
