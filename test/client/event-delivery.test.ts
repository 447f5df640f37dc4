import type { EventBus } from '../../src/lib/event-bus';
import { openEventBus } from '../../src/client/window-event-bus';
import { startEventDelivery } from '../../src/client/analytics/event-delivery';
import type { CollectedEvent } from '../../src/events/collected-event';
import { queueKey } from '../../src/events/collector-queue';
import { facetToggled, pageChosen, sortChosen } from '../../src/listing/navigation';
import { pageGlobalsName } from '../../src/storefront/page-globals';
import { faultsOf, readContract } from '../contracts/contract';
import { aListingBody } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { aVisit } from '../support/a-visit';
import { closeAfterTest } from '../support/close-after-test';
import { inEnglish } from '../support/english';
import { aResponse } from '../support/listing-service';
import { updateTopics } from '../support/update-topics';

type Entry = Record<string, unknown> & { event?: string; ecommerce?: { items: object[] } | null };
const host = window as unknown as Record<string, unknown>;
const acme = facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' });

/** A visit on a page whose host sets these delivery options. */
async function aVisitWith(
  globals: object,
  path = '/browse/sofas',
  whileLoading: (bus: EventBus) => void = () => undefined,
) {
  host[pageGlobalsName] = globals;
  delete host.plpEvents;
  delete host.dataLayer;
  const { bus, publish } = openEventBus((error) => {
    throw error;
  });
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const visit = await aVisit({ path, platform: { publish } });
  const listen = jest.spyOn(document, 'addEventListener');
  const platform = {
    ...visit.platform,
    fetch: (url: string, init?: RequestInit) => {
      calls.push({ url, init });
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  };
  const started = startEventDelivery({ store: visit.store, bus, platform, environment: inEnglish });
  whileLoading(bus);
  await started;
  const listeners = [...listen.mock.calls];
  listen.mockRestore();
  closeAfterTest(() => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  });
  const layer = () => (host.dataLayer ?? []) as Entry[];
  return {
    ...visit,
    bus,
    calls,
    layer,
    eventNames: () => layer().flatMap(({ event }) => event ?? []),
    collected: () =>
      calls.flatMap(
        ({ init }) => (JSON.parse(init?.body as string) as { events: CollectedEvent[] }).events,
      ),
  };
}

/** A link that leads nowhere in the test, in a card of the grid unless it is elsewhere on the page. */
function aLinkTo(href: string, place = 'plp-card'): HTMLAnchorElement {
  const around = document.createElement('div');
  around.className = place;
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', (event) => event.preventDefault());
  around.append(link);
  document.body.append(around);
  return link;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('delivery', () => {
  it('is off by default', async () => {
    const visit = await aVisitWith({ consent: true });
    await visit.act(acme, 10_000);
    expect(host.dataLayer).toBeUndefined();
    expect(visit.calls).toEqual([]);
  });

  it('does nothing without consent, and starts with the list on screen after consent', async () => {
    const visit = await aVisitWith({ dataLayer: true, collectorURL: '/plp-events' });
    await visit.act(acme, 10_000);
    expect(visit.layer()).toEqual([]);
    visit.bus.publish('plp/consent', true);
    expect(visit.eventNames()).toEqual(['view_item_list']);
    await visit.act(sortChosen({ kind: 'sort_order', sortOption: 'price' }), 10_000);
    expect(visit.eventNames()).toEqual(['view_item_list', 'sort_listing', 'view_item_list']);
    expect(visit.collected().map(({ topic }) => topic)).toEqual([...updateTopics, 'plp/update']);
    visit.bus.publish('plp/consent', false);
    await visit.act(acme, 10_000);
    expect(visit.eventNames()).toHaveLength(3);
    expect(visit.collected()).toHaveLength(5);
  });

  it('follows a host that sets the field directly', async () => {
    const globals = { dataLayer: true, consent: false };
    const visit = await aVisitWith(globals);
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
  const anOpenBridge = () => aVisitWith({ dataLayer: true, consent: true });

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
    const visit = await aVisitWith({ dataLayer: true, consent: true }, '/browse/brand--acme');
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
      num_results: expect.any(Number) as number,
    });
  });

  it('sends the clicked product, wherever in its link the click is', async () => {
    const visit = await anOpenBridge();
    const link = aLinkTo('/product/sofas-2');
    const title = document.createElement('span');
    link.append(title);
    const elsewhere = aLinkTo('#help');
    title.click();
    elsewhere.click();
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    const selected = visit.layer().filter(({ event }) => event === 'select_item');
    expect(selected.map(({ ecommerce }) => ecommerce?.items)).toEqual(
      Array(2).fill([expect.objectContaining({ item_id: 'sofas-2', index: 1 })]),
    );
  });

  it('sends a product once for a double click, and none for a link outside of its card', async () => {
    const visit = await anOpenBridge();
    const link = aLinkTo('/product/sofas-2');
    for (const detail of [1, 2])
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    aLinkTo('/product/sofas-2', 'suggestions').click();
    expect(visit.eventNames().filter((name) => name === 'select_item')).toHaveLength(1);
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
    aLinkTo('/d').click();
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
    aLinkTo('/product/sofas-2').click();
    aLinkTo('/product/sofas-32').click();
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
    const visit = await aVisitWith({ collectorURL: '/plp-events', consent: true });
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
    const visit = await aVisitWith(
      { collectorURL: '/plp-events', consent: true },
      '/browse',
      (bus) => {
        for (const path of ['/browse/lamps', '/browse/sofas']) {
          bus.publish('plp/update', { path });
          bus.publish('analytics-update', { path });
        }
      },
    );
    await jest.advanceTimersByTimeAsync(10_000);
    expect(visit.collected().map(({ topic, payload }) => [topic, payload])).toEqual([
      ['plp/update', { path: '/browse/lamps' }],
      ['analytics-update', { path: '/browse/lamps' }],
      ['plp/update', { path: '/browse/sofas' }],
      ['analytics-update', { path: '/browse/sofas' }],
    ]);
  });

  it('gets the unsent events of pages in between when the browser restores the page', async () => {
    const listened = jest.spyOn(window, 'addEventListener');
    const visit = await aVisitWith({ collectorURL: '/plp-events', consent: true });
    const types = listened.mock.calls.map(([type]) => type);
    expect(types).toContain('pagehide');
    expect(types).not.toContain('unload');
    expect(types).not.toContain('beforeunload');
    listened.mockRestore();
    const event = { id: 'of-another-page', visitId: 'visit-1', topic: 'facet-update', atMs: 1 };
    visit.platform.sessionStorage.write(
      queueKey,
      JSON.stringify({ events: [{ ...event, payload: {} }] }),
    );
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await visit.settle(10_000);
    expect(visit.collected()).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await visit.settle(10_000);
    expect(visit.collected().map(({ id }) => id)).toEqual(['of-another-page']);
  });

  it('gets nothing at an address that is not http or https', async () => {
    const visit = await aVisitWith({ collectorURL: 'javascript:alert(1)', consent: true });
    await visit.act(acme, 5_000);
    expect(visit.calls).toEqual([]);
  });
});
