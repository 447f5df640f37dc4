import { chmodSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { respondToEventsRequest } from '../../../shop/events/respond-to-events-request';
import { openLibsqlEventStore } from '../../../shop/events/libsql-event-store';
import { openEventsService, type OpenedEventsService } from '../../../shop/events/events-service';
import { closeAfterTest } from '../../support/close-after-test';
import { until } from '../../support/until';
import {
  aListingView,
  aReceivedEvent,
  anEvent,
  userAgent,
  withEventsFolder,
} from './an-events-service';

const { folder, aService } = withEventsFolder();

function fail(fault: unknown) {
  throw new Error(String(fault));
}
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the collector of events', () => {
  it('stores each event once, however often it is sent', async () => {
    const { send, store } = await aService();
    expect(await send([anEvent()])).toBe(204);
    expect(await send([anEvent(), anEvent({ id: 'event-0002' })])).toBe(204);
    expect(await send([anEvent()])).toBe(204);
    expect((await store.page({})).map(({ id }) => id)).toEqual(['event-0001', 'event-0002']);
  });

  it('has its events after it was opened again', async () => {
    const first = await aService();
    await first.send([anEvent()]);
    await first.store.close();
    const { store } = await aService();
    expect(await store.page({})).toEqual([
      { ...aReceivedEvent(), place: 1, receivedAtMs: Date.UTC(2025, 5, 2, 10) },
    ]);
  });

  it.each([
    ['no list', 'text'],
    ['no event', []],
    [
      'too many',
      Array.from({ length: 501 }, (_, index) => anEvent({ id: `event-${1000 + index}` })),
    ],
    ['no id', [anEvent({ id: undefined })]],
    ['an id that is a formula', [anEvent({ id: '=cmd|calc' })]],
    ['a topic that is none', [anEvent({ topic: '../secret topic' })]],
    ['no time', [anEvent({ atMs: 'now' })]],
    ['a payload that is none', [anEvent({ payload: '=1+1' })]],
    [
      'a payload that is too long',
      [anEvent({ payload: { path: `/browse/${'x'.repeat(17_000)}` } })],
    ],
  ])('refuses %s and stores nothing', async (_name, events) => {
    const { send, store } = await aService();
    expect(await send(events)).toBe(400);
    expect(await store.page({})).toEqual([]);
  });

  it('stores no mail address of a search or of a link in a newsletter', async () => {
    const { send, store } = await aService();
    const payload = {
      ...aListingView,
      path: '/search/lamp-jane%40mail.example?email=jane%40mail.example&utm_source=mail',
      searchTerm: 'lamp jane@mail.example',
      facets: [{ id: 'size', options: ['2 @ 40'] }],
    };
    expect(await send([anEvent({ topic: 'listing-view', payload })])).toBe(204);
    const [stored] = await store.page({});
    expect(JSON.parse(stored?.payload ?? '')).toEqual({
      ...aListingView,
      path: '/search/someone?email=someone&utm_source=mail',
      searchTerm: 'lamp someone',
      facets: [{ id: 'size', options: ['2 @ 40'] }],
    });
  });

  it('refuses a payload nested thousands deep, and takes one as deep as pages nest it', async () => {
    const { send, sendBody, store } = await aService();
    const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const event = JSON.stringify(anEvent()).replace('"/browse/sofas"', nested);
    const body = `{"events":[${event}]}`;
    expect(await sendBody(body)).toBe(400);
    expect(await store.page({})).toEqual([]);
    const facets = [{ id: 'size', options: ['s'], other: [{ of: [{ a: ['newer page'] }] }] }];
    const payload = { ...aListingView, facets };
    expect(await send([anEvent({ topic: 'listing-view', payload })])).toBe(204);
  });

  it('counts bytes and not characters', async () => {
    const { send } = await aService();
    expect(await send([anEvent({ payload: { path: `/browse/${'é'.repeat(9_000)}` } })])).toBe(400);
  });

  it('stays below its limit on disk for events of any size', async () => {
    const mostBytes = 8_000_000;
    const { send } = await aService(mostBytes);
    const sizes = [10, 500, 15_000];
    let status = 204;
    for (let sent = 0; status === 204 && sent < 10_000; sent += 3) {
      const events = sizes.map((size, index) =>
        anEvent({
          id: `event-${10_000 + sent + index}`,
          payload: { path: `/browse/${'x'.repeat(size)}` },
        }),
      );
      status = await send(events);
    }
    expect(status).toBe(503);
    const bytesOf = (name: string) => statSync(join(folder.path, name)).size;
    const bytes = readdirSync(folder.path).map(bytesOf);
    expect(bytesOf('events.db')).toBeLessThan(mostBytes + 65_536);
    expect(Math.max(...bytes)).toBeGreaterThan(mostBytes / 2);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(mostBytes + 6_000_000);
  });

  it('is readable by its own user alone, also a file that others could read before', async () => {
    const umask = process.umask(0o022);
    closeAfterTest(() => process.umask(umask));
    const made = join(folder.path, 'made');
    await (await openLibsqlEventStore(made)).close();
    const file = join(made, 'events.db');
    expect([modeOf(made), modeOf(file)]).toEqual([0o700, 0o600]);
    chmodSync(file, 0o644);
    const opened = await openLibsqlEventStore(made);
    closeAfterTest(() => opened.close());
    await opened.append([aReceivedEvent()], 0);
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  });

  it('leaves a database of a newer version as it is, and says so', async () => {
    const file = join(folder.path, 'events.db');
    const newer = new Database(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    const before = readFileSync(file);
    await expect(openLibsqlEventStore(folder.path)).rejects.toThrow(
      `${file} was written by a newer version of the shop (its version 99, known up to 2); it is left as it is`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it.each([0, 1])(
    'takes up a file of an earlier build, of version %i, and keeps its events',
    async (version) => {
      const file = new Database(join(folder.path, 'events.db'));
      file.exec(`
      CREATE TABLE event (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, visit_id TEXT NOT NULL,
        topic TEXT NOT NULL, at_ms INTEGER NOT NULL, received_at_ms INTEGER NOT NULL, payload TEXT NOT NULL) STRICT;
      INSERT INTO event VALUES (7, 'event-0000', 'visit-0000', 'facet-update', 5, 6, '{"path":"/browse/beds"}');
      PRAGMA user_version = ${version}`);
      file.close();
      const { send, store } = await aService();
      await send([anEvent()]);
      const [old, fresh] = await store.page({});
      const id = { id: 'event-0000', visitId: 'visit-0000', payload: '{"path":"/browse/beds"}' };
      expect(old).toEqual(aReceivedEvent({ ...id, atMs: 5, ...{ place: 7, receivedAtMs: 6 } }));
      expect(fresh).toMatchObject({ id: 'event-0001', place: 8 });
    },
  );

  it('stores the good events of a batch and says what became of all, once they are stored', async () => {
    const { respond, store } = await aService();
    const events = [anEvent(), anEvent({ visitId: 7 }), anEvent({ topic: 'unknown' })];
    const response = await respond(JSON.stringify({ events, dropped: 3 }));
    const refusals = ['envelope', 'topic'];
    expect(response).toEqual({ status: 204, counts: { stored: 1, refusals, dropped: 3 } });
    expect(await store.page({})).toHaveLength(1);
    await store.close();
    // They come again, and are counted then.
    expect(await respond(JSON.stringify({ events }))).toEqual({
      status: 503,
      message: expect.any(String) as string,
    });
  });

  it('counts what it refuses when nothing is good', async () => {
    const { respond } = await aService();
    const events = [anEvent({ payload: {} }), anEvent({ topic: 'unknown' })];
    expect(await respond(JSON.stringify({ events, dropped: 3 }))).toMatchObject({
      status: 400,
      counts: { stored: 0, refusals: ['payload', 'topic'] },
    });
  });

  it('marks the events of bots, and stores them', async () => {
    const { service, store } = await aService();
    const body = JSON.stringify({ events: [anEvent()] });
    const request = { method: 'POST', body, isCrossSite: false, userAgent: 'Googlebot/2.1' };
    expect((await respondToEventsRequest(service, request)).status).toBe(204);
    expect(await store.page({})).toMatchObject([{ isBot: true }]);
  });

  it('hands the valid events to another consumer, which may be the only one', async () => {
    const { service } = await aService();
    const onEvents = jest.fn();
    const events = [anEvent(), anEvent({ topic: 'unknown' })];
    const request = { method: 'POST', body: JSON.stringify({ events }), isCrossSite: false };
    for (const store of [service.store, undefined]) {
      const collector = { ...service, store, onEvents };
      const response = await respondToEventsRequest(collector, { ...request, userAgent });
      expect(response).toMatchObject({ status: 204, counts: { stored: store ? 1 : 0 } });
      expect(onEvents).toHaveBeenLastCalledWith([aReceivedEvent()]);
    }
    expect(onEvents).toHaveBeenCalledTimes(2);
  });

  it('hands no event on that could not be stored, as it comes again', async () => {
    const { service, store } = await aService();
    const onEvents = jest.fn();
    await store.close();
    const body = JSON.stringify({ events: [anEvent()] });
    const request = { method: 'POST', body, isCrossSite: false, userAgent };
    expect((await respondToEventsRequest({ ...service, onEvents }, request)).status).toBe(503);
    expect(onEvents).not.toHaveBeenCalled();
  });

  it('refuses other methods, other sites, broken bodies and bodies that are too long', async () => {
    const { service, send } = await aService();
    const statusOf = async (request: object) =>
      (
        await respondToEventsRequest(service, {
          method: 'POST',
          body: '',
          isCrossSite: false,
          userAgent,
          ...request,
        })
      ).status;
    expect(await statusOf({ method: 'GET' })).toBe(405);
    expect(await statusOf({ body: '{' })).toBe(400);
    expect(await statusOf({ body: ' '.repeat(65_537) })).toBe(413);
    expect(await send([anEvent()], true)).toBe(403);
    expect(await send([anEvent()])).toBe(204);
  });

  it('responds 503 when it is full or its database failed, and logs why', async () => {
    const { send, store, errors } = await aService(20_000);
    const big = (id: string) => anEvent({ id, payload: { path: `/browse/${'x'.repeat(9_000)}` } });
    expect(await send([big('event-0001')])).toBe(204);
    expect(await send([big('event-0002')])).toBe(503);
    await store.close();
    expect(await send([anEvent({ id: 'event-0003' })])).toBe(503);
    expect(errors.map(String)).toEqual([
      expect.stringContaining('events.db is full'),
      expect.stringContaining('not open'),
    ]);
  });
});

describe('the collector of events whose database is missing', () => {
  const sendTo = async ({ respond }: OpenedEventsService) => {
    const body = JSON.stringify({ events: [anEvent()] });
    return (await respond({ method: 'POST', body, isCrossSite: false, userAgent })).status;
  };

  async function openService(options: Partial<Parameters<typeof openEventsService>[0]>) {
    const service = await openEventsService({
      dataDir: folder.path,
      onError: fail,
      watch: { onMissing: fail, onBack: fail },
      ...options,
    });
    closeAfterTest(service.close);
    return service;
  }

  it('responds 503, reports what is missing, and stores events again when the database is back', async () => {
    const file = join(folder.path, 'events.db');
    mkdirSync(file);
    const reported: string[] = [];
    const service = await openService({
      watch: {
        onMissing: ({ what }) => reported.push(`${what} missing`),
        onBack: (what) => reported.push(`${what} back`),
      },
    });
    expect(await sendTo(service)).toBe(503);
    expect(service.missing()).toMatchObject([{ what: 'events' }]);
    rmdirSync(file);
    await until(() => service.missing().length === 0);
    expect(await sendTo(service)).toBe(204);
    expect(reported).toEqual(['events missing', 'events back']);
  });

  it('removes events after their days, a minute after the start', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    closeAfterTest(() => jest.useRealTimers());
    const dayMs = 86_400_000;
    const store = await openLibsqlEventStore(folder.path);
    closeAfterTest(() => store.close());
    const old = Array.from({ length: 2_345 }, (_, index) =>
      aReceivedEvent({ id: `event-${10_000 + index}` }),
    );
    await store.append(old, Date.now() - 3 * dayMs);
    await store.append([aReceivedEvent()], Date.now() - dayMs);
    await openService({ eventsRetentionDays: 2 });
    expect(await store.page({})).toHaveLength(1_000);
    await jest.advanceTimersByTimeAsync(61_000);
    jest.useRealTimers();
    await until(async () => (await store.page({})).length === 1);
    expect(await store.page({})).toMatchObject([{ id: 'event-0001' }]);
  });

  it('reports a full database as missing once', async () => {
    const reported: string[] = [];
    const service = await openService({
      mostBytes: 1,
      watch: { onMissing: ({ why }) => reported.push(why), onBack: fail },
    });
    // A start waits two seconds for its database, and no longer.
    await until(() => service.missing().length === 0);
    for (let count = 0; count < 3; count += 1) expect(await sendTo(service)).toBe(503);
    expect(reported).toEqual([expect.stringContaining('is full')]);
  });
});
