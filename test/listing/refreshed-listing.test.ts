/**
 * A listing older than ten minutes is shown from the cache; the newer response is an update when it shows anything
 * else.
 */
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { timeTravel } from '../../src/client/dev-tools/time-travel';
import type { EventPayloads } from '../../src/events/event-payloads';
import { categoryChosen, facetToggled, pageChosen } from '../../src/listing/navigation';
import { selectGridListing, selectShownListing } from '../../src/listing/shown-listing';
import { listingShown, retryAsked } from '../../src/listing/shown-listing-slice';
import type { StoreTools } from '../../src/page/create-store';
import { publishedSince, shownEvents } from '../events/a-journey';
import { aListingBody, aWireFacet, aWireValue, type ListingFacts } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { aVisit } from '../support/a-visit';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const lamps = categoryChosen({ kind: 'category', categoryId: 'lamps' });
const more = pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true });
const elevenMinutesMs = 11 * 60_000;
const responseMs = 200;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A visit whose listing API responds with these facts, which the test changes. */
async function aShop(tools: StoreTools = {}) {
  const api: { facts: ListingFacts; requests: number } = { facts: { results: 90 }, requests: 0 };
  const calls: string[] = [];
  const visit = await aVisit({
    tools,
    platform: {
      restoreScroll: () => void calls.push('scroll'),
      focus: (elementId) => void calls.push(elementId),
      fetch: (address) => {
        api.requests += 1;
        const query = new URL(address, 'https://shop.example').searchParams;
        const body = aListingBody({ page: Number(query.get('page')), ...api.facts });
        return new Promise((resolve) =>
          setTimeout(() => resolve(new Response(JSON.stringify(body))), responseMs),
        );
      },
    },
  });
  return {
    ...visit,
    api,
    calls,
    products: () => selectGridListing(visit.state())?.products.map(({ productId }) => productId),
    results: () => selectShownListing(visit.state())?.numResults,
    updates: () => publishedSince(visit).filter((line) => !line.startsWith('update')),
    /** The shopper filters a listing that is eleven minutes old, and goes back to it while the API has other facts. */
    returnTo: async (facts: ListingFacts) => {
      await visit.settle(elevenMinutesMs);
      await visit.act(blue);
      api.facts = facts;
      api.requests = 0;
      calls.length = 0;
      await visit.back(responseMs - 1);
    },
  };
}

const events = shownEvents({ trigger: 'BROWSER_ACTION', path: '/browse/sofas' });
const product = (id: string, fields = {}) => aWireProduct({ product_id: id, title: id, ...fields });
const facet = (count: number) => aWireFacet('style', aWireValue('modern', { count }));

