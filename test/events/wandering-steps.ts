/** Twenty-one actions across categories, campaigns, faults, searches, deals and brands. */
import { facetsCleared } from '../../src/listing/navigation';
import { retryAsked, selectHasFailed } from '../../src/listing/shown-listing-slice';
import { shownEvents } from './a-journey';
import { back, category, facet, page, quick, sort, type Step } from './journey-step';

export const wanderingSteps: readonly Step[] = [
  {
    does: 'chooses a category',
    by: (visit) => visit.act(category('lamps')),
    tells: quick('category', {
      trigger: 'CATEGORY',
      path: '/browse/lamps/brand--acme+bolt/price---10-to-20',
      options: ['brand=acme', 'brand=bolt', 'price="10"-"20"'],
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'clears the filters of that category',
    by: (visit) => visit.act(facetsCleared({ kind: 'clear_all' })),
    tells: quick('facet', { trigger: 'FACET', path: '/browse/lamps' }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'opens an address that a campaign made, of the same listing',
    by: (visit) => visit.visit('/browse/lamps?utm_source=mail'),
    tells: [],
    moves: 1,
  },
  {
    does: 'ticks a brand there; the campaign travels along but is no part of the path',
    by: (visit) => visit.act(facet('brand', 'corde')),
    tells: quick(
      'facet',
      { trigger: 'FACET', path: '/browse/lamps/brand--corde', options: ['brand=corde'] },
      '/browse/lamps/brand--corde?utm_source=mail',
    ),
    moves: 1,
    asks: 1,
  },
  {
    does: 'goes back to the campaign',
    by: (visit) => visit.back(),
    tells: quick(
      'browser_action',
      { trigger: 'BROWSER_ACTION', path: '/browse/lamps' },
      '/browse/lamps?utm_source=mail',
    ),
    moves: -1,
  },
  {
    does: 'goes back from the campaign to the same listing',
    by: (visit) => visit.back(),
    tells: [],
    moves: -1,
  },
  {
    does: 'meets a category that is not there',
    by: async (visit) => {
      visit.service.status = 404;
      await visit.act(category('gone'));
      visit.service.status = 200;
    },
    tells: ['update category /browse/gone'],
    moves: 1,
    asks: 1,
  },
  {
    does: 'goes back to the list that was on screen all along',
    by: (visit) => visit.back(),
    tells: back({ path: '/browse/lamps' }),
    moves: -1,
  },
  {
    does: 'sorts by what is new while the shop is down',
    by: async (visit) => {
      visit.service.status = 500;
      await visit.act(sort('newin'), 7_500);
      expect(selectHasFailed(visit.state())).toBe(true);
      visit.service.status = 200;
    },
    tells: ['update sort_order /browse/lamps?sortkey=newin'],
    moves: 1,
    asks: 4,
  },
  {
    does: 'asks for it again; what led there still is the sorting',
    by: (visit) => visit.act(retryAsked()),
    tells: shownEvents({
      trigger: 'SORT_ORDER',
      path: '/browse/lamps?sortkey=newin',
      sort: 'newin',
    }),
    asks: 1,
  },
  {
    does: 'asks again for what is on screen',
    by: (visit) => visit.act(retryAsked()),
    tells: [],
  },
  {
    does: 'goes to page 2 of it',
    by: (visit) => visit.act(page(2)),
    tells: quick('pagination', {
      trigger: 'PAGINATION',
      path: '/browse/lamps?sortkey=newin&page=2',
      sort: 'newin',
      page: 2,
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'goes on to page 3 and, at once, back',
    by: async (visit) => {
      visit.service.delayMs = 100;
      await visit.act(page(3), 50);
      await visit.back(350);
      visit.service.delayMs = 0;
    },
    tells: [
      ...shownEvents({
        trigger: 'BROWSER_ACTION',
        path: '/browse/lamps?sortkey=newin&page=2',
        sort: 'newin',
        page: 2,
      }),
      'update pagination /browse/lamps?sortkey=newin&page=3',
      'update browser_action /browse/lamps?sortkey=newin&page=2',
    ],
    moves: 0,
    asks: 1,
  },
  {
    does: 'returns after eleven minutes: page 1 is fetched, page 2 shown at once and renewed behind the scenes',
    by: async (visit) => {
      await visit.settle(11 * 60_000);
      await visit.act(page(1));
      await visit.act(page(2));
    },
    tells: [
      ...quick('pagination', {
        trigger: 'PAGINATION',
        path: '/browse/lamps?sortkey=newin',
        sort: 'newin',
      }),
      ...quick('pagination', {
        trigger: 'PAGINATION',
        path: '/browse/lamps?sortkey=newin&page=2',
        sort: 'newin',
        page: 2,
      }),
    ],
    moves: 2,
    asks: 2,
  },
  {
    does: 'follows a link to a search',
    by: (visit) => visit.visit('/search/table-lamp'),
    tells: back({ path: '/search/table-lamp', type: 'search' }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'narrows the search to a category',
    by: (visit) => visit.act(category('lamps')),
    tells: quick('category', {
      trigger: 'CATEGORY',
      path: '/search/lamps/table-lamp',
      type: 'search',
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'follows a link to a value deal',
    by: (visit) => visit.visit('/valuedeal/bargains'),
    tells: back({ path: '/valuedeal/bargains', type: 'promo' }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'filters the value deal',
    by: (visit) => visit.act(facet('colours', 'green')),
    tells: quick('facet', {
      trigger: 'FACET',
      path: '/valuedeal/bargains/colours--green',
      type: 'promo',
      options: ['colours=green'],
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'looks at a brand, which stands for the page and is no filter',
    by: (visit) => visit.visit('/browse/brand--acme'),
    tells: back({ path: '/browse/brand--acme?uf=brand' }).map((line) =>
      line.startsWith('update') ? 'update browser_action /browse/brand--acme' : line,
    ),
    moves: 1,
    asks: 1,
  },
  {
    does: 'filters within the brand',
    by: (visit) => visit.act(facet('colours', 'red')),
    tells: quick('facet', {
      trigger: 'FACET',
      path: '/browse/brand--acme/colours--red?uf=brand',
      options: ['colours=red'],
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'clears that and keeps the brand',
    by: (visit) => visit.act(facetsCleared({ kind: 'clear_all' })),
    tells: quick('facet', { trigger: 'FACET', path: '/browse/brand--acme?uf=brand' }),
    moves: 1,
  },
];
