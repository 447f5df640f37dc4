import { visitKey } from '../../src/events/visit';
import { facetToggled, pageChosen, sortChosen } from '../../src/listing/navigation';
import { faultsOf, readContract } from '../contracts/contract';
import { aListingBody } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { aRecordedPage } from '../support/a-recorded-page';
import { aResponse } from '../support/listing-service';
import { updateTopics } from '../support/update-topics';

const host = window as unknown as Record<string, unknown>;
const acme = facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('delivery', () => {
  it('is off by default', async () => {
    const visit = await aRecordedPage({ globals: { consent: true } });
    await visit.act(acme, 10_000);
    expect(host.dataLayer).toBeUndefined();
    expect(visit.calls).toEqual([]);
  });

  it('does nothing without consent, and starts with the list on screen after consent', async () => {
    const visit = await aRecordedPage({
      globals: { dataLayer: true, collectorURL: '/plp-events' },
    });
    await visit.act(acme, 10_000);
    expect(visit.layer()).toEqual([]);
    visit.bus.publish('plp/consent', true);
    expect(visit.eventNames()).toEqual(['view_item_list']);
    await visit.act(sortChosen({ kind: 'sort_order', sortOption: 'price' }), 10_000);
    expect(visit.eventNames()).toEqual(['view_item_list', 'sort_listing', 'view_item_list']);
    expect(visit.collected().map(({ topic }) => topic)).toEqual([
      'listing-view',
      ...updateTopics,
      'listing-view',
      'plp/update',
    ]);
    visit.bus.publish('plp/consent', false);
    await visit.act(acme, 10_000);
    expect(visit.eventNames()).toHaveLength(3);
    expect(visit.collected()).toHaveLength(7);
  });

  it.each([true, false])('follows an answer of %s from before its script came', async (answer) => {
    const visit = await aRecordedPage({
      globals: { dataLayer: true, consent: !answer },
      whileLoading: (bus) => bus.publish('plp/consent', answer),
    });
    await visit.act(acme);
    expect(visit.layer().length > 0).toBe(answer);
  });

  it('delivers the view of each page on screen when the shopper agrees later', async () => {
    const visit = await aRecordedPage({ globals: { collectorURL: '/plp-events' } });
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true }));
    visit.bus.publish('plp/consent', true);
    await visit.settle(5_000);
    const views = visit.collected().map(({ payload }) => (payload as { path: string }).path);
    expect(views).toEqual(['/browse/sofas', '/browse/sofas?page=2']);
    visit.bus.publish('plp/consent', false);
    visit.bus.publish('plp/consent', true);
    await visit.settle(5_000);
    expect(visit.collected()).toHaveLength(4);
  });

  it('waits until a document that was rendered ahead is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const page = aRecordedPage({
      globals: { dataLayer: true, consent: true },
      isPrerendered: true,
    });
    const visit = await page;
    await visit.settle(1_000);
    expect(visit.layer()).toEqual([]);
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    await visit.settle(1_000);
    expect(visit.eventNames()).toEqual(['view_item_list']);
  });

  it('follows a host that sets the field directly', async () => {
    const globals = { dataLayer: true, consent: false };
    const visit = await aRecordedPage({ globals });
    globals.consent = true;
    await visit.act(acme);
    expect(visit.eventNames()).toContain('view_item_list');
    globals.consent = false;
    const entryCount = visit.layer().length;
    await visit.act(acme);
    expect(visit.layer()).toHaveLength(entryCount);
  });
});

