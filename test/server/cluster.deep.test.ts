import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBackOff } from '../../src/lib/back-off';
import { loadDuring } from '../support/load';
import { builtProgram, startShopProcess, type ShopProcess } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';

/** A copy of the build that tests can change, in a folder from which Node finds the packages. */
function aBuild() {
  const dist = dirname(dirname(builtProgram));
  const folder = aFolder(join(dist, '../node_modules/.cache'));
  for (const part of ['server', 'client']) {
    cpSync(join(dist, part), join(folder, part), { recursive: true });
  }
  const main = join(folder, 'server/main.js');
  const assets = join(folder, 'client/assets.json');
  return {
    program: main,
    /** Simulates a new build: pages then have another style sheet. */
    change: (style: string) => {
      const names = JSON.parse(readFileSync(assets, 'utf8')) as object;
      writeFileSync(join(folder, 'client', style), `main{--of:"${style}"}`);
      writeFileSync(assets, JSON.stringify({ ...names, style }));
    },
    breakIt: () => writeFileSync(main, 'throw new Error("a broken build");'),
  };
}

const build = aBuild();
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess({
    program: build.program,
    env: { WORKERS: '3', LOG_LEVEL: 'info', DRAIN_SECONDS: '1', WRITES_PER_MINUTE: '0' },
  });
});

const metrics = async () => (await fetch(`${shop.address}/metrics`)).text();
const numberOf = (text: string, name: string): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (await condition()) return;
    await wait(100);
  }
  throw new Error(`the condition was not met; the log: ${shop.logged().slice(-2_000)}`);
}
const countInLog = (text: string) => shop.logged().split(text).length - 1;
const page = () => `${shop.address}/browse/furniture`;
const pageText = async () => (await fetch(page(), { headers: { connection: 'close' } })).text();
const pagesReceived = 'http_request_duration_seconds_count{route="/browse/*"';
const workerPids = () => [
  ...new Set(
    [...shop.logged().matchAll(/"worker":(\d+),"msg":"a worker serves"/g)].map(([, pid]) =>
      Number(pid),
    ),
  ),
];

describe('several processes on one port', () => {
  it('have common metrics', async () => {
    const before = numberOf(await metrics(), pagesReceived);
    for (let count = 0; count < 30; count += 1) await pageText();
    const after = await metrics();
    expect(numberOf(after, pagesReceived) - before).toBe(30);
    expect(numberOf(after, 'plp_workers ')).toBe(3);
    expect(numberOf(after, 'plp_pages_total{source="rendered"}')).toBe(3);
  });

  it('are replaced on SIGHUP by the current build, without a failed request and without a loss of counts', async () => {
    const before = numberOf(await metrics(), pagesReceived);
    build.change('second-build.css');
    const { good, failed } = await loadDuring({ url: page() }, async (load) => {
      shop.process.kill('SIGHUP');
      await until(() => Promise.resolve(countInLog('all workers are new') === 1));
      await wait(1_500);
      await load.untilMore(50);
    });
    expect(failed).toEqual({});
    expect(good).toBeGreaterThan(50);
    for (let count = 0; count < 6; count += 1)
      expect(await pageText()).toContain('second-build.css');
    await until(async () => numberOf(await metrics(), 'plp_workers ') === 3);
    expect(numberOf(await metrics(), pagesReceived) - before).toBeGreaterThanOrEqual(good + 6);
  });

  it('stay when the new build does not start', async () => {
    const { failed } = await loadDuring({ url: page() }, async () => {
      const main = readFileSync(build.program);
      build.breakIt();
      shop.process.kill('SIGHUP');
      await until(() => Promise.resolve(countInLog('no new worker comes up') === 1));
      writeFileSync(build.program, main);
    });
    expect(failed).toEqual({});
    expect(numberOf(await metrics(), 'plp_workers ')).toBe(3);
  });

  it('are complete again after one is killed', async () => {
    const [victim = 0] = workerPids().slice(-1);
    process.kill(victim, 'SIGKILL');
    await until(() => Promise.resolve(countInLog('a worker ended; another is started') === 1));
    await until(() => Promise.resolve(!workerPids().slice(-1).includes(victim)));
    expect(numberOf(await metrics(), 'plp_workers ')).toBe(3);
    expect((await fetch(page())).status).toBe(200);
  });

  it('report the server as ready while they are replaced', async () => {
    const statuses = new Set<number>();
    let isOver = false;
    const replaced = (async () => {
      shop.process.kill('SIGHUP');
      await until(() => Promise.resolve(countInLog('all workers are new') === 2));
      isOver = true;
    })();
    while (!isOver) {
      statuses.add((await fetch(`${shop.address}/readyz`)).status);
      await wait(5);
    }
    await replaced;
    expect([...statuses]).toEqual([200]);
  });
});

describe('a process that keeps ending', () => {
  it('is restarted after growing delays up to half a minute, which are reset after a long run', () => {
    let nowMs = 0;
    const backOff = createBackOff({ nowMs: () => nowMs });
    expect([1, 2, 3, 4].map(backOff)).toEqual([100, 200, 400, 800]);
    expect(Array.from({ length: 8 }, backOff).at(-1)).toBe(30_000);
    nowMs += 120_000;
    expect(backOff()).toBe(100);
  });
});
