import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildGeneration } from '../../../shop/catalogue/embedded/build-generation';
import { readCurrent, withLock } from '../../../shop/catalogue/embedded/generation-store';
import {
  type CatalogueSource,
  watchCatalogue,
  type WatchOptions,
} from '../../../shop/catalogue/watch-catalogue';
import {
  type ListingEngine,
  type ListingPage,
  UnavailableError,
} from '../../../shop/catalogue/listing-engine';
import { openCatalogue, openNamedGeneration } from '../../../shop/catalogue/open-catalogue';
import { createPendingEngine } from '../../../shop/catalogue/pending-engine';
import { createSwitchingEngine } from '../../../shop/catalogue/switching-engine';
import { closeAfterTest } from '../../support/close-after-test';
import { testOutline, testProducts } from './a-catalogue';
import { aQuery } from './open-test-catalogue';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';

let folder: string;
beforeEach(() => {
  folder = aFolder();
});

const root = () => join(folder, 'catalogue');
const replaceWith = (count: number) =>
  withLock(root(), () =>
    buildGeneration(root(), {
      outline: testOutline,
      products: testProducts(count),
      signature: `import ${count}`,
      source: 'import',
    }),
  );
const sample = { outline: testOutline, products: () => testProducts(50), size: 50 };

/** The folder's generations, opened in this thread. */
const source = (): CatalogueSource => ({
  engine: 'embedded',
  openFirst: () => openCatalogue({ dataDir: folder, sample }),
  find: () => Promise.resolve(readCurrent(root())?.folder),
  open: async (name) => (await openNamedGeneration(root(), name)).engine,
});

/** Follows until the test ends. */
function followFrom(from: CatalogueSource, watch: WatchOptions) {
  const followed = watchCatalogue(from, watch);
  closeAfterTest(followed.engine.close);
  return followed;
}

async function follow(watch: WatchOptions): Promise<ListingEngine> {
  const { engine, opened } = followFrom(source(), watch);
  expect(await opened).toBe(50);
  return engine;
}

