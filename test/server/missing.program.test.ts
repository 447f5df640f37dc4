import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { Missing } from '../../server/services/shop';
import { eventsPath } from '../../shop/events/events-service';
import { confirmationPath } from '../../shop/saved/saved-paths';
import { compileProgram } from '../support/compile-program';
import { describeWithPostgres, startPostgres } from '../support/postgres-server';
import { openTestShop } from '../support/open-test-shop';
import { aSampleFolder } from '../support/sample-folder';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { aServer, anEngine } from './a-server';

jest.setTimeout(120_000);
const script = compileProgram('shop/catalogue/worker/catalogue-worker.ts');

describe('what is missing', () => {
  const missing: readonly Missing[] = [{ what: 'saved products', why: 'connect ECONNREFUSED' }];

  it('is reported by /readyz, which stays ready, and by the metrics', async () => {
    let present = missing;
    const server = await aServer({ missing: () => present });
    const ready = async () => {
      const { statusCode, body } = await server.inject('/readyz');
      return [statusCode, JSON.parse(body) as unknown];
    };
    expect(await ready()).toEqual([
      200,
      { status: 'ready', missing: ['saved products: connect ECONNREFUSED'] },
    ]);
    const { body } = await server.inject('/metrics');
    expect(body).toContain('plp_missing{what="saved products"} 1');
    expect(body).toContain('plp_missing{what="events"} 0');
    present = [];
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    expect((await server.inject('/metrics')).body).toContain(
      'plp_missing{what="saved products"} 0',
    );
  });

  it('makes a server not ready where an operator has to act first', async () => {
    const why = 'its tables are missing';
    const server = await aServer({
      missing: () => [
        { what: 'events', why },
        { what: 'saved products', why, isUnready: true },
      ],
    });
    const { statusCode, body } = await server.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      {
        status: 'no',
        reason: `saved products: ${why}`,
        missing: [`events: ${why}`, `saved products: ${why}`],
      },
    ]);
  });

  it('is reported in addition to the reason while there is no catalogue', async () => {
    const engine = anEngine({
      health: () => ({ products: 0, engine: 'test', problem: 'no catalogue yet' }),
    });
    const server = await aServer({ engine, missing: () => missing });
    const { statusCode, body } = await server.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      {
        status: 'no',
        reason: 'no catalogue yet',
        missing: ['saved products: connect ECONNREFUSED'],
      },
    ]);
  });
});

function aLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { lines, log };
}

async function aFaultyShop(env: NodeJS.ProcessEnv) {
  const { lines, log } = aLog();
  const shop = await openTestShop({ COLLECT_EVENTS: 'true', ...env }, log, script);
  const server = await aServer(shop);
  await shop.opened;
  return {
    lines,
    missing: shop.missing,
    statusOf: async (url: string) => (await server.inject(url)).statusCode,
    confirm: () => server.inject({ method: 'POST', url: confirmationPath }),
    sendEvent: () => {
      const event = {
        id: 'event-0001',
        visitId: 'visit-0001',
        topic: 'facet-update',
        atMs: 1,
        payload: { path: '/browse' },
      };
      return server.inject({ method: 'POST', url: eventsPath, payload: { events: [event] } });
    },
    metrics: async () => (await server.inject('/metrics')).body,
    ready: async () => (await server.inject('/readyz')).json<object>(),
  };
}

describe('a shop whose data folder cannot be made', () => {
  it.each(['', 'below'])(
    'refuses to start, and logs nothing of what else is missing',
    async (name) => {
      const file = join(aFolder(), 'data');
      writeFileSync(file, '');
      const { lines, log } = aLog();
      const opening = openTestShop({ DATA_DIR: join(file, name) }, log, script);
      await expect(opening).rejects.toMatchObject({ code: 'ENOTDIR' });
      expect(lines).toEqual([]);
    },
  );
});

describe('a shop whose databases of shoppers cannot be opened', () => {
  it('shows its listings, responds with 503 without them, and recovers when they are available', async () => {
    const dataDir = await aSampleFolder();
    const broken = ['saved.db', 'events.db'].map((name) => join(dataDir, name));
    for (const dir of broken) mkdirSync(dir);
    const shop = await aFaultyShop({ DATA_DIR: dataDir });
    expect(await shop.statusOf('/browse/furniture')).toBe(200);
    const confirmed = await shop.confirm();
    expect([confirmed.statusCode, (await shop.sendEvent()).statusCode]).toEqual([503, 503]);
    expect(await shop.ready()).toEqual({
      status: 'ready',
      missing: [
        expect.stringContaining('saved products: '),
        // Whether lists have lost theirs cannot be told.
        expect.stringContaining('signing secret: '),
        expect.stringContaining('events: '),
      ],
    });
    const loggedAs = (msg: string) => shop.lines.filter((line) => line.msg === msg);
    expect(loggedAs('missing; trying again').map(({ what }) => what)).toEqual([
      'saved products',
      'signing secret',
      'events',
    ]);
    for (const dir of broken) rmSync(dir, { recursive: true });
    await until(() => shop.missing().length === 0);
    expect(await shop.ready()).toEqual({ status: 'ready' });
    expect((await shop.sendEvent()).statusCode).toBe(204);
    expect(loggedAs('no longer missing')).toHaveLength(3);
  });
});

describeWithPostgres('a shop whose PostgreSQL is stopped', () => {
  it('starts and shows its listings, and has saved products and events once PostgreSQL runs', async () => {
    const postgres = await startPostgres();
    await postgres.pause();
    const shop = await aFaultyShop({ DATA_DIR: await aSampleFolder(), DATABASE_URL: postgres.url });
    expect(await shop.statusOf('/browse/furniture')).toBe(200);
    const refused = await shop.confirm();
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual({ message: 'Saved products cannot be reached just now.' });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    expect(await shop.ready()).toMatchObject({
      status: 'ready',
      missing: [
        expect.stringContaining('saved products: DATABASE_URL: '),
        expect.stringContaining('events: DATABASE_URL: '),
      ],
    });
    expect((await shop.sendEvent()).statusCode).toBe(503);
    await postgres.resume();
    await until(() => shop.missing().length === 0);
    expect((await shop.confirm()).statusCode).toBe(200);
    expect((await shop.sendEvent()).statusCode).toBe(204);
    const metrics = await shop.metrics();
    for (const database of ['saved products', 'events'])
      for (const state of ['busy', 'idle', 'waiting'])
        expect(metrics).toContain(
          `plp_database_connections{database="${database}",state="${state}"} `,
        );
  });
});
