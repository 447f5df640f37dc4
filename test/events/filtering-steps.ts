/** Nineteen actions in one category: filters, sort orders, page sizes, pages. */
import { facetOptionsChosen, facetsCleared } from '../../src/listing/navigation';
import { shownEvents } from './a-journey';
import { back, facet, page, quick, size, sort, type Step } from './journey-step';

const sofas = '/browse/sofas';
const acme = `${sofas}/brand--acme`;
const both = `${sofas}/brand--acme/colours--blue`;
const inAll = ['brand=acme', 'colours=blue'];

export const filteringSteps: readonly Step[] = [
  {
    does: 'ticks a brand',
    by: (visit) => visit.act(facet('brand', 'acme')),
    tells: quick('facet', { trigger: 'FACET', path: acme, options: ['brand=acme'] }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'ticks a colour, which takes long',
    by: async (visit) => {
      visit.service.delayMs = 400;
      await visit.act(facet('colours', 'blue'), 500);
      visit.service.delayMs = 0;
    },
    tells: [
      `update facet ${both}`,
      ...shownEvents({ trigger: 'FACET', path: both, options: inAll }),
    ],
    moves: 1,
    asks: 1,
  },
  {
    does: 'goes to page 2',
    by: (visit) => visit.act(page(2)),
    tells: quick('pagination', {
      trigger: 'PAGINATION',
      path: `${both}?page=2`,
      page: 2,
      options: inAll,
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'hovers over page 3',
    by: (visit) => visit.prefetch(`${both}?page=3`),
    tells: [],
    asks: 1,
  },
  {
    does: 'goes to page 3, which was prefetched',
    by: (visit) => visit.act(page(3)),
    tells: quick('pagination', {
      trigger: 'PAGINATION',
      path: `${both}?page=3`,
      page: 3,
      options: inAll,
    }),
    moves: 1,
  },
  {
    does: 'goes back to page 2',
    by: (visit) => visit.back(),
    tells: back({ path: `${both}?page=2`, page: 2, options: inAll }),
    moves: -1,
  },
  {
    does: 'goes back to page 1',
    by: (visit) => visit.back(),
    tells: back({ path: both, options: inAll }),
    moves: -1,
  },
  {
    does: 'goes forward to page 2',
    by: (visit) => visit.forward(),
    tells: back({ path: `${both}?page=2`, page: 2, options: inAll }),
    moves: 1,
  },
  {
    does: 'sorts by price, which starts at page 1',
    by: (visit) => visit.act(sort('price')),
    tells: quick('sort_order', {
      trigger: 'SORT_ORDER',
      path: `${both}?sortkey=price`,
      sort: 'price',
      options: inAll,
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'chooses the sort order that is already there',
    by: (visit) => visit.act(sort('price')),
    tells: [],
  },
  {
    does: 'asks for 96 on a page',
    by: (visit) => visit.act(size(96)),
    tells: quick('result_count', {
      trigger: 'RESULT_COUNT',
      path: `${both}?sortkey=price&numProducts=96`,
      sort: 'price',
      options: inAll,
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'clears all filters',
    by: (visit) => visit.act(facetsCleared({ kind: 'clear_all' })),
    tells: quick('facet', {
      trigger: 'FACET',
      path: `${sofas}?sortkey=price&numProducts=96`,
      sort: 'price',
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'undoes that with one step back',
    by: (visit) => visit.back(),
    tells: back({
      path: `${both}?sortkey=price&numProducts=96`,
      sort: 'price',
      options: inAll,
    }),
    moves: -1,
  },
  {
    does: 'asks for 30 on a page again, known from before',
    by: (visit) => visit.act(size(30)),
    tells: quick('result_count', {
      trigger: 'RESULT_COUNT',
      path: `${both}?sortkey=price`,
      sort: 'price',
      options: inAll,
    }),
    moves: 1,
  },
  {
    does: 'sorts as recommended',
    by: (visit) => visit.act(sort('relevance')),
    tells: quick('sort_order', { trigger: 'SORT_ORDER', path: both, options: inAll }),
    moves: 1,
  },
  {
    does: 'unticks the brand',
    by: (visit) => visit.act(facet('brand', 'acme')),
    tells: quick('facet', {
      trigger: 'FACET',
      path: `${sofas}/colours--blue`,
      options: ['colours=blue'],
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'removes the last chip, back to where the visit began',
    by: (visit) => visit.act(facet('colours', 'blue')),
    tells: quick('facet', { trigger: 'FACET', path: sofas }),
    moves: 1,
  },
  {
    does: 'chooses a price range',
    by: (visit) =>
      visit.act(
        facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds: ['"10"-"20"'] }),
      ),
    tells: quick('facet', {
      trigger: 'FACET',
      path: `${sofas}/price---10-to-20`,
      options: ['price="10"-"20"'],
    }),
    moves: 1,
    asks: 1,
  },
  {
    does: 'ticks two brands faster than the shop answers',
    by: async (visit) => {
      visit.service.delayMs = 100;
      await visit.act(facet('brand', 'acme'), 50);
      await visit.act(facet('brand', 'bolt'), 350);
      visit.service.delayMs = 0;
    },
    tells: [
      ...shownEvents({
        trigger: 'FACET',
        path: `${sofas}/brand--acme+bolt/price---10-to-20`,
        options: ['brand=acme', 'brand=bolt', 'price="10"-"20"'],
      }),
      `update facet ${sofas}/brand--acme/price---10-to-20`,
      `update facet ${sofas}/brand--acme+bolt/price---10-to-20`,
    ],
    moves: 2,
    asks: 2,
  },
];
