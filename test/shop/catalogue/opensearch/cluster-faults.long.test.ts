/** What shoppers get from a page node while its cluster of three OpenSearch nodes has faults. */
import { descriptionIndexOf } from '../../../../shop/catalogue/opensearch/index-mapping';
import { freePort } from '../../../../scripts/free-port.mjs';
import { describeUnless } from '../../../support/describe-unless';
import type { ShopProcess } from '../../../support/shop-process';
import { until } from '../../../support/until';
import { anEdition, importFile, type ImportRun } from './editions';
import {
  type FaultyCluster,
  secondsOf,
  startFaultyCluster,
  untilReadinessIs,
  untilReady,
} from './faulty-cluster';
import {
  describeVisits,
  isFailed,
  popularPages,
  type Shoppers,
  visit,
  type Visit,
  whileShopping,
} from './shoppers';
import { whyNoCluster } from './start-cluster';
import { slowDown } from './start-nodes';

/** The figures of the guide on scaling are those of `PRODUCTS=100000`. */
const products = Number(process.env.PRODUCTS ?? 2_000);
jest.setTimeout(600_000 + products * 20);

const report = (text: string): boolean => process.stdout.write(`${text}\n`);

/** A page that is in no cache, and no hung one: those wait for 7 s. */
const earlyMs = 3_000;

/** What is no 503 that says when to come again. */
const otherFailures = (visits: readonly Visit[]) =>
  visits.filter(
    (one) => isFailed(one) && (one.status !== 503 || !['2', '5'].includes(one.retryAfter ?? '')),
  );

