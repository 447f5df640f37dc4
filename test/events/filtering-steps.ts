/** A shopper's steps in one category: filters, sort orders, page sizes, pages. */
import { eventsOfAction, eventsOfBrowserAction, navigationEvent, shownEvents } from './a-journey';
import {
  choosePage,
  choosePageSize,
  choosePriceRange,
  chooseSort,
  clearFilters,
  toggleFacet,
  type Step,
} from './journey-step';

const sofas = '/browse/sofas';
const acme = { path: `${sofas}/brand--acme`, options: ['brand=acme'] };
const acmeInBlue = {
  path: `${sofas}/brand--acme/colours--blue`,
  options: ['brand=acme', 'colours=blue'],
};
const secondPage = { ...acmeInBlue, path: `${acmeInBlue.path}?page=2`, page: 2 };
const thirdPage = { ...acmeInBlue, path: `${acmeInBlue.path}?page=3`, page: 3 };
const byPrice = { ...acmeInBlue, path: `${acmeInBlue.path}?sortkey=price`, sort: 'price' };
const byPriceInLargePages = { ...byPrice, path: `${byPrice.path}&numProducts=96` };
const cheap = { path: `${sofas}/price---10-to-20`, options: ['price="10"-"20"'] };
const cheapOfTwoBrands = {
  path: `${sofas}/brand--acme+bolt/price---10-to-20`,
  options: ['brand=acme', 'brand=bolt', 'price="10"-"20"'],
};

export const filteringSteps: readonly Step[] = [
  {
    shopper: 'ticks a brand',
    act: (visit) => visit.act(toggleFacet('brand', 'acme')),
    publishes: eventsOfAction({ trigger: 'FACET', ...acme }),
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
      navigationEvent('FACET', acmeInBlue.path),
      ...shownEvents({ trigger: 'FACET', ...acmeInBlue }),
    ],
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'goes to page 2',
    act: (visit) => visit.act(choosePage(2)),
    publishes: eventsOfAction({ trigger: 'PAGINATION', ...secondPage }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'hovers over the link to page 3',
    act: (visit) => visit.prefetch(thirdPage.path),
    publishes: [],
    requests: 1,
  },
  {
    shopper: 'goes to page 3, which was prefetched',
    act: (visit) => visit.act(choosePage(3)),
    publishes: eventsOfAction({ trigger: 'PAGINATION', ...thirdPage }),
    historySteps: 1,
  },
  {
    shopper: 'goes back to page 2',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction(secondPage),
    historySteps: -1,
  },
  {
    shopper: 'goes back to page 1',
    act: (visit) => visit.back(),
    publishes: eventsOfBrowserAction(acmeInBlue),
    historySteps: -1,
  },
  {
    shopper: 'goes forward to page 2',
    act: (visit) => visit.forward(),
    publishes: eventsOfBrowserAction(secondPage),
    historySteps: 1,
  },
  {
    shopper: 'sorts by price, which starts at page 1',
    act: (visit) => visit.act(chooseSort('price')),
    publishes: eventsOfAction({ trigger: 'SORT_ORDER', ...byPrice }),
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
    publishes: eventsOfAction({ trigger: 'RESULT_COUNT', ...byPriceInLargePages }),
    historySteps: 1,
    requests: 1,
  },
  {
    shopper: 'clears all filters',
    act: (visit) => visit.act(clearFilters()),
    publishes: eventsOfAction({
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
    publishes: eventsOfBrowserAction(byPriceInLargePages),
    historySteps: -1,
  },
  {
    shopper: 'chooses 30 products a page, which is cached',
    act: (visit) => visit.act(choosePageSize(30)),
    publishes: eventsOfAction({ trigger: 'RESULT_COUNT', ...byPrice }),
    historySteps: 1,
  },
  {
    shopper: 'sorts as recommended',
    act: (visit) => visit.act(chooseSort('relevance')),
    publishes: eventsOfAction({ trigger: 'SORT_ORDER', ...acmeInBlue }),
    historySteps: 1,
  },
  {
    shopper: 'unticks the brand',
    act: (visit) => visit.act(toggleFacet('brand', 'acme')),
    publishes: eventsOfAction({
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
    publishes: eventsOfAction({ trigger: 'FACET', path: sofas }),
    historySteps: 1,
  },
  {
    shopper: 'chooses a price range',
    act: (visit) => visit.act(choosePriceRange(10, 20)),
    publishes: eventsOfAction({ trigger: 'FACET', ...cheap }),
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
      ...shownEvents({ trigger: 'FACET', ...cheapOfTwoBrands }),
      navigationEvent('FACET', `${sofas}/brand--acme/price---10-to-20`),
      navigationEvent('FACET', cheapOfTwoBrands.path),
    ],
    historySteps: 2,
    requests: 2,
  },
];
