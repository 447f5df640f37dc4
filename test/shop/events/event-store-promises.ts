/** What every store of events promises. */
import { pageSize, type EventStore, type StoredEvent } from '../../../shop/events/event-store';
import { aReceivedEvent } from './an-events-service';

export const manyEvents = (count: number, said: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    aReceivedEvent({ id: `event-${100_000 + index}`, ...said }),
  );

async function readAll(store: EventStore, ...[selection]: Parameters<EventStore['page']>) {
  const read: StoredEvent[] = [];
  for (;;) {
    const page = await store.page(selection, read.at(-1));
    if (page.length === 0) return read;
    expect(page.length).toBeLessThanOrEqual(pageSize);
    read.push(...page);
  }
}

/** `open` opens the same new store for each call of a test. */
export function keepsEvents(freshly: () => Promise<() => Promise<EventStore>>): void {
  let open: () => Promise<EventStore>;
  beforeEach(async () => {
    open = await freshly();
  });

  it('gives an event back as it was, with every field and with none', async () => {
    const store = await open();
    const full = aReceivedEvent({
      sessionId: 'session-1',
      sequence: Number.MAX_SAFE_INTEGER,
      atMs: Number.MAX_SAFE_INTEGER,
      schemaVersion: Number.MAX_SAFE_INTEGER,
      brand: 'marlow',
      deviceClass: 'tablet',
      isBot: true,
      payload: '{"path":"/browse/é\u{1f600}\\u0001\\"\'"}',
    });
    const bare = aReceivedEvent({ id: 'event-0002', atMs: 0 });
    await store.append([full, bare], 7);
    expect(await store.page({})).toEqual([
      { ...full, place: expect.any(Number) as number, receivedAtMs: 7 },
      { ...bare, place: expect.any(Number) as number, receivedAtMs: 7 },
    ]);
  });

  it('keeps the first event of an id, within a request and between requests', async () => {
    const store = await open();
    await store.append(
      [aReceivedEvent({ topic: 'search' }), aReceivedEvent({ topic: 'later' })],
      1,
    );
    await store.append(
      [aReceivedEvent({ topic: 'latest' }), aReceivedEvent({ id: 'other-01' })],
      2,
    );
    expect(await store.page({})).toMatchObject([{ topic: 'search' }, { id: 'other-01' }]);
  });

  it('reads all events page by page in the order of arrival, of a topic and a time', async () => {
    const store = await open();
    const events = manyEvents(2_500);
    // The clock goes back once.
    await store.append(events.slice(1_200, 1_300), 90);
    for (let start = 0; start < 2_500; start += 500)
      await store.append(events.slice(start, start + 500), 100 + start);
    const search = aReceivedEvent({ topic: 'search' });
    await store.append([search], 1_100);
    const idsOf = async (...args: Parameters<EventStore['page']>) =>
      (await readAll(store, ...args)).map(({ id }) => id);
    const first = events.slice(1_200, 1_300).map(({ id }) => id);
    const rest = events.map(({ id }) => id).filter((id) => !first.includes(id));
    expect(await idsOf({})).toEqual([
      ...[...first, ...rest.slice(0, 1_400), search.id, ...rest.slice(1_400)],
    ]);
    expect(await idsOf({ sinceMs: 2_100 })).toEqual(rest.slice(-500));
    expect(await idsOf({ untilMs: 100 })).toEqual(first);
    expect(await idsOf({ topic: 'search' })).toEqual([search.id]);
    expect(await idsOf({ topic: 'search', sinceMs: 1_101 })).toEqual([]);
    expect(await idsOf({ topic: 'search', untilMs: 1_100 })).toEqual([]);
  });

  it('removes what came in before a time, in small steps, and nothing else', async () => {
    const store = await open();
    await store.append(manyEvents(2_100), 10);
    await store.append([aReceivedEvent()], 20);
    expect(await store.removeBefore(10)).toBe(0);
    const steps: number[] = [];
    for (let step = 0; step < 4; step += 1) steps.push(await store.removeBefore(20));
    expect(steps).toEqual([1_000, 1_000, 100, 0]);
    expect(await store.page({})).toMatchObject([{ id: 'event-0001' }]);
  });

  it('takes events while it removes others', async () => {
    const store = await open();
    await store.append(manyEvents(5_000), 10);
    const removing = [1, 2, 3, 4, 5].map(() => store.removeBefore(20));
    const startedMs = performance.now();
    await store.append([aReceivedEvent()], 20);
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    await Promise.all(removing);
    expect(await store.page({})).toMatchObject([{ id: 'event-0001' }]);
  });
}