describe('the bridge to Google Analytics 4', () => {
  const anOpenBridge = () => aRecordedPage({ globals: { dataLayer: true, consent: true } });

  it('sends the first list and every later one, each after clearing the previous one', async () => {
    const visit = await anOpenBridge();
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2 }));
    await visit.back();
    expect(visit.layer().map(({ event, ecommerce }) => event ?? ecommerce)).toEqual([
      null,
      'view_item_list',
      null,
      'view_item_list',
      null,
      'view_item_list',
    ]);
    expect(visit.layer()[3]?.ecommerce).toMatchObject({
      item_list_id: 'c1',
      item_list_name: 'Lamps',
      currency: 'GBP',
      items: [
        { item_id: 'sofas-31', item_brand: 'acme', price: 20, index: 30, quantity: 1 },
        { item_id: 'sofas-32', index: 31 },
      ],
    });
  });

  it('sends the list of each update when two follow each other at once', async () => {
    const visit = await anOpenBridge();
    for (const pageNumber of [2, 3])
      await visit.act(pageChosen({ kind: 'pagination', pageNumber }));
    const before = visit.layer().length;
    visit.history.back();
    visit.history.back();
    await visit.settle();
    const lists = visit.layer().slice(before);
    expect(lists.flatMap(({ ecommerce }) => ecommerce?.items ?? [])).toMatchObject([
      { item_id: 'sofas-31' },
      { item_id: 'sofas-32' },
      { item_id: 'sofas-1' },
      { item_id: 'sofas-2' },
    ]);
  });

  it('sends a list under the heading of its page', async () => {
    const visit = await aRecordedPage({
      globals: { dataLayer: true, consent: true },
      path: '/browse/brand--acme',
    });
    await visit.act(facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' }));
    const lists = visit.layer().filter(({ event }) => event === 'view_item_list');
    // The invented service names a category with every listing.
    const about = { item_list_id: 'c1/brand--acme', item_list_name: 'Lamps: Acme' };
    expect(lists.map(({ ecommerce }) => ecommerce)).toMatchObject([about, about]);
  });

  it('sends the selected filters and the number of products left', async () => {
    const visit = await anOpenBridge();
    await visit.act(acme);
    expect(visit.layer().find(({ event }) => event === 'filter_listing')).toEqual({
      event: 'filter_listing',
      filters: ['brand:acme'],
      filter_text: 'brand:acme',
      num_results: expect.any(Number) as number,
    });
  });

  it('sends the clicked product', async () => {
    const visit = await anOpenBridge();
    visit.renderCards()[1]?.click();
    const selected = visit.layer().filter(({ event }) => event === 'select_item');
    expect(selected.map(({ ecommerce }) => ecommerce?.items)).toEqual([
      [expect.objectContaining({ item_id: 'sofas-2', index: 1 })],
    ]);
  });

  it('sends a product of a page that is loaded below another by its place on screen, and none twice', async () => {
    const visit = await anOpenBridge();
    const pages: Readonly<Record<string, readonly string[]>> = { 2: ['sofas-2', 'c'], 3: ['d'] };
    jest.spyOn(visit.platform, 'fetch').mockImplementation((address) => {
      const page = Number(new URL(address, 'https://shop.example').searchParams.get('page'));
      const products = pages[page]?.map((id) => aWireProduct({ product_id: id, url: `/${id}` }));
      return Promise.resolve(aResponse(aListingBody({ page, products: products ?? [] })));
    });
    const before = visit.layer().length;
    for (const pageNumber of [2, 3])
      await visit.act(pageChosen({ kind: 'pagination', pageNumber, isAdded: true }));
    visit.renderCards()[3]?.click();
    const reported = visit.layer().slice(before);
    expect(reported.flatMap(({ ecommerce }) => ecommerce?.items ?? [])).toMatchObject([
      { item_id: 'c', index: 2 },
      { item_id: 'd', index: 3 },
      { item_id: 'd', index: 3 },
    ]);
  });

  it('sends the clicked product of each page that is loaded below another', async () => {
    const visit = await anOpenBridge();
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true }));
    const links = visit.renderCards();
    for (const index of [1, 3]) links[index]?.click();
    const selected = visit.layer().filter(({ event }) => event === 'select_item');
    expect(selected.map(({ ecommerce }) => ecommerce?.items)).toEqual([
      [expect.objectContaining({ item_id: 'sofas-2', index: 1 })],
      // The invented service has two products a page.
      [expect.objectContaining({ item_id: 'sofas-32', index: 3 })],
    ]);
  });
});

describe('the collector of events', () => {
  it('gets events by POST without cookies, also when the shopper leaves the page', async () => {
    const visit = await aRecordedPage({ globals: { collectorURL: '/plp-events', consent: true } });
    await visit.act(acme, 5_000);
    await visit.act(acme, 1_000);
    expect(visit.calls).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(visit.calls.map(({ url }) => url)).toEqual(['/plp-events', '/plp-events']);
    const { EventBatch = {} } = readContract('event-collector-api').components.schemas;
    for (const { init } of visit.calls) {
      expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
      expect(faultsOf(EventBatch, JSON.parse(init?.body as string))).toEqual([]);
    }
  });

  it('gets all events from the time that its script was loading, in their order', async () => {
    const visit = await aRecordedPage({
      globals: { collectorURL: '/plp-events', consent: true },
      path: '/browse',
      whileLoading: (_bus, publish) => {
        for (const path of ['/browse/lamps', '/browse/sofas']) {
          publish('plp/update', { path });
          publish('analytics-update', { path });
        }
      },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    const [first, ...later] = visit.collected();
    expect(first?.topic).toBe('listing-view');
    expect(later.map(({ topic, payload }) => [topic, payload])).toEqual([
      ['plp/update', { path: '/browse/lamps' }],
      ['analytics-update', { path: '/browse/lamps' }],
      ['plp/update', { path: '/browse/sofas' }],
      ['analytics-update', { path: '/browse/sofas' }],
    ]);
  });

  it('gets the unsent events of pages in between when the browser restores the page', async () => {
    const visit = await aRecordedPage({ globals: { collectorURL: '/plp-events', consent: true } });
    const types = visit.windowListeners;
    expect(types).toContain('pagehide');
    expect(types).not.toContain('unload');
    expect(types).not.toContain('beforeunload');
    const event = { id: 'of-another-page', visitId: 'visit-1', topic: 'facet-update', atMs: 1 };
    visit.platform.sessionStorage.write(
      visitKey,
      JSON.stringify({ events: [{ ...event, payload: {} }] }),
    );
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await visit.settle(10_000);
    expect(visit.collected().map(({ topic }) => topic)).toEqual(['listing-view']);
    // As browsers restore a page.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    visit.platform.sessionStorage.write(
      visitKey,
      JSON.stringify({ visitId: 'visit-1', events: [{ ...event, payload: {} }] }),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await visit.settle(10_000);
    expect(visit.collected().at(-1)?.id).toBe('of-another-page');
    await visit.act(acme, 10_000);
    expect(visit.collected().at(-1)?.visitId).toBe('visit-1');
  });

  it('gets nothing at an address that is not http or https', async () => {
    const visit = await aRecordedPage({
      globals: { collectorURL: 'javascript:alert(1)', consent: true },
    });
    await visit.act(acme, 5_000);
    expect(visit.calls).toEqual([]);
  });
});
