import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { openTestShop } from '../support/open-test-shop';
import type { CatalogueOutline } from '../../shop/catalogue/catalogue-product';
import { UnavailableError } from '../../shop/catalogue/listing-engine';
import { sampleOutline } from '../../shop/sample/sample-outline';
import { runImport } from '../../shop/import/run-import';
import { defaultLimit } from '../../shop/import/row-report';
import { flipBit, importInto } from '../shop/catalogue/damage-files';
import { compileProgram } from '../support/compile-program';
import { aFolder } from '../support/temporary-folder';
import { aServer, anEngine } from './a-server';

describe('a server without a catalogue', () => {
  const refuse = () => Promise.reject(new UnavailableError('no catalogue yet'));
  const health = () => ({ products: 0, engine: 'test', problem: 'no catalogue yet' });
  const away = anEngine({ query: refuse, products: refuse, health });

  it('is healthy, but not ready with the reason', async () => {
    const server = await aServer({ engine: away });
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const { statusCode, body } = await server.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { status: 'no', reason: 'no catalogue yet' },
    ]);
  });

  it.each(['/browse/chairs', '/listing-api/group_id/all', '/product/1'])(
    'responds with 503 and Retry-After at %s, which is not cached',
    async (url) => {
      let isAway = true;
      const quick = anEngine();
      const engine = anEngine({
        query: (query) => (isAway ? away : quick).query(query),
        products: (ids) => (isAway ? away : quick).products(ids),
      });
      const server = await aServer({ engine });
      const { statusCode, headers } = await server.inject(url);
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      isAway = false;
      expect((await server.inject(url)).statusCode).toBe(200);
    },
  );

  it('is ready with another listing API', async () => {
    const server = await aServer({ engine: away, env: { API_URL: 'http://127.0.0.1:9/api' } });
    expect((await server.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('the shop around the listing', () => {
  const own: CatalogueOutline = {
    categories: [
      { id: 'tea & co', name: 'Tea <b>' },
      { id: 'green', name: 'Green', parentId: 'tea & co' },
      { id: 'cups', name: 'Cups' },
    ],
    collections: [{ id: 'half price', name: 'Half price', type: 'valuedeal' }],
    facets: [],
  };

  it("has the top of the catalogue's own tree as its departments, as text", async () => {
    const { body } = await (
      await aServer({ engine: anEngine({ outline: () => own }) })
    ).inject('/');
    expect(body).toContain('<a href="/browse/tea%20%26%20co" dir="auto">Tea &lt;b&gt;</a>');
    expect(body).toContain('<a href="/browse/cups" dir="auto">Cups</a>');
    expect(body).toMatch(/href="\/valuedeal\/half%20price">.*>Half price</);
    expect(body).not.toContain('Green');
    expect(body).not.toContain('/browse/furniture');
  });

  it('has banners, and the words about a sample, with the sample alone', async () => {
    const sample = sampleOutline();
    const bodyFor = async (outline: CatalogueOutline) =>
      (
        await (
          await aServer({ engine: anEngine({ outline: () => outline }) })
        ).inject('/browse/all')
      ).body;
    expect(await bodyFor(sample)).toMatch(/A sample shop.*Come in from the cold/s);
    const plain = await bodyFor(own);
    expect(plain).not.toMatch(/Come in from the cold|A sample shop/);
    expect(plain).toContain('/browse/cups');
  });

  it('changes with the catalogue, also in cached pages', async () => {
    let outline = sampleOutline();
    const server = await aServer({ engine: anEngine({ outline: () => outline }) });
    const read = async () => (await server.inject('/browse/chairs')).body;
    expect(await read()).toContain('/browse/furniture');
    outline = own;
    const changed = await read();
    expect(changed).toContain('/browse/cups');
    expect(changed).not.toContain('/browse/furniture');
  });
});

describe('a server over a folder of data', () => {
  const script = compileProgram('shop/catalogue/worker/catalogue-worker.ts');

  it('is ready once the catalogue has loaded, logs slow queries, and follows an import', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino(
      { level: 'warn' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const dataDir = aFolder();
    const env = { DATA_DIR: dataDir, SLOW_QUERY_MS: '0', SLOW_QUERY_PERCENT: '100' };
    const { opened, saved, engine } = await openTestShop(env, log, script);
    const server = await aServer({ engine, saved });
    const ready = async () => (await server.inject('/readyz')).statusCode;
    expect([await ready(), (await server.inject('/healthz')).statusCode]).toEqual([503, 200]);
    expect((await server.inject('/browse/furniture')).statusCode).toBe(503);
    expect(await opened).toBe(12_000);
    expect(await ready()).toBe(200);
    const page = await server.inject('/browse/furniture');
    expect([page.statusCode, page.body.includes('/browse/kitchen')]).toEqual([200, true]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'slow query',
        slowQuery: expect.objectContaining({
          engine: 'embedded',
          shape: expect.objectContaining({ base: { kind: 'group', id: 'furniture' } }),
          counting: { '': expect.any(String) },
        }),
      }),
    );
    const file = join(dataDir, 'feed.ndjson');
    writeFileSync(file, '{"id":"t","title":"Tea","price":5,"category":["Tea > Green"]}');
    await runImport(
      { file, dataDir, limit: defaultLimit, dryRun: false },
      { progress: { write: () => true }, problems: () => undefined },
    );
    for (let tries = 0; engine.health().products !== 1 && tries < 1_500; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await server.inject('/readyz')).json()).toEqual({
      status: 'ready',
      catalogue: { products: 1, since: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect((await server.inject('/metrics')).body).toMatch(/^plp_catalogue_age_seconds \d+\.\d+$/m);
    expect((await server.inject('/browse/tea')).body).toContain('href="/browse/tea"');
    expect((await server.inject('/browse/furniture')).statusCode).toBe(404);
  });

  it('is not ready while its only import is damaged, shows no sample, and recovers with the next import', async () => {
    const dataDir = aFolder();
    const root = join(dataDir, 'catalogue');
    const name = await importInto(root, 60);
    flipBit(join(root, name, 'columns.bin'));
    const lines: Record<string, unknown>[] = [];
    const log = pino(
      { level: 'warn' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const env = { DATA_DIR: dataDir };
    const { opened, saved, engine } = await openTestShop(env, log, script);
    const server = await aServer({ engine, saved });
    const ready = async () => (await server.inject('/readyz')).json<{ reason?: string }>().reason;
    while ((await ready()) === 'the catalogue is being opened')
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await ready()).toContain(`Generation ${name} `);
    expect(await ready()).toMatch(/^Generation .* columns.bin .*Run the import again/);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const page = await server.inject('/browse/all');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({ message: expect.stringContaining(`Generation ${name} `) }),
      }),
    );
    await importInto(root, 80);
    expect(await opened).toBe(80);
    expect([await ready(), (await server.inject('/browse/all')).statusCode]).toEqual([
      undefined,
      200,
    ]);
  });
});