describe('following the catalogue', () => {
  it('changes to each imported catalogue while it serves, with no query lost', async () => {
    const onSwitch = jest.fn();
    const engine = await follow({ everyMs: 10, onSwitch });
    const totals = new Set<number>();
    let isServing = true;
    const serving = (async () => {
      while (isServing) {
        totals.add((await engine.query(aQuery())).total);
        expect(await engine.products(['p0'])).toHaveLength(1);
        await wait(1);
      }
    })();
    await wait(50);
    for (const count of [80, 120]) {
      await replaceWith(count);
      await until(() => engine.health().products === count);
    }
    isServing = false;
    await serving;
    expect([...totals].filter((total) => ![50, 80, 120].includes(total))).toEqual([]);
    expect(totals).toContain(50);
    expect(onSwitch.mock.calls).toMatchObject([50, 80, 120].map((products) => [{ products }]));
  });

  it('serves the old catalogue, and reports it once, when the new one cannot be opened; then opens the next', async () => {
    const onError = jest.fn();
    const engine = await follow({ everyMs: 20, onError });
    let name = '';
    await withLock(root(), async () => {
      name = await buildGeneration(root(), {
        outline: testOutline,
        products: testProducts(60),
        signature: 'x',
        source: 'import',
      });
      truncateSync(join(root(), name, 'columns.bin'), 100);
    });
    await until(() => onError.mock.calls.length > 0);
    await wait(150);
    expect((await engine.query(aQuery())).total).toBe(50);
    expect(engine.health()).toEqual({
      products: 50,
      engine: 'embedded',
      warning: expect.stringMatching(
        /^Generation .* columns.bin .* Meanwhile g-[a-z0-9-]+ is served.$/,
      ),
    });
    expect(engine.health().warning).toContain(`Generation ${name} `);
    expect(onError).toHaveBeenCalledTimes(1);
    await replaceWith(70);
    await until(() => engine.health().products === 70);
    expect(engine.health()).toEqual({ products: 70, engine: 'embedded' });
  });

  it('reports each reason of an outage once, though nodes of a cluster take turns to refuse', async () => {
    const onError = jest.fn();
    let checks = 0;
    const find = () => Promise.reject(new UnavailableError(`node ${(checks += 1) % 3} refuses`));
    followFrom({ engine: 'opensearch', find, open: source().open }, { everyMs: 1, onError });
    await until(() => checks > 9);
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it('keeps its catalogue when the pointer is touched, holds junk or is removed', async () => {
    const onSwitch = jest.fn();
    const engine = await follow({ everyMs: 10, onSwitch });
    appendFileSync(join(root(), 'current.json'), 'junk');
    await wait(60);
    rmSync(join(root(), 'current.json'));
    await wait(60);
    expect((await engine.query(aQuery())).total).toBe(50);
    expect(onSwitch).toHaveBeenCalledTimes(1);
  });

  it('is not ready, and rejects queries, until the first catalogue is open', async () => {
    const { engine, opened } = followFrom(source(), { everyMs: 10 });
    expect(engine.health()).toEqual({
      products: 0,
      engine: 'embedded',
      problem: 'the catalogue is being opened',
    });
    await expect(engine.query(aQuery())).rejects.toThrow(UnavailableError);
    await expect(engine.products(['p0'])).rejects.toThrow('the catalogue is being opened');
    expect(engine.outline().categories).toEqual([]);
    await opened;
    expect(engine.health()).toEqual({ products: 50, engine: 'embedded' });
  });

  it('rejects when the first catalogue can neither be opened nor built', async () => {
    writeFileSync(root(), 'a file in the place of the folder');
    const { opened } = followFrom(source(), { everyMs: 10 });
    await expect(opened).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('is not ready while the catalogue in use is unknown, and recovers by itself', async () => {
    const onError = jest.fn();
    let found: string | Error = new Error('unreachable');
    const { engine, opened } = followFrom(
      {
        engine: 'far',
        find: () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)),
        open: async () => (await openCatalogue({ dataDir: folder, sample })).engine,
      },
      { everyMs: 10, onError },
    );
    await until(() => engine.health().problem === 'unreachable');
    found = 'one';
    expect(await opened).toBe(50);
    expect(engine.health().problem).toBeUndefined();
    found = new Error('gone again');
    await until(() => engine.health().problem === 'gone again');
    // The open catalogue still responds.
    expect((await engine.query(aQuery())).total).toBe(50);
    found = 'one';
    await until(() => engine.health().problem === undefined);
    expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      'unreachable',
      'gone again',
    ]);
  });

  it('opens the catalogue in use again when its engine has failed', async () => {
    let opens = 0;
    const { engine, opened } = followFrom(
      {
        engine: 'frail',
        find: () => Promise.resolve('one'),
        open: async () => {
          opens += 1;
          return opens === 1
            ? createPendingEngine('frail', 'broken down')
            : (await openCatalogue({ dataDir: folder, sample })).engine;
        },
      },
      { everyMs: 10 },
    );
    await opened;
    await until(() => engine.health().problem === undefined);
    expect([opens, engine.health().products]).toEqual([2, 50]);
  });
});

function throwing(error: unknown): never {
  throw error;
}

describe('switching engine', () => {
  const slowEngine = (total: number) => {
    const resolvers: (() => void)[] = [];
    const close = jest.fn(() => Promise.resolve());
    const engine = {
      query: () =>
        new Promise<ListingPage>((resolve) => {
          resolvers.push(() =>
            resolve({
              total,
              products: [],
              facets: [],
              groups: [],
              hasSoldOut: false,
              found: true,
            }),
          );
        }),
      products: () => Promise.resolve([]),
      outline: () => testOutline,
      health: () => ({ products: total, engine: 'slow' }),
      close,
    } satisfies ListingEngine;
    return { engine, close, resolvers };
  };

  it('finishes pending queries on the old engine and closes it after the last', async () => {
    const [old, next] = [slowEngine(1), slowEngine(2)];
    const engine = createSwitchingEngine(old.engine, throwing);
    const [one, other] = [engine.query(aQuery()), engine.query(aQuery())];
    engine.switchTo(next.engine);
    const late = engine.query(aQuery());
    old.resolvers[0]?.();
    expect((await one).total).toBe(1);
    expect(old.close).not.toHaveBeenCalled();
    old.resolvers[1]?.();
    expect((await other).total).toBe(1);
    await wait(0);
    expect(old.close).toHaveBeenCalledTimes(1);
    next.resolvers[0]?.();
    expect((await late).total).toBe(2);
    await engine.close();
    expect(next.close).toHaveBeenCalledTimes(1);
  });

  it('waits for pending queries before it closes', async () => {
    const slow = slowEngine(1);
    const engine = createSwitchingEngine(slow.engine, throwing);
    const query = engine.query(aQuery());
    const closed = engine.close();
    await wait(5);
    expect(slow.close).not.toHaveBeenCalled();
    slow.resolvers[0]?.();
    await Promise.all([query, closed]);
    expect(slow.close).toHaveBeenCalledTimes(1);
  });
});
