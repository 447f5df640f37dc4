import { chmodSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import {
  respondToEventsRequest,
  type EventCollector,
} from '../../../shop/events/respond-to-events-request';
import { openEventStore } from '../../../shop/events/event-store';
import { openEventsService } from '../../../shop/events/events-service';
import { closeAfterTest } from '../../support/close-after-test';
import { until } from '../../support/until';
import { anEvent, withEventsFolder } from './an-events-service';

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
    expect((await store.page({}, 0)).map(({ id }) => id)).toEqual(['event-0001', 'event-0002']);
  });

  it('has its events after it was opened again', async () => {
    const first = await aService();
    await first.send([anEvent()]);
    first.store.close();
    const { store } = await aService();
    expect(await store.page({}, 0)).toEqual([
      {
        place: 1,
        id: 'event-0001',
        visitId: 'visit-0001',
        topic: 'facet-update',
        atMs: Date.UTC(2025, 5, 2, 9),
        receivedAtMs: Date.UTC(2025, 5, 2, 10),
        payload: '{"path":"/browse/sofas"}',
      },
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
    ['a payload that is too long', [anEvent({ payload: { text: 'x'.repeat(17_000) } })]],
    ['one good and one bad', [anEvent(), anEvent({ visitId: 7 })]],
  ])('refuses %s and stores nothing', async (_name, events) => {
    const { send, store } = await aService();
    expect(await send(events)).toBe(400);
    expect(await store.page({}, 0)).toEqual([]);
  });

  it('stores no mail address of a search or of a link in a newsletter', async () => {
    const { send, store } = await aService();
    const payload = {
      url: '/search/lamp-jane%40mail.example?email=jane%40mail.example&utm_source=mail',
      searchTerm: 'lamp jane@mail.example',
      facets: [{ id: 'size', options: ['2 @ 40'] }],
    };
    expect(await send([anEvent({ payload })])).toBe(204);
    const [stored] = await store.page({}, 0);
    expect(JSON.parse(stored?.payload ?? '')).toEqual({
      url: '/search/someone?email=someone&utm_source=mail',
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
    expect(await store.page({}, 0)).toEqual([]);
    expect(await send([anEvent({ payload: { a: [{ b: [{ c: [1] }] }] } })])).toBe(204);
  });

  it('counts bytes and not characters', async () => {
    const { send } = await aService();
    expect(await send([anEvent({ payload: { text: 'é'.repeat(9_000) } })])).toBe(400);
  });

  it('stays below its limit on disk for events of any size', async () => {
    const mostBytes = 8_000_000;
    const { send } = await aService(mostBytes);
    const sizes = [10, 500, 15_000];
    let status = 204;
    for (let sent = 0; status === 204 && sent < 10_000; sent += 3) {
      const events = sizes.map((size, index) =>
        anEvent({ id: `event-${10_000 + sent + index}`, payload: { text: 'x'.repeat(size) } }),
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
    (await openEventStore(made)).close();
    const file = join(made, 'events.db');
    expect([modeOf(made), modeOf(file)]).toEqual([0o700, 0o600]);
    chmodSync(file, 0o644);
    const opened = await openEventStore(made);
    closeAfterTest(() => opened.close());
    await opened.append([{ ...anEvent(), payload: '{}' }], 0);
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  });

  it('leaves a database of a newer version as it is, and says so', async () => {
    const file = join(folder.path, 'events.db');
    const newer = new Database(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    const before = readFileSync(file);
    await expect(openEventStore(folder.path)).rejects.toThrow(
      `${file} was written by a newer version of the shop (its version 99, known up to 1); it is left as it is`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('takes up a database from before it counted versions', async () => {
    const { send, store } = await aService();
    await send([anEvent()]);
    store.close();
    const file = new Database(join(folder.path, 'events.db'));
    file.exec('PRAGMA user_version = 0');
    file.close();
    const { store: again } = await aService();
    expect(await again.page({}, 0)).toHaveLength(1);
  });

  it('refuses other methods, other sites, broken bodies and bodies that are too long', async () => {
    const { service, send } = await aService();
    const statusOf = async (request: object) =>
      (
        await respondToEventsRequest(service, {
          method: 'POST',
          body: '',
          isCrossSite: false,
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
    const { send, store, errors } = await aService(16_384);
    const big = (id: string) => anEvent({ id, payload: { text: 'x'.repeat(9_000) } });
    expect(await send([big('event-0001')])).toBe(204);
    expect(await send([big('event-0002')])).toBe(503);
    store.close();
    expect(await send([anEvent({ id: 'event-0003' })])).toBe(503);
    expect(errors.map(String)).toEqual([
      expect.stringContaining('events.db is full'),
      expect.stringContaining('not open'),
    ]);
  });
});

describe('the collector of events whose database is missing', () => {
  const sendTo = async (service: EventCollector) => {
    const body = JSON.stringify({ events: [anEvent()] });
    return (await respondToEventsRequest(service, { method: 'POST', body, isCrossSite: false }))
      .status;
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
