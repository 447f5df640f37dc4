/** Nineteen steps of a shopper in one category: filters, sort orders, page sizes, pages. */
import { facetOptionsChosen, facetsCleared } from '../../src/listing/navigation';
import { shownEvents } from './a-journey';
import {
  eventsOfBrowserAction,
  toggleFacet,
  choosePage,
  eventsOfAction,
  choosePageSize,
  chooseSort,
  type Step,
} from './journey-step';

const sofas = '/browse/sofas';
const acme = `${sofas}/brand--acme`;
const both = `${sofas}/brand--acme/colours--blue`;
const inAll = ['brand=acme', 'colours=blue'];

export const filteringSteps: readonly Step[] = [
  {
    shopper: 'ticks a brand',
    act: (visit) => visit.act(toggleFacet('brand', 'acme')),
    publishes: eventsOfAction('facet', { trigger: 'FACET', path: acme, options: ['brand=acme'] }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'ticks a colour while the listing API is slow',
    act: async (visit) => {
      visit.service.delayMs = 400;
      await visit.act(toggleFacet('colours', 'blue'), 500);
      visit.service.delayMs = 0;
    },
    publishes: [
      `update facet ${both}`,
      ...shownEvents({ trigger: 'FACET', path: both, options: inAll }),
    ],
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'goes to page 2',
    act: (visit) => visit.act(choosePage(2)),
    publishes: eventsOfAction('pagination', {
      trigger: 'PAGINATION',
      path: `${both}?page=2`,
      page: 2,
      options: inAll,
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'hovers over the link to page 3',
    act: (visit) => visit.prefetch(`${both}?page=3`),
    publishes: [],
    requests: 1,
  },
  {
    shopper: 'goes to page 3, which was prefetched',
    act: (visit) => visit.act(choosePage(3)),
    publishes: eventsOfAction('pagination', {
      trigger: 'PAGINATION',
      path: `${both}?page=3`,
      page: 3,
      options: inAll,
    }),
    historySteps: 1,
  },
  {
    shopper: 'goes back to page 2',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction({ path: `${both}?page=2`, page: 2, options: inAll }),
    historySteps: -1,
  },
  {
    shopper: 'goes back to page 1',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction({ path: both, options: inAll }),
    historySteps: -1,
  },
  {
    shopper: 'goes forward to page 2',
    act: (visit) => visit.forward(),
    publishes: eventsOfBrowserAction({ path: `${both}?page=2`, page: 2, options: inAll }),
    historySteps: 1,
  },
  {
    shopper: 'sorts by price, which starts at page 1',
    act: (visit) => visit.act(chooseSort('price')),
    publishes: eventsOfAction('sort_order', {
      trigger: 'SORT_ORDER',
      path: `${both}?sortkey=price`,
      sort: 'price',
      options: inAll,
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'chooses the current sort order',
    act: (visit) => visit.act(chooseSort('price')),
    publishes: [],
  },
  {
    shopper: 'chooses 96 products a page',
    act: (visit) => visit.act(choosePageSize(96)),
    publishes: eventsOfAction('result_count', {
      trigger: 'RESULT_COUNT',
      path: `${both}?sortkey=price&numProducts=96`,
      sort: 'price',
      options: inAll,
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'clears all filters',
    act: (visit) => visit.act(facetsCleared({ kind: 'clear_all' })),
    publishes: eventsOfAction('facet', {
      trigger: 'FACET',
      path: `${sofas}?sortkey=price&numProducts=96`,
      sort: 'price',
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'undoes that with Back',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction({
      path: `${both}?sortkey=price&numProducts=96`,
      sort: 'price',
      options: inAll,
    }),
    historySteps: -1,
  },
  {
    shopper: 'chooses 30 products a page, which is cached',
    act: (visit) => visit.act(choosePageSize(30)),
    publishes: eventsOfAction('result_count', {
      trigger: 'RESULT_COUNT',
      path: `${both}?sortkey=price`,
      sort: 'price',
      options: inAll,
    }),
    historySteps: 1,
  },
  {
    shopper: 'sorts as recommended',
    act: (visit) => visit.act(chooseSort('relevance')),
    publishes: eventsOfAction('sort_order', { trigger: 'SORT_ORDER', path: both, options: inAll }),
    historySteps: 1,
  },
  {
    shopper: 'unticks the brand',
    act: (visit) => visit.act(toggleFacet('brand', 'acme')),
    publishes: eventsOfAction('facet', {
      trigger: 'FACET',
      path: `${sofas}/colours--blue`,
      options: ['colours=blue'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'removes the last chip, which shows the first listing of the visit',
    act: (visit) => visit.act(toggleFacet('colours', 'blue')),
    publishes: eventsOfAction('facet', { trigger: 'FACET', path: sofas }),
    historySteps: 1,
  },
  {
    shopper: 'chooses a price range',
    act: (visit) =>
      visit.act(
        facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds: ['"10"-"20"'] }),
      ),
    publishes: eventsOfAction('facet', {
      trigger: 'FACET',
      path: `${sofas}/price---10-to-20`,
      options: ['price="10"-"20"'],
    }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'ticks two brands faster than the listing API responds',
    act: async (visit) => {
      visit.service.delayMs = 100;
      await visit.act(toggleFacet('brand', 'acme'), 50);
      await visit.act(toggleFacet('brand', 'bolt'), 350);
      visit.service.delayMs = 0;
    },
    publishes: [
      ...shownEvents({
        trigger: 'FACET',
        path: `${sofas}/brand--acme+bolt/price---10-to-20`,
        options: ['brand=acme', 'brand=bolt', 'price="10"-"20"'],
      }),
      `update facet ${sofas}/brand--acme/price---10-to-20`,
      `update facet ${sofas}/brand--acme+bolt/price---10-to-20`,
    ],
    historySteps: 2,
    requests: 2,
  },
];
