import { facetToggled, pageChosen } from '../../src/listing/navigation';
import { aRecordedPage } from '../support/a-recorded-page';

const host = window as unknown as Record<string, unknown>;
const acme = facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page whose host or subscribers fail', () => {
  it.each([
    ['a number', () => 7],
    ['a frozen list', () => Object.freeze([])],
    [
      'a list whose push throws',
      () =>
        Object.assign([], {
          push: () => {
            throw new Error('full');
          },
        }),
    ],
  ])('works on with %s as data layer, and reports it once', async (_what, layer) => {
    const visit = await aRecordedPage({
      globals: { dataLayer: true, collectorURL: '/plp-events', consent: true },
      beforehand: () => Object.assign(host, { dataLayer: layer() }),
    });
    await visit.act(acme);
    await visit.act(pageChosen({ kind: 'pagination', pageNumber: 2 }), 10_000);
    expect(visit.platform.reported.filter((error) => error.includes('data layer'))).toHaveLength(1);
    expect(visit.collected().map(({ topic }) => topic)).toContain('listing-view');
  });

  it('delivers all the same when a subscriber throws, which is reported', async () => {
    const visit = await aRecordedPage({ globals: { dataLayer: true, consent: true } });
    visit.failures.length = 0;
    visit.bus.subscribe('analytics-update', () => {
      throw new Error('of a host');
    });
    await visit.act(acme);
    expect(visit.failures).toEqual(['of a host']);
    expect(visit.eventNames()).toEqual(['view_item_list', 'filter_listing', 'view_item_list']);
  });

  it('keeps no more than 500 events while the collector is away for an hour', async () => {
    const visit = await aRecordedPage({
      globals: { collectorURL: '/plp-events', consent: true },
      status: 503,
    });
    for (let count = 0; count < 120; count += 1) await visit.act(acme, 30_000);
    visit.collector.status = 204;
    const before = visit.calls.length;
    await visit.settle(30 * 60_000);
    type Batch = { readonly events: readonly object[]; readonly dropped?: number };
    const bodies = visit.calls
      .slice(before)
      .map(({ init }) => JSON.parse(init?.body as string) as Batch);
    expect(bodies.flatMap(({ events }) => events)).toHaveLength(500);
    // Two updates of six events a minute, and the first view.
    expect(bodies[0]?.dropped).toBe(120 * 6 + 1 - 500);
  });
});
