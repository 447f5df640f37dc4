import { appendFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildGeneration } from '../../../src/shop/catalogue/embedded/build-generation';
import { withLock } from '../../../src/shop/catalogue/embedded/generation-store';
import type { ListingEngine, ListingPage } from '../../../src/shop/catalogue/listing-engine';
import { openCatalogue } from '../../../src/shop/catalogue/open-catalogue';
import { createSwitchingEngine } from '../../../src/shop/catalogue/switching-engine';
import { testOutline, testProducts } from './a-catalogue';
import { aQuery, temporaryFolder } from './open-test-catalogue';

jest.setTimeout(60_000);

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const root = () => join(folder.path, 'catalogue');
const replaceWith = (count: number) =>
  withLock(root(), () =>
    buildGeneration(root(), {
      outline: testOutline,
      products: testProducts(count),
      signature: `import ${count}`,
      source: 'import',
    }),
  );
const until = async (isTrue: () => boolean) => {
  for (let tries = 0; !isTrue() && tries < 1000; tries += 1) await wait(10);
  expect(isTrue()).toBe(true);
};
const sample = { outline: testOutline, products: () => testProducts(50), size: 50 };

describe('watching the catalogue', () => {
  it('changes to each imported catalogue while it serves, with no query lost', async () => {
    const onSwitch = jest.fn();
    const watch = { everyMs: 10, onSwitch };
    const engine = await openCatalogue({ dataDir: folder.path, sample, watch });
    const totals = new Set<number>();
    let isServing = true;
    const serving = (async () => {
      while (isServing) {
        totals.add((await engine.query(aQuery())).total);
        expect(await engine.product('p0')).toBeDefined();
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
    expect(onSwitch.mock.calls).toEqual([[80], [120]]);
    await engine.close();
  });

  it('goes on serving the old one, and says so once, when the new one cannot be opened; and takes the next', async () => {
    const onError = jest.fn();
    const engine = await openCatalogue({
      dataDir: folder.path,
      sample,
      watch: { everyMs: 10_000, onError },
    });
    await engine.close();
    const watching = await openCatalogue({
      dataDir: folder.path,
      sample,
      watch: { everyMs: 20, onError },
    });
    const broken = withLock(root(), async () => {
      const name = await buildGeneration(root(), {
        outline: testOutline,
        products: testProducts(60),
        signature: 'x',
        source: 'import',
      });
      truncateSync(join(root(), name, 'columns.bin'), 100);
    });
    await broken;
    await wait(150);
    expect((await watching.query(aQuery())).total).toBe(50);
    expect(onError).toHaveBeenCalledTimes(1);
    await replaceWith(70);
    await until(() => watching.health().products === 70);
    await watching.close();
  });

  it('stays as it is when the pointer is touched or holds junk', async () => {
    const onSwitch = jest.fn();
    const engine = await openCatalogue({
      dataDir: folder.path,
      sample,
      watch: { everyMs: 10, onSwitch },
    });
    appendFileSync(join(root(), 'current.json'), 'junk');
    await wait(60);
    expect((await engine.query(aQuery())).total).toBe(50);
    expect(onSwitch).not.toHaveBeenCalled();
    await engine.close();
  });
});

const throwing = (error: unknown): never => {
  throw error;
};

describe('switching engine', () => {
  const slowEngine = (total: number) => {
    const answers: (() => void)[] = [];
    const close = jest.fn(() => Promise.resolve());
    const engine = {
      query: () =>
        new Promise<ListingPage>((resolve) => {
          answers.push(() => resolve({ total, products: [], facets: [], groups: [], found: true }));
        }),
      product: () => Promise.resolve(undefined),
      outline: () => testOutline,
      health: () => ({ products: total, engine: 'slow' }),
      close,
    } satisfies ListingEngine;
    return { engine, close, answers };
  };

  it('ends the queries under way on the old one and closes it after the last', async () => {
    const [old, next] = [slowEngine(1), slowEngine(2)];
    const engine = createSwitchingEngine(old.engine, throwing);
    const [one, other] = [engine.query(aQuery()), engine.query(aQuery())];
    engine.switchTo(next.engine);
    const late = engine.query(aQuery());
    old.answers[0]?.();
    expect((await one).total).toBe(1);
    expect(old.close).not.toHaveBeenCalled();
    old.answers[1]?.();
    expect((await other).total).toBe(1);
    await wait(0);
    expect(old.close).toHaveBeenCalledTimes(1);
    next.answers[0]?.();
    expect((await late).total).toBe(2);
    await engine.close();
    expect(next.close).toHaveBeenCalledTimes(1);
  });

  it('waits for the queries under way before it is closed', async () => {
    const slow = slowEngine(1);
    const engine = createSwitchingEngine(slow.engine, throwing);
    const query = engine.query(aQuery());
    const closed = engine.close();
    await wait(5);
    expect(slow.close).not.toHaveBeenCalled();
    slow.answers[0]?.();
    await Promise.all([query, closed]);
    expect(slow.close).toHaveBeenCalledTimes(1);
  });
});
