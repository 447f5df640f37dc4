import fc from 'fast-check';
import {
  categoryChosen,
  facetsCleared,
  facetToggled,
  pageChosen,
  pageSizeChosen,
  sortChosen,
} from '../../src/listing/navigation';
import { selectListingUrl } from '../../src/listing/listing-location';
import { selectShownListing } from '../../src/listing/shown-listing';
import { sortOptions } from '../../src/listing-url/sort-option';
import { listingIdentity } from '../../src/listing-url/write-listing-url';
import { aVisit, type Visit } from '../support/a-visit';
import { faultsOf } from './event-schemas';

const anOption = fc
  .tuple(fc.constantFrom('brand', 'colours', '__proto__'), fc.constantFrom('acme', 'blue', 'x y'))
  .map(([facetId, optionId]) => facetToggled({ kind: 'facet', facetId, optionId }));

const anAction = fc.oneof(
  { weight: 4, arbitrary: anOption },
  fc
    .integer({ min: 1, max: 4 })
    .map((pageNumber) => pageChosen({ kind: 'pagination', pageNumber })),
  fc
    .constantFrom(...sortOptions)
    .map((sortOption) => sortChosen({ kind: 'sort_order', sortOption })),
  fc
    .constantFrom(30, 96)
    .map((numProducts) => pageSizeChosen({ kind: 'result_count', numProducts })),
  fc
    .constantFrom('lamps', 'sofas', '')
    .map((categoryId) => categoryChosen({ kind: 'category', categoryId })),
  fc.constant(facetsCleared({ kind: 'clear_all' })),
);

type Move =
  | { readonly kind: 'action'; readonly action: ReturnType<typeof pageChosen> }
  | { readonly kind: 'back' | 'forward' }
  | { readonly kind: 'prefetch'; readonly page: number };

const aMove = fc.oneof(
  {
    weight: 5,
    arbitrary: anAction.map((action) => ({ kind: 'action', action }) as unknown as Move),
  },
  fc.constantFrom<Move>({ kind: 'back' }, { kind: 'forward' }),
  fc.nat(4).map((page): Move => ({ kind: 'prefetch', page })),
);

const triggers: Readonly<Record<string, string>> = {
  facet: 'FACET',
  clear_all: 'FACET',
  category: 'CATEGORY',
  sort_order: 'SORT_ORDER',
  result_count: 'RESULT_COUNT',
  pagination: 'PAGINATION',
};

function addressOf(visit: Visit) {
  const url = selectListingUrl(visit.state());
  return url && listingIdentity(url);
}

function makeMove(visit: Visit, move: Move): Promise<unknown> {
  if (move.kind === 'action') return visit.act(move.action);
  if (move.kind === 'prefetch') return visit.prefetch(`/browse/sofas?page=${move.page}`);
  return move.kind === 'back' ? visit.back() : visit.forward();
}

/** The events expected after a move, none unless another listing is shown. */
function expectedEvents(visit: Visit, move: Move, hasMoved: boolean) {
  if (!hasMoved) return [];
  const eventTrigger =
    move.kind === 'action' ? triggers[move.action.payload.kind] : 'BROWSER_ACTION';
  const path = addressOf(visit);
  const { rawResponse } = selectShownListing(visit.state()) ?? {};
  return [
    ['grid-update', { eventTrigger }],
    ['results-update', { path, response: rawResponse }],
    ['facet-update', { path }],
    ['analytics-update', { path, eventTrigger }],
    ['listing-view', { path, eventTrigger }],
    ['plp/update', { type: eventTrigger?.toLowerCase() }],
  ];
}

async function expectEventsOf(moves: readonly Move[]) {
  const visit = await aVisit();
  visit.platform.published.splice(0);
  for (const move of moves) {
    const [before, entry] = [addressOf(visit), visit.entry()];
    await makeMove(visit, move);
    const hasMoved = addressOf(visit) !== before;
    const published = visit.platform.published.splice(0);
    expect(published.map(({ topic, payload }) => [topic, payload])).toEqual(
      expectedEvents(visit, move, hasMoved).map(([topic, facts]) => [
        topic,
        expect.objectContaining(facts as object) as unknown,
      ]),
    );
    expect(published.flatMap(faultsOf)).toEqual([]);
    if (move.kind === 'action') expect(visit.entry() - entry).toBe(hasMoved ? 1 : 0);
  }
  visit.end();
}

describe('any journey', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('makes one history entry and one set of events in order for each action, and none for anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aMove, { minLength: 1, maxLength: 12 }), expectEventsOf),
      {
        numRuns: 60,
      },
    );
  });
});
