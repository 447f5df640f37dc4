import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildGeneration } from '../../../../shop/catalogue/embedded/build-generation';
import { seal, withLock } from '../../../../shop/catalogue/embedded/generation-store';
import { UnavailableError } from '../../../../shop/catalogue/listing-engine';
import { serveCatalogue } from '../../../../shop/catalogue/worker/serve-catalogue';
import { closeAfterTest } from '../../../support/close-after-test';
import { compileProgram } from '../../../support/compile-program';
import { testOutline, testProducts } from '../a-catalogue';
import { flipBit, generationsIn } from '../damage-files';
import { keepsTheListingContract, type OpenEngine } from '../listing-contract';
import { aQuery } from '../open-test-catalogue';
import { aFolder } from '../../../support/temporary-folder';
import { until } from '../../../support/until';
import { keepsTheRankingContract } from '../ranking-contract';
import { keepsTheSearchContract } from '../search-contract';

const script = compileProgram('shop/catalogue/worker/catalogue-worker.ts');
let folder: string;
beforeEach(() => {
  folder = aFolder();
});

const root = () => join(folder, 'catalogue');
const importProducts = (products: Iterable<ReturnType<typeof testProducts>[number]>) =>
  withLock(root(), () =>
    buildGeneration(root(), { outline: testOutline, products, signature: 'x', source: 'import' }),
  );
function serve(options: Partial<Parameters<typeof serveCatalogue>[0]> = {}) {
  const served = serveCatalogue({ dataDir: folder, script, watch: { everyMs: 20 }, ...options });
  closeAfterTest(served.engine.close);
  return served;
}

