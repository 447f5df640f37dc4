import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBackOff } from '../../src/lib/back-off';
import { loadDuring } from '../support/load';
import { builtProgram, startShopProcess, type ShopProcess } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';

/** A build of its own, that a test may change, where the packages are found. */
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
    /** Another style sheet in every page tells a new build from an old one. */
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
const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (await isSo()) return;
    await wait(100);
  }
  throw new Error(`it never was so; the log: ${shop.logged().slice(-2_000)}`);
};
const logged = (text: string) => shop.logged().split(text).length - 1;
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
  it('are measured as one', async () => {
    const before = numberOf(await metrics(), pagesReceived);
    for (let count = 0; count < 30; count += 1) await pageText();
    const after = await metrics();
    expect(numberOf(after, pagesReceived) - before).toBe(30);
    expect(numberOf(after, 'plp_workers ')).toBe(3);
    expect(numberOf(after, 'plp_pages_total{source="drawn"}')).toBe(3);
  });

  it('are renewed on SIGHUP, from the build as it is now, without a failed request and without forgetting what was counted', async () => {
    const before = numberOf(await metrics(), pagesReceived);
    build.change('second-build.css');
    const { good, failed } = await loadDuring({ url: page() }, async (load) => {
      shop.process.kill('SIGHUP');
      await until(() => Promise.resolve(logged('all workers are new') === 1));
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

  it('go on as they are when the new build does not start', async () => {
    const { failed } = await loadDuring({ url: page() }, async () => {
      const main = readFileSync(build.program);
      build.breakIt();
      shop.process.kill('SIGHUP');
      await until(() => Promise.resolve(logged('no new worker comes up') === 1));
      writeFileSync(build.program, main);
    });
    expect(failed).toEqual({});
    expect(numberOf(await metrics(), 'plp_workers ')).toBe(3);
  });

  it('are replaced when one is killed', async () => {
    const [victim = 0] = workerPids().slice(-1);
    process.kill(victim, 'SIGKILL');
    await until(() => Promise.resolve(logged('a worker ended; another is started') === 1));
    await until(() => Promise.resolve(!workerPids().slice(-1).includes(victim)));
    expect(numberOf(await metrics(), 'plp_workers ')).toBe(3);
    expect((await fetch(page())).status).toBe(200);
  });

  it('say that the server is ready while one of them leaves', async () => {
    const statuses = new Set<number>();
    let isOver = false;
    const renewed = (async () => {
      shop.process.kill('SIGHUP');
      await until(() => Promise.resolve(logged('all workers are new') === 2));
      isOver = true;
    })();
    while (!isOver) {
      statuses.add((await fetch(`${shop.address}/readyz`)).status);
      await wait(5);
    }
    await renewed;
    expect([...statuses]).toEqual([200]);
  });
});

describe('a process that keeps ending', () => {
  it('is started again ever later, up to half a minute, and soon again when it has long been well', () => {
    let nowMs = 0;
    const backOff = createBackOff(() => nowMs);
    expect([1, 2, 3, 4].map(backOff)).toEqual([100, 200, 400, 800]);
    expect(Array.from({ length: 8 }, backOff).at(-1)).toBe(30_000);
    nowMs += 120_000;
    expect(backOff()).toBe(100);
  });
});
