/** A shopper's steps across categories, campaigns, failures, searches, deals and brands. */
import { retryAsked, selectHasFailed } from '../../src/listing/shown-listing-slice';
import { eventsOfAction, eventsOfBrowserAction, navigationEvent, shownEvents } from './a-journey';
import {
  chooseCategory,
  choosePage,
  chooseSort,
  clearFilters,
  toggleFacet,
  type Step,
} from './journey-step';

const campaign = '?utm_source=mail';
const newestLamps = { path: '/browse/lamps?sortkey=newin', sort: 'newin' };
const newestLampsPage2 = { ...newestLamps, path: `${newestLamps.path}&page=2`, page: 2 };
const brandPage = '/browse/brand--acme';

export const wanderingSteps: readonly Step[] = [
  {
    shopper: 'chooses a category',
    act: (visit) => visit.act(chooseCategory('lamps')),
    publishes: eventsOfAction({
      trigger: 'CATEGORY',
      path: '/browse/lamps/brand--acme+bolt/price---10-to-20',
      options: ['brand=acme', 'brand=bolt', 'price="10"-"20"'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'clears the filters of that category',
    act: (visit) => visit.act(clearFilters()),
    publishes: eventsOfAction({ trigger: 'FACET', path: '/browse/lamps' }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'opens the same listing by a campaign link',
    act: (visit) => visit.visit(`/browse/lamps${campaign}`),
    publishes: [],
    historySteps: 1,
  },
  {
    shopper:
      'ticks a brand; the URL carries the campaign parameter, but the path of the events does not',
    act: (visit) => visit.act(toggleFacet('brand', 'corde')),
    publishes: eventsOfAction(
      { trigger: 'FACET', path: '/browse/lamps/brand--corde', options: ['brand=corde'] },
      `/browse/lamps/brand--corde${campaign}`,
    ),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'goes back to the campaign link',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction({ path: '/browse/lamps' }, `/browse/lamps${campaign}`),
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
    publishes: [navigationEvent('CATEGORY', '/browse/gone')],
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
    publishes: [navigationEvent('SORT_ORDER', newestLamps.path)],
    historySteps: 1,
    requests: 4,
  },
  {
    shopper: 'retries; the trigger is still the sort order',
    act: (visit) => visit.act(retryAsked()),
    publishes: shownEvents({ trigger: 'SORT_ORDER', ...newestLamps }),
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
    publishes: eventsOfAction({ trigger: 'PAGINATION', ...newestLampsPage2 }),
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
      ...shownEvents({ trigger: 'BROWSER_ACTION', ...newestLampsPage2 }),
      navigationEvent('PAGINATION', `${newestLamps.path}&page=3`),
      navigationEvent('BROWSER_ACTION', newestLampsPage2.path),
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
      ...eventsOfAction({ trigger: 'PAGINATION', ...newestLamps }),
      ...eventsOfAction({ trigger: 'PAGINATION', ...newestLampsPage2 }),
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
    publishes: eventsOfAction({
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
    publishes: eventsOfAction({
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
    act: (visit) => visit.visit(brandPage),
    publishes: eventsOfBrowserAction({ path: `${brandPage}?uf=brand` }, brandPage),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'filters within the brand',
    act: (visit) => visit.act(toggleFacet('colours', 'red')),
    publishes: eventsOfAction({
      trigger: 'FACET',
      path: `${brandPage}/colours--red?uf=brand`,
      options: ['colours=red'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'clears the filters and stays on the brand page',
    act: (visit) => visit.act(clearFilters()),
    publishes: eventsOfAction({ trigger: 'FACET', path: `${brandPage}?uf=brand` }),
    historySteps: 1,
  },
];
