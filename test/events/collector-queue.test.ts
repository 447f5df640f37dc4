import type { CollectedEvent } from '../../src/events/collected-event';
import { createCollectorQueue } from '../../src/events/collector-queue';
import { visitKey } from '../../src/events/visit';
import { aListingBody } from '../support/a-listing';
import { fakePlatform } from '../support/fake-platform';

const eventsOf = (body: string) => (JSON.parse(body) as { events: CollectedEvent[] }).events;

/** The queue of a tab, with a collector that may be down and consent that may change. */
function aTab(sessionStorage = fakePlatform(() => new Promise(() => undefined)).sessionStorage) {
  const sent: CollectedEvent[][] = [];
  const sentLeaving: CollectedEvent[][] = [];
  const bodies: string[] = [];
  const world = { isUp: true, settles: true, isAllowed: true, isUnknown: false, ids: 0 };
  let isLeaving = false;
  const open = () => {
    const queue = createCollectorQueue({
      sessionStorage,
      send: (body) => {
        bodies.push(body);
        (isLeaving ? sentLeaving : sent).push(eventsOf(body));
        if (!world.settles) return new Promise<boolean>(() => undefined);
        return world.isUp ? Promise.resolve(true) : Promise.reject(new TypeError('offline'));
      },
      createId: () => `id-${(world.ids += 1)}`,
      isAllowed: () => world.isAllowed && !world.isUnknown,
      isRefused: () => !world.isAllowed,
      surroundings: () => ({ brand: 'marlow', deviceClass: 'phone' }),
    });
    const leave = () => {
      isLeaving = true;
      queue.leave();
      isLeaving = false;
    };
    return { ...queue, leave };
  };
  return { sent, sentLeaving, bodies, world, sessionStorage, open, queue: open() };
}