describe('the embedded catalogue as it is served', () => {
  const openInThreads: OpenEngine = async ({ outline, products }) => {
    const own = aFolder();
    const place = join(own, 'catalogue');
    await withLock(place, () =>
      buildGeneration(place, { outline, products, signature: 'x', source: 'import' }),
    );
    const { engine, opened } = serve({ dataDir: own, threads: 2 });
    await opened;
    return engine;
  };
  keepsTheListingContract(openInThreads, 200);
  keepsTheSearchContract(openInThreads);
  keepsTheRankingContract(openInThreads);

  it('shares the queries out among its threads', async () => {
    await importProducts(testProducts(60));
    const counting = join(folder, 'counting.cjs');
    writeFileSync(
      counting,
      `const { appendFileSync } = require('node:fs');
       const { parentPort, threadId } = require('node:worker_threads');
       parentPort.on('message', ({ kind }) => {
         if (kind === 'request') appendFileSync(${JSON.stringify(join(folder, 'requests'))}, threadId + ' ');
       });
       require(${JSON.stringify(script)});`,
    );
    const { engine, opened } = serve({ script: counting, threads: 2 });
    await opened;
    const pages = await Promise.all(Array.from({ length: 10 }, () => engine.query(aQuery())));
    expect(pages.map(({ total }) => total)).toEqual(Array.from({ length: 10 }, () => 60));
    const threadIds = readFileSync(join(folder, 'requests'), 'utf8').trim().split(' ');
    const [one = '', other = ''] = new Set(threadIds);
    expect([one, other].map((id) => threadIds.filter((by) => by === id).length)).toEqual([5, 5]);
  });

  it('builds the sample when there is no catalogue, changes to an import, and loses no query', async () => {
    const stages = new Set<string>();
    const { engine, opened } = serve({ onProgress: ({ stage }) => stages.add(stage) });
    expect(engine.health().problem).toBe('the catalogue is being opened');
    expect(await opened).toBe(12_000);
    expect(stages).toContain('Reading products');
    let isServing = true;
    const totals = new Set<number>();
    const serving = (async () => {
      for (; isServing; await wait(0)) totals.add((await engine.query(aQuery())).total);
    })();
    await importProducts(testProducts(80));
    await until(() => engine.health().products === 80);
    isServing = false;
    await serving;
    expect([...totals].filter((total) => total !== 12_000 && total !== 80)).toEqual([]);
  });

  it('leaves the event loop free while a query takes long', async () => {
    await importProducts(testProducts(60));
    const slow = join(folder, 'slow.cjs');
    const enough = join(folder, 'enough');
    writeFileSync(
      slow,
      `const { existsSync } = require('node:fs');
       require('node:worker_threads').parentPort.on('message', () => {
         for (const end = performance.now() + 60_000; performance.now() < end; )
           if (existsSync(${JSON.stringify(enough)})) break;
       });
       require(${JSON.stringify(script)});`,
    );
    const { engine, opened } = serve({ script: slow, threads: 1 });
    await opened;
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      if (ticks === 10) writeFileSync(enough, '');
    }, 5);
    closeAfterTest(() => clearInterval(ticking));
    expect((await engine.query(aQuery())).total).toBe(60);
    expect(ticks).toBeGreaterThanOrEqual(10);
  });

  it('serves a small catalogue without a thread, and changes to another without one', async () => {
    await importProducts(testProducts(60));
    const { engine, opened } = serve({ script: '/no/such/program.js' });
    expect(await opened).toBe(60);
    expect((await engine.query(aQuery())).total).toBe(60);
    expect(await engine.products(['p0'])).toMatchObject([{ id: 'p0' }]);
    await importProducts(testProducts(80));
    await until(() => engine.health().products === 80);
  });

  it('leaves a large catalogue to a thread', async () => {
    await importProducts(testProducts(60));
    const [name = ''] = generationsIn(root());
    const path = join(root(), name, 'generation.json');
    const description = JSON.parse(readFileSync(path, 'utf8')) as object;
    const reasonWith = async (products: number) => {
      writeFileSync(path, JSON.stringify({ ...description, products }));
      await seal(join(root(), name));
      const { engine, opened } = serve({ script: '/no/such/program.js' });
      opened.catch(() => undefined);
      await until(() => engine.health().problem !== 'the catalogue is being opened');
      await engine.close();
      return engine.health().problem;
    };
    expect(await reasonWith(100_001)).toContain('/no/such/program.js');
    // Read in this thread, which finds that there are not so many.
    expect(await reasonWith(100_000)).toContain('columns.bin has no 100000 lists');
  });

  it('still responds while another catalogue is opened in the same thread', async () => {
    await importProducts(testProducts(60));
    const { engine, opened } = serve({ threads: 0, watch: { everyMs: 1 } });
    await opened;
    const totals = new Set<number>();
    const serving = (async () => {
      for (; engine.health().products !== 3000; await wait(0))
        totals.add((await engine.query(aQuery())).total);
    })();
    await importProducts(testProducts(3000));
    await serving;
    expect(totals).toEqual(new Set([60]));
    expect((await engine.query(aQuery())).total).toBe(3000);
  });

  it('says why a catalogue cannot be opened, with the code of the fault', async () => {
    writeFileSync(root(), 'a file in the place of the folder');
    const { engine, opened } = serve();
    await expect(opened).rejects.toMatchObject({ code: 'EEXIST' });
    expect(engine.health().problem).toBeDefined();
  });

  it('refuses a damaged import in its thread too, and serves the one before it', async () => {
    await importProducts(testProducts(5));
    const [before = ''] = generationsIn(root());
    await importProducts(testProducts(6));
    const [, name = ''] = generationsIn(root());
    flipBit(join(root(), name, 'sets.bin'));
    const { engine, opened } = serve({ threads: 1 });
    expect(await opened).toBe(5);
    await until(() => engine.health().warning !== undefined);
    expect(engine.health().warning).toMatch(/^Generation .* sets.bin .* is served.$/);
    expect(engine.health().warning).toContain(`Generation ${name} `);
    expect(engine.health().warning).toContain(`${before} is served`);
    await importProducts(testProducts(7));
    await until(() => engine.health().products === 7);
  });

  it('rejects the pending requests of a thread that dies, is not ready then, and opens another', async () => {
    await importProducts(testProducts(60));
    const dying = join(folder, 'dying.cjs');
    // The thread dies at its first message while the file is there.
    writeFileSync(
      dying,
      `const { existsSync } = require('node:fs');
       const { parentPort } = require('node:worker_threads');
       if (existsSync(${JSON.stringify(join(folder, 'frail'))})) parentPort.on('message', () => process.exit(3));
       else require(${JSON.stringify(script)});
       if (existsSync(${JSON.stringify(join(folder, 'frail'))})) parentPort.postMessage({ kind: 'opened', name: 'none',
         outline: { categories: [], collections: [], facets: [] }, health: { products: 1, engine: 'embedded' } });`,
    );
    mkdirSync(join(folder, 'frail'));
    const { engine, opened } = serve({ script: dying, threads: 1, watch: { everyMs: 60_000 } });
    expect(await opened).toBe(1);
    await expect(engine.query(aQuery())).rejects.toThrow(UnavailableError);
    expect(engine.health().problem).toContain(
      "the catalogue's thread has ended: it stopped with 3",
    );
    await expect(engine.query(aQuery())).rejects.toThrow('has ended');
    await engine.close();
    rmSync(join(folder, 'frail'), { recursive: true });
    const again = serve({ script: dying, threads: 1 });
    expect(await again.opened).toBe(60);
  });
});