describe('a listing that is refreshed in the background', () => {
  it('changes also after the shopper selected "Try again" meanwhile', async () => {
    const shop = await aShop();
    await shop.returnTo({ results: 20 });
    await shop.act(retryAsked());
    await shop.settle(responseMs);
    expect(shop.results()).toBe(20);
  });

  it('changes by an update, with its facets and one set of events', async () => {
    const shop = await aShop();
    await shop.returnTo({ results: 20, facets: [facet(3)] });
    expect(shop.results()).toBe(90);
    expect(shop.updates().slice(-5)).toEqual(events);
    shop.platform.published.length = 0;
    await shop.settle(1_000);
    expect(shop.results()).toBe(20);
    expect(shop.state().knownFacets.facets.map(({ id }) => id)).toEqual(['style']);
    const { payload } = shop.platform.published.findLast(
      ({ topic }) => topic === 'analytics-update',
    ) as { payload: EventPayloads['analytics-update'] };
    expect(payload.numResults).toBe(20);
    expect(shop.updates()).toEqual(events);
    await shop.settle(60_000);
    expect(shop.updates()).toEqual([]);
    expect(shop.api.requests).toBe(1);
  });

  const before = { products: [product('a'), product('b')], facets: [facet(3)] };
  const isAnswered = async (facts: ListingFacts) => {
    const shop = await aShop();
    shop.api.facts = before;
    await shop.act(lamps);
    await shop.returnTo({ ...before, ...facts });
    shop.updates();
    const shown = selectShownListing(shop.state());
    await shop.settle(1_000);
    expect(shop.api.requests).toBe(1);
    const numUpdates = shop.updates().filter((line) => line.startsWith('grid')).length;
    return { numUpdates, isSame: selectShownListing(shop.state()) === shown };
  };
  const lights = { group_id: 'c1', display_name: 'Lights' };
  const unread: object = { took_ms: 9 };

  it.each<[string, ListingFacts]>([
    ['order', { products: [product('b'), product('a')] }],
    ['product', { products: [product('a'), product('c')] }],
    ['price', { products: [product('a', { price: { current: 7 } }), product('b')] }],
    ['count of an option', { facets: [facet(4)] }],
    ['number of results', { results: 91 }],
    ['text', { meta: { selected_category: lights } }],
  ])('is an update with another %s', async (_difference, facts) => {
    expect(await isAnswered(facts)).toEqual({ numUpdates: 1, isSame: false });
  });

  it.each<[string, ListingFacts]>([
    ['the same response', {}],
    ['another result id', { meta: { result_id: 'result-2' } }],
    ['no result id', { meta: { result_id: undefined } }],
    ['another term in the echo of the request', { request: { term: 'x' } }],
    ['a sort order in it', { request: { sort_by: 'popularity' } }],
    ['filters in it', { request: { filters: { colours: ['Black', 'red'] } } }],
    ['what the page does not read', { meta: unread }],
  ])('is none with %s', async (_difference, facts) => {
    expect(await isAnswered(facts)).toEqual({ numUpdates: 0, isSame: true });
  });

  it('leaves focus and scroll position alone', async () => {
    const shop = await aShop();
    await shop.returnTo({ results: 20 });
    expect(shop.calls).toEqual(['scroll']);
    await shop.settle(5_000);
    expect(shop.results()).toBe(20);
    expect(shop.calls).toEqual(['scroll']);
  });

  it('is not shown in place of another listing that the shopper has asked for since', async () => {
    const shop = await aShop();
    await shop.returnTo({ results: 20 });
    shop.updates();
    shop.store.dispatch(lamps);
    await shop.settle(responseMs / 2);
    expect(shop.results()).toBe(90);
    expect(shop.updates()).toEqual([]);
    await shop.settle(1_000);
    expect(shop.updates()).toEqual(shownEvents({ trigger: 'CATEGORY', path: '/browse/lamps' }));
  });

  it('comes with the pages that are loaded above it, in one update', async () => {
    const shop = await aShop();
    await shop.act(more);
    await shop.returnTo({ results: 80 });
    expect(shop.results()).toBe(90);
    shop.updates();
    await shop.settle(1_000);
    expect(shop.api.requests).toBe(2);
    expect(shop.products()).toHaveLength(60);
    expect(shop.results()).toBe(80);
    expect(shop.updates().filter((line) => line.startsWith('grid'))).toHaveLength(1);
  });

  it('does not change while a link to one of its pages is prefetched', async () => {
    const shop = await aShop();
    await shop.act(more);
    await shop.settle(elevenMinutesMs);
    shop.updates();
    shop.api.facts = { results: 80, products: [product('new')] };
    const shown = selectGridListing(shop.state());
    await shop.prefetch('/browse/sofas', 1_000);
    expect(selectGridListing(shop.state())).toBe(shown);
    expect(shop.updates()).toEqual([]);
  });
});

describe('the listing on screen', () => {
  it('changes by no action but the one that shows another', async () => {
    const causes = new Set<string>();
    const middleware: Middleware = ({ getState }) => {
      const shown = () => selectGridListing(getState() as Parameters<typeof selectGridListing>[0]);
      return (next) => (action) => {
        const before = shown();
        const result = next(action);
        if (shown() !== before) causes.add((action as UnknownAction).type);
        return result;
      };
    };
    const shop = await aShop({ middleware: [middleware] });
    await shop.act(more);
    await shop.returnTo({ results: 20 });
    await shop.settle(1_000);
    await shop.forward(1_000);
    expect([...causes]).toEqual([listingShown.type]);
  });

  it('stays that of the past while developer tools show it, and what arrives is in the present', async () => {
    const shop = await aShop(timeTravel(instrument()));
    const { liftedStore } = shop.store as unknown as EnhancedStore<unknown, UnknownAction, unknown>;
    const index = liftedStore.getState().currentStateIndex;
    await shop.returnTo({ results: 20 });
    shop.updates();
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index });
    await shop.settle(5_000);
    expect(shop.results()).toBe(90);
    const present = liftedStore.getState().stagedActionIds.length - 1;
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: present });
    expect(shop.results()).toBe(20);
  });
});