describeUnless(whyNoCluster(), `${products} products on three nodes of OpenSearch`, () => {
  let cluster: FaultyCluster;
  let shop: ShopProcess;
  let files: readonly string[];

  const runImport = async (edition: number, ...args: string[]): Promise<ImportRun> => {
    const run = await importFile(files[edition - 1] ?? '', cluster.url, ...args);
    const [last] = run.said.trim().split('\n').slice(-1);
    const said = run.code === 0 ? '' : `: ${last}`;
    report(`  import ended with ${run.code} after ${run.seconds.toFixed(1)} s${said}`);
    return run;
  };

  /** On a page that is in no cache. */
  const untilShown = (edition: number): Promise<void> => {
    let highest = 10_000;
    return until(async () => {
      highest += 1;
      const { editions } = await visit(shop.address, 'page', `/browse/all/price---1-to-${highest}`);
      return editions.join() === `Edition ${edition}`;
    });
  };

  /** Reports what shoppers get meanwhile, none of whom sees two catalogues at the same time. */
  async function shopThrough(
    title: string,
    work: (shoppers: Shoppers) => Promise<void>,
  ): Promise<readonly Visit[]> {
    report(`\n${title}`);
    const visits = await whileShopping(shop.address, work);
    report(describeVisits(visits));
    expect(visits.filter(({ editions }) => editions.length > 1)).toEqual([]);
    const shown = visits.filter((one) => !isFailed(one));
    expect(shown.filter(({ editions }) => editions.length === 0)).toEqual([]);
    return visits;
  }

  beforeAll(async () => {
    files = [anEdition(1, products), anEdition(2, products)];
    cluster = await startFaultyCluster();
    expect(await runImport(1)).toMatchObject({ code: 0 });
    await cluster.untilGreen();
    shop = await cluster.startShop();
    await untilReady(shop);
  });

  beforeEach(async () => {
    await untilReady(shop);
    for (const path of popularPages) await visit(shop.address, 'popular page', path);
  });

  afterEach(async () => {
    for (const node of cluster.nodes) {
      node.thaw();
      node.start();
    }
    await cluster.untilGreen();
  });

  it('has no failed request without a fault', async () => {
    const visits = await shopThrough('no fault', ({ untilMore }) => untilMore(90));
    expect(visits.filter(isFailed)).toEqual([]);
  });

  it('loses no request when its manager is killed, and is whole soon after its start', async () => {
    const manager = await cluster.manager();
    const visits = await shopThrough('the managing node is killed', async ({ untilMore }) => {
      await manager.kill();
      await untilMore(60);
      manager.start();
      report(`  green ${await secondsOf(cluster.untilGreen())} after its start`);
    });
    expect(visits.filter(isFailed)).toEqual([]);
  });

  it('is served by the last of three nodes, also by a page node that starts meanwhile', async () => {
    const { nodes, startShop, untilGreen } = cluster;
    let endMs = 0;
    const visits = await shopThrough('two of the nodes are killed', async ({ untilMore }) => {
      await Promise.all(nodes.slice(0, 2).map((node) => node.kill()));
      await untilMore(40);
      const another = await startShop();
      await untilReady(another);
      expect(await visit(another.address, 'page', '/browse/all')).toMatchObject({ status: 200 });
      await untilReadinessIs(shop, 'takes no import');
      endMs = performance.now();
      for (const node of nodes.slice(0, 2)) node.start();
      report(`  green ${await secondsOf(untilGreen())} after their start`);
    });
    expect(visits.filter((one) => isFailed(one) && one.startMs < endMs)).toEqual([]);
    // The manager that they elect opens all shards again.
    expect(otherFailures(visits)).toEqual([]);
  });

  it('refuses at once what a shard that is away keeps, sends cached pages, and recovers', async () => {
    const { client, indexInUse, keepOnce } = cluster;
    const index = await indexInUse();
    const keeper = await keepOnce(index, descriptionIndexOf(index));
    let [startMs, endMs] = [0, 0];
    const visits = await shopThrough('the only copy of a shard is away', async ({ untilMore }) => {
      await keeper.kill();
      const isKnown = untilReadinessIs(shop, 'has lost nodes that keep parts of the catalogue');
      report(`  known after ${await secondsOf(isKnown)}`);
      startMs = performance.now();
      await untilMore(40);
      endMs = performance.now();
      keeper.start();
      report(`  ready ${await secondsOf(untilReady(shop))} after its start`);
    });
    const during = visits.filter((one) => one.startMs > startMs && one.startMs < endMs);
    expect(during.filter((one) => (one.kind === 'popular page') === isFailed(one))).toEqual([]);
    expect(during.filter(({ tookMs }) => tookMs > earlyMs)).toEqual([]);
    expect(otherFailures(visits)).toEqual([]);
    const body = { number_of_replicas: 2 };
    await client.indices.putSettings({ index: [index, descriptionIndexOf(index)], body });
  });

  it('is served while its disks are full: imports and updates say so, and change nothing', async () => {
    const { countIndices, emptyDisks, fillDisks, indexInUse } = cluster;
    const before = [await indexInUse(), await countIndices()];
    await fillDisks();
    const visits = await shopThrough('the disks are full', async () => {
      for (const args of [['--accept-changes'], ['--update']])
        expect(await runImport(2, ...args)).toMatchObject({
          code: 1,
          said: expect.stringMatching(
            /Nothing was imported: the OpenSearch cluster: its disks are full: make room/,
          ) as string,
        });
    });
    expect(visits.filter(isFailed)).toEqual([]);
    expect([await indexInUse(), await countIndices()]).toEqual(before);
    report(`  writable ${await secondsOf(emptyDisks())} after there is room`);
  });

  it('is served without a failure while a node is slow', async () => {
    const visits = await shopThrough('a node is slow', async ({ untilMore }) => {
      const end = slowDown(cluster.nodes[1]);
      await untilMore(150);
      end();
    });
    expect(visits.filter(isFailed)).toEqual([]);
  });

  it('is refused early once no node responds, but for cached pages', async () => {
    const { nodes } = cluster;
    let [startMs, endMs] = [0, 0];
    const visits = await shopThrough('all nodes are frozen', async ({ untilMore }) => {
      for (const node of nodes) node.freeze();
      const isKnown = untilReadinessIs(shop, 'OpenSearch cannot be reached');
      report(`  known after ${await secondsOf(isKnown)}`);
      startMs = performance.now();
      await untilMore(40);
      endMs = performance.now();
      for (const node of nodes) node.thaw();
      report(`  ready ${await secondsOf(untilReady(shop))} after they respond`);
    });
    const during = visits.filter((one) => one.startMs > startMs && one.startMs < endMs);
    report(`  once it is known\n${describeVisits(during)}`);
    expect(during.filter((one) => (one.kind === 'popular page') === isFailed(one))).toEqual([]);
    expect(during.filter(({ tookMs }) => tookMs > earlyMs)).toEqual([]);
    expect(otherFailures(visits)).toEqual([]);
  });

  it.each([
    ['an import', 2],
    ['an import, and a node is killed meanwhile', 1],
  ])('changes the catalogue without a failure: %s', async (title, edition) => {
    const { countIndices, indexInUse, nodes } = cluster;
    const [before, count] = [await indexInUse(), await countIndices()];
    const visits = await shopThrough(title, async () => {
      const running = runImport(edition);
      if (edition === 1) {
        await until(async () => (await countIndices()) > count, 600_000);
        await nodes[2]?.kill();
      }
      expect(await running).toMatchObject({ code: 0 });
      expect(await indexInUse()).not.toBe(before);
      report(`  shown ${await secondsOf(untilShown(edition))} later`);
      if (edition === 1) nodes[2]?.start();
    });
    expect(visits.filter(isFailed)).toEqual([]);
  });

  it('is served as soon as the cluster comes, by a page node that has started before', async () => {
    const { nodes, startShop } = cluster;
    await Promise.all(nodes.map((node) => node.kill()));
    const port = String(await freePort());
    const starting = startShop(port);
    const early = { address: `http://127.0.0.1:${port}` };
    await untilReadinessIs(early, 'OpenSearch cannot be reached');
    const refused = await visit(early.address, 'page', '/browse/lighting');
    expect(refused).toMatchObject({ status: 503, retryAfter: '5' });
    expect(refused.tookMs).toBeLessThan(earlyMs);
    for (const node of nodes) node.start();
    report(
      `\naway at the start\n  ready ${await secondsOf(untilReady(early))} after the nodes start`,
    );
    const page = await visit(early.address, 'page', '/browse/lighting');
    expect(page).toMatchObject({ status: 200 });
    await starting;
  });
});
