import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { compileProgram } from '../../support/compile-program';
import { aQuery } from '../catalogue/open-test-catalogue';
import { openTestShop, type TestShop } from './import-text';

/** More of them by hand: `KILLED_IMPORTS=50`. */
const rounds = Number(process.env.KILLED_IMPORTS ?? 5);
const lastStageMs = 250;
jest.setTimeout(300_000 + rounds * 10_000);

const script = compileProgram('shop/import/main.ts');
let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const dataDir = () => join(shop.path, 'data');
const feedOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({ id: `p${at}`, title: `Lamp ${at}`, price: 5 + (at % 90), brand: 'Acme' }),
  ).join('\n');

/**
 * Kills the import some time after its start or after the start of its last stage; resolves with whether it ended
 * before.
 */
const runImport = (
  file: string,
  kill?: { readonly since: 'start' | 'last stage'; readonly afterMs: number },
) =>
  new Promise<{ readonly isDone: boolean; readonly tookMs: number }>((resolve, reject) => {
    const startMs = performance.now();
    const args = [script, file, '--accept-changes', '--data-dir', dataDir()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let timer: NodeJS.Timeout | undefined;
    const killLater = () => {
      timer ??= setTimeout(() => child.kill('SIGKILL'), kill?.afterMs);
    };
    if (kill?.since === 'start') killLater();
    child.stderr.on('data', (said: Buffer) => {
      if (kill !== undefined && said.includes('Writing')) killLater();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ isDone: code === 0, tookMs: performance.now() - startMs });
    });
  });

/** The number of products in the catalogue, once all of them were read and found; 0 without an import. */
async function countProducts(): Promise<number> {
  const outline = { categories: [], collections: [], facets: [] };
  const sample = { outline, products: () => [], size: 0 };
  const { engine } = await openCatalogue({ dataDir: dataDir(), sample });
  const { total } = await engine.query(aQuery());
  let read = 0;
  for (let page = 1; read < total; page += 1) {
    const { products: found } = await engine.query(aQuery({ page, size: 500 }));
    if (found.length === 0) break;
    read += found.length;
  }
  const search = await engine.query(aQuery({ base: { kind: 'search', term: 'lamp' } }));
  await engine.close();
  expect([read, search.total]).toEqual([total, total]);
  return total;
}

describe('an import that is killed', () => {
  it(`leaves the catalogue before it or its own whole, each of ${rounds} times`, async () => {
    const size = 3000;
    let present = size;
    const { isDone, tookMs } = await runImport(shop.put('feed', feedOf(present)));
    expect(isDone).toBe(true);
    const counts = { killed: 0, changed: 0, lost: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      const next = size + round;
      // Every other one towards its end, where files are named and removed.
      const kill =
        round % 2 === 0
          ? ({ since: 'start', afterMs: tookMs * Math.random() } as const)
          : ({ since: 'last stage', afterMs: lastStageMs * Math.random() } as const);
      const run = await runImport(shop.put('feed', feedOf(next)), kill);
      const found = await countProducts();
      if (!run.isDone) counts.killed += 1;
      if (found !== next && (run.isDone || found !== present)) counts.lost += 1;
      if (found === next) counts.changed += 1;
      present = found;
    }
    expect(counts).toMatchObject({ lost: 0 });
    if (rounds > 5) process.stdout.write(`${JSON.stringify(counts)}\n`);
    expect((await runImport(shop.put('feed', feedOf(50)))).isDone).toBe(true);
    expect(await countProducts()).toBe(50);
    const left = readdirSync(shop.root).map((name) => name.replace(/^g-.*/, 'generation'));
    expect(left.sort()).toEqual(['current.json', 'generation', 'generation', 'lock.sqlite']);
  });
});
