import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { migrateDatabases } from '../../../shop/database/migrate-databases';
import { runEventsCommand } from '../../../shop/events/events-command';
import type { EventStore } from '../../../shop/events/event-store';
import type { EventsDatabaseUrls } from '../../../shop/events/events-database';
import { openEventsService } from '../../../shop/events/events-service';
import { openLibsqlEventStore } from '../../../shop/events/libsql-event-store';
import { openPostgresEventStore } from '../../../shop/events/postgres-event-store';
import { closeAfterTest } from '../../support/close-after-test';
import {
  describeWithPostgres,
  runSql,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';
import { aListingView, aReceivedEvent, anEvent, userAgent } from './an-events-service';
import { keepsEvents, manyEvents } from './event-store-promises';

function fail(error: unknown) {
  throw error;
}

async function closedAfterTest(opening: Promise<EventStore>): Promise<EventStore> {
  const store = await opening;
  return { ...store, close: closeAfterTest(store.close) };
}

describe('the embedded store of events', () => {
  keepsEvents(() => {
    const dir = aFolder();
    return Promise.resolve(() => closedAfterTest(openLibsqlEventStore(dir)));
  });

  it('has room again when events were removed', async () => {
    const store = await closedAfterTest(openLibsqlEventStore(aFolder(), 400_000));
    const big = (number: number) =>
      aReceivedEvent({
        id: `event-${1_000 + number}`,
        payload: `{"path":"/${'x'.repeat(9_000)}"}`,
      });
    let stored = 0;
    const fill = async () => {
      for (;;) await store.append([big((stored += 1))], 1);
    };
    await expect(fill()).rejects.toThrow('set EVENTS_RETENTION_DAYS');
    await store.removeBefore(2);
    await store.append([big(0)], 3);
    expect(await store.page({})).toHaveLength(1);
  });
});

describeWithPostgres('the store of events over PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  async function aDatabase(): Promise<string> {
    const databaseUrl = await server.emptyDatabase();
    await migrateDatabases({ eventsDatabaseUrl: databaseUrl, newSecret: false });
    return databaseUrl;
  }
  const openAt = (databaseUrl: string, onError: (error: unknown) => void = fail) =>
    closedAfterTest(openPostgresEventStore({ databaseUrl, onError }));

  keepsEvents(async () => {
    const databaseUrl = await aDatabase();
    return () => openAt(databaseUrl);
  });

  it('leaves a database of a newer version as it is, and says so', async () => {
    const databaseUrl = await aDatabase();
    await (await openAt(databaseUrl)).close();
    await runSql(databaseUrl, 'UPDATE collected_event_schema SET version = 2');
    await expect(openAt(databaseUrl)).rejects.toThrow(
      /^the PostgreSQL database "fresh_\d+" \(collected_event_schema\) was written by a newer version/,
    );
  });

  it('removes each event once when several servers remove at once', async () => {
    const databaseUrl = await aDatabase();
    const stores = await Promise.all([openAt(databaseUrl), openAt(databaseUrl)]);
    const events = manyEvents(3_000);
    await stores[0].append(events, 1);
    const removed = await Promise.all(
      [...stores, ...stores, ...stores].map((store) => store.removeBefore(2)),
    );
    const sum = removed.reduce((total, count) => total + count);
    expect(sum + (await stores[0].removeBefore(2)) + (await stores[1].removeBefore(2))).toBe(3_000);
    expect(await stores[0].page({})).toEqual([]);
  });

  it('has each event once when several servers get the same ones in any order', async () => {
    const databaseUrl = await aDatabase();
    const stores = await Promise.all([
      openAt(databaseUrl),
      openAt(databaseUrl),
      openAt(databaseUrl),
    ]);
    const events = manyEvents(500);
    const orders = [events, events.toReversed(), [...events.slice(250), ...events.slice(0, 250)]];
    const appending = Array.from({ length: 4 }, () =>
      stores.map((store, index) => store.append(orders[index] ?? [], 1)),
    );
    await Promise.all(appending.flat());
    const [store] = stores;
    const ids = (await store.page({})).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(events.map(({ id }) => id));
  });

  it('gets what PostgreSQL would refuse in a form that it takes, and reads with SQL', async () => {
    const databaseUrl = await aDatabase();
    const service = await openService({ databaseUrl });
    const odd = { ...aListingView, searchTerm: 'a\0b\ud800c\'"\\' };
    const events = [anEvent({ topic: 'listing-view', payload: odd })];
    expect(await send(service, events)).toBe(204);
    const sql = `SELECT payload ->> 'searchTerm' AS term, payload::jsonb IS NOT NULL AS is_json FROM collected_event`;
    expect(await runSql(databaseUrl, sql)).toEqual([
      { term: 'a\ufffdb\ufffdc\'"\\', is_json: true },
    ]);
  });

  type Service = Awaited<ReturnType<typeof openEventsService>>;
  const send = async ({ respond }: Service, events: readonly unknown[]) => {
    const body = JSON.stringify({ events });
    return (await respond({ method: 'POST', body, isCrossSite: false, userAgent })).status;
  };
  async function openService(urls: EventsDatabaseUrls, onMissing: (why: string) => void = fail) {
    const service = await openEventsService({
      dataDir: aFolder(),
      ...urls,
      onError: () => undefined,
      watch: { onMissing: ({ why }) => onMissing(why), onBack: () => undefined },
    });
    closeAfterTest(service.close);
    return service;
  }

  it('is away and comes back: events are refused meanwhile, and the setting is named', async () => {
    const away = await startPostgres();
    const reasons: string[] = [];
    const urls = { eventsDatabaseUrl: away.url, databaseUrl: server.url };
    const service = await openService(urls, (why) => reasons.push(why));
    expect(await send(service, [anEvent()])).toBe(204);
    await away.pause();
    expect(await send(service, [anEvent({ id: 'event-0002' })])).toBe(503);
    expect(reasons[0]).toMatch(/^EVENTS_DATABASE_URL: /);
    await away.resume();
    await until(() => service.missing().length === 0);
    expect(await send(service, [anEvent({ id: 'event-0002' })])).toBe(204);
    expect(await runSql(away.url, 'SELECT id FROM collected_event ORDER BY place')).toEqual([
      { id: 'event-0001' },
      { id: 'event-0002' },
    ]);
  });

  it('is exported by the command, from the database that the settings name', async () => {
    const databaseUrl = await aDatabase();
    const store = await openAt(databaseUrl);
    const payload = JSON.stringify(aListingView);
    await store.append(
      [aReceivedEvent({ topic: 'listing-view', payload }), aReceivedEvent({ id: 'other-01' })],
      1,
    );
    const run = async (...args: readonly string[]) => {
      const [stdout, stderr] = [new PassThrough(), new PassThrough()];
      const said = Promise.all([text(stdout), text(stderr)]);
      const code = await runEventsCommand(args, stdout, stderr);
      stdout.end();
      stderr.end();
      const [out, errors] = await said;
      return { code, out, errors };
    };
    closeAfterTest(() => delete process.env.DATABASE_URL);
    process.env.DATABASE_URL = databaseUrl;
    const { out, errors } = await run('--topic', 'listing-view');
    expect(JSON.parse(out)).toMatchObject({ id: 'event-0001', search_term: 'lamp', bot: false });
    expect(errors).toBe('1 events, the last one received 1970-01-01T00:00:00.001Z\n');
    // A folder is asked for in so many words.
    expect(await run('--data-dir', aFolder())).toMatchObject({ code: 1 });
    process.env.DATABASE_URL = 'postgresql://shop@127.0.0.1:1/postgres';
    expect(await run()).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^DATABASE_URL: nothing listens at its host and port/,
      ) as string,
    });
  });
});