const payload = { path: '/browse/sofas' };
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the events in the queue of the collector', () => {
  it('are sent together, three seconds after the first', async () => {
    const { queue, sent } = aTab();
    queue.add('facet-update', payload);
    await pass(1_000);
    queue.add('facet-update', payload);
    expect(sent).toEqual([]);
    await pass(2_000);
    expect(sent.map((batch) => batch.length)).toEqual([2]);
    expect(sent[0]?.[0]).toEqual({
      id: 'id-3',
      visitId: 'id-1',
      sessionId: 'id-2',
      sequence: 1,
      topic: 'facet-update',
      atMs: expect.any(Number) as number,
      schemaVersion: 1,
      brand: 'marlow',
      deviceClass: 'phone',
      payload,
    });
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('are sent again with the same ids, after growing delays, until the collector has them', async () => {
    const { queue, sent, world } = aTab();
    world.isUp = false;
    queue.add('facet-update', payload);
    await pass(3_000 + 6_000 + 12_000);
    expect(sent).toHaveLength(3);
    world.isUp = true;
    queue.add('grid-update', {});
    await pass(24_000);
    expect(sent).toHaveLength(4);
    expect(sent[3]?.map(({ id }) => id)).toEqual(['id-3', 'id-4']);
    expect(sent[0]?.[0]?.id).toBe('id-3');
    await pass(600_000);
    expect(sent).toHaveLength(4);
  });

  it('are sent after a reload, with the same visit id', async () => {
    const tab = aTab();
    tab.queue.add('facet-update', payload);
    tab.queue.leave();
    expect(tab.sentLeaving.map((batch) => batch.length)).toEqual([1]);
    const next = aTab(tab.sessionStorage);
    next.world.ids = 10;
    next.queue.add('grid-update', {});
    await pass(3_000);
    expect(
      next.sent[0]?.map(({ id, visitId, sessionId, sequence }) => [
        id,
        visitId,
        sessionId,
        sequence,
      ]),
    ).toEqual([
      ['id-3', 'id-1', 'id-2', 1],
      ['id-11', 'id-1', 'id-2', 2],
    ]);
  });

  it('are not sent again after they have arrived', async () => {
    const tab = aTab();
    tab.queue.add('facet-update', payload);
    await pass(3_000);
    tab.queue.leave();
    expect(tab.sentLeaving).toEqual([]);
    const next = aTab(tab.sessionStorage);
    await pass(60_000);
    expect(next.sent).toEqual([]);
  });

  it('are sent once when the browser fires two events as the shopper leaves', () => {
    const { queue, sentLeaving } = aTab();
    queue.add('facet-update', payload);
    queue.leave();
    queue.leave();
    expect(sentLeaving).toHaveLength(1);
    queue.add('grid-update', {});
    queue.leave();
    expect(sentLeaving.map((batch) => batch.map(({ id }) => id))).toEqual([
      ['id-3'],
      ['id-3', 'id-4'],
    ]);
  });

  it('are neither lost nor sent again when the browser restores a page from its back/forward cache', async () => {
    const first = aTab();
    first.queue.add('facet-update', payload);
    first.queue.leave();
    // The next page sends the stored events, and stores one of its own that did not arrive.
    const next = aTab(first.sessionStorage);
    await pass(3_000);
    next.world.isUp = false;
    next.world.ids = 10;
    next.queue.add('grid-update', {});
    await pass(3_000);
    next.queue.leave();
    const before = first.sent.length;
    first.queue.restore();
    await pass(10_000);
    expect(first.sent.slice(before).map((batch) => batch.map(({ id }) => id))).toEqual([['id-11']]);
    await pass(600_000);
    first.queue.leave();
    expect(first.sentLeaving).toHaveLength(1);
  });

  it('are not sent from a restored page when consent was withdrawn meanwhile', async () => {
    const first = aTab();
    first.queue.add('facet-update', payload);
    first.queue.leave();
    const next = aTab(first.sessionStorage);
    next.queue.clear();
    const before = first.sent.length;
    first.queue.restore();
    await pass(60_000);
    expect(first.sent).toHaveLength(before);
  });

  it('are not sent again when they arrive while the page is in the back/forward cache', async () => {
    const { queue, sent, sessionStorage } = aTab();
    queue.add('facet-update', payload);
    queue.leave();
    jest.advanceTimersByTime(3_000);
    expect(sent).toHaveLength(1);
    queue.restore();
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(sessionStorage.read(visitKey)).toContain('id-3');
  });

  it('are sent from a restored page although its last request never settles', async () => {
    const { queue, sent, sentLeaving, world } = aTab();
    world.settles = false;
    queue.add('facet-update', payload);
    await pass(3_000);
    queue.leave();
    world.settles = true;
    queue.restore();
    queue.add('grid-update', {});
    await pass(3_000);
    expect(sent.map((batch) => batch.map(({ id }) => id))).toEqual([['id-3'], ['id-3', 'id-6']]);
    expect(sentLeaving).toHaveLength(1);
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });

  it('are dropped without consent, and cleared when consent is withdrawn', async () => {
    const { queue, sent, world, sentLeaving, sessionStorage } = aTab();
    world.isAllowed = false;
    queue.add('facet-update', payload);
    await pass(10_000);
    world.isAllowed = true;
    queue.add('facet-update', payload);
    queue.leave();
    expect(sessionStorage.read(visitKey)).toContain('facet-update');
    world.isAllowed = false;
    await pass(10_000);
    queue.leave();
    expect(sent).toEqual([]);
    expect(sentLeaving).toHaveLength(1);
    expect(sessionStorage.read(visitKey)).toBeUndefined();
  });

  it.each([
    ['Latin letters', 'x'],
    ['letters of three bytes', '灯'],
  ])(
    'in %s are sent in batches below the limit of browsers, the last 500 at most',
    async (_name, letter) => {
      const { queue, sent, world } = aTab();
      world.isUp = false;
      const long = { path: letter.repeat(1_000) };
      for (let count = 0; count < 600; count += 1) queue.add('facet-update', long);
      await pass(3_000);
      world.isUp = true;
      await pass(600_000);
      const arrived = sent.slice(1).flat();
      expect(arrived).toHaveLength(500);
      expect(new Set(arrived.map(({ id }) => id)).size).toBe(500);
      expect([arrived[0]?.id, arrived.at(-1)?.id]).toEqual(['id-103', 'id-602']);
      for (const batch of sent)
        expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(60_000);
    },
  );

  it('are sent also when one alone is above the limit, which browsers refuse only while a page is left', async () => {
    const { queue, sent } = aTab();
    queue.add('facet-update', { path: 'x'.repeat(50_000) });
    queue.add('grid-update', {});
    await pass(10_000);
    expect(sent.map((batch) => batch.map(({ topic }) => topic))).toEqual([
      ['facet-update'],
      ['grid-update'],
    ]);
  });

  it('contain product ids in place of the response', async () => {
    const { queue, sent } = aTab();
    const response = aListingBody({ results: 2 });
    queue.add('results-update', { response, ...payload, brand: 'marlow' });
    queue.add('results-update', { response: 'junk' });
    await pass(3_000);
    expect(sent[0]?.map((event) => event.payload)).toEqual([
      { ...payload, brand: 'marlow', productIds: ['p1', 'p2'] },
      { productIds: [] },
    ]);
  });

  it('wait while the host has not said whether the shopper agrees, and go on with the visit', async () => {
    const tab = aTab();
    tab.queue.add('facet-update', payload);
    tab.queue.leave();
    const next = aTab(tab.sessionStorage);
    next.world.isUnknown = true;
    await pass(10_000);
    next.queue.leave();
    expect([next.sent, next.sentLeaving]).toEqual([[], []]);
    next.world.isUnknown = false;
    next.world.ids = 10;
    next.queue.add('grid-update', {});
    await pass(3_000);
    expect(next.sent.flat().map(({ visitId, sequence }) => [visitId, sequence])).toEqual([
      ['id-1', 1],
      ['id-1', 2],
    ]);
  });

  it('begin another visit once the shopper has withdrawn the consent', async () => {
    const { queue, sent } = aTab();
    queue.add('facet-update', payload);
    await pass(3_000);
    queue.clear();
    queue.add('facet-update', payload);
    await pass(3_000);
    const [before, after] = sent.flat();
    expect(after?.visitId).not.toBe(before?.visitId);
    expect(after?.sessionId).not.toBe(before?.sessionId);
    expect(after?.sequence).toBe(1);
  });

  it('say with the next batch how many found no room', async () => {
    const { queue, bodies, world } = aTab();
    world.isUp = false;
    for (let count = 0; count < 510; count += 1) queue.add('grid-update', {});
    await pass(3_000);
    world.isUp = true;
    await pass(600_000);
    const dropped = bodies.map((body) => (JSON.parse(body) as { dropped?: number }).dropped);
    expect(dropped.slice(0, 2)).toEqual([10, 10]);
    expect(dropped.slice(2).every((count) => count === undefined)).toBe(true);
    expect(dropped.length).toBeGreaterThan(2);
  });

  it.each(['no json', '7', '{"events":[1,null,{}],"visitId":3}', 'null'])(
    'start with an empty queue when session storage holds %s',
    async (junk) => {
      const { sessionStorage } = aTab();
      sessionStorage.write(visitKey, junk);
      const tab = aTab(sessionStorage);
      tab.queue.add('grid-update', {});
      await pass(3_000);
      expect(tab.sent.map((batch) => batch.length)).toEqual([1]);
    },
  );
});
