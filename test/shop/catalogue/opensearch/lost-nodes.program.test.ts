/** What shoppers get while a node of the cluster is frozen, or the one that manages it is gone. */
import { describeUnless } from '../../../support/describe-unless';
import '../../../support/as-in-production';
import { Client } from '@opensearch-project/opensearch';
import type { ListingEngine } from '../../../../shop/catalogue/listing-engine';
import { openOpenSearchCatalogue } from '../../../../shop/catalogue/opensearch/open-opensearch-catalogue';
import { closeAfterTest } from '../../../support/close-after-test';
import { until } from '../../../support/until';
import { failureOf, openTestShop } from '../../import/import-text';
import { aQuery } from '../open-test-catalogue';
import { whyNoCluster } from './start-cluster';
import { type Node, startNodes } from './start-nodes';

const lamps = Array.from(
  { length: 50 },
  (_, at) => `{"id":"${at}","title":"Lamp","price":5}\n`,
).join('');

describeUnless(whyNoCluster(), 'a catalogue on two nodes of OpenSearch', () => {
  let nodes: readonly Node[];
  let url: string;
  beforeAll(async () => {
    nodes = await startNodes(2);
    url = nodes.map((node) => node.url).join(',');
    await openTestShop().importText(lamps, { openSearchUrl: url });
    const client = new Client({ node: nodes[0]?.url ?? '' });
    await client.cluster.health({ wait_for_status: 'green', timeout: '60s' });
    await client.close();
  });

  function open() {
    const errors: string[] = [];
    const back: number[] = [];
    const watch = {
      everyMs: 200,
      onError: (error: unknown) => errors.push(String(error)),
      onBack: (afterMs: number) => back.push(afterMs),
    };
    const { engine, opened } = openOpenSearchCatalogue({ url, watch });
    closeAfterTest(engine.close);
    return { engine, opened, errors, back };
  }

  /** So many listings, four at a time; how long each took, the quickest first. Rejects when one fails. */
  async function timeListings(engine: ListingEngine, count: number): Promise<readonly number[]> {
    const took: number[] = [];
    const lane = async () => {
      for (let done = 0; done < count / 4; done += 1) {
        const startMs = performance.now();
        const { total } = await engine.query(aQuery({ page: (took.length % 3) + 1, size: 10 }));
        took.push(performance.now() - startMs);
        expect([total, engine.health().problem]).toEqual([50, undefined]);
      }
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    return took.toSorted((one, other) => one - other);
  }

  it('stalls for a second or two when one freezes, and then leaves it out', async () => {
    const { engine, opened, errors } = open();
    await opened;
    nodes[1]?.freeze();
    const took = await timeListings(engine, 200);
    expect(took.at(-1)).toBeLessThan(5_000);
    expect(took[Math.floor(took.length * 0.95)]).toBeLessThan(1_000);
    expect(errors).toEqual([]);
    nodes[1]?.thaw();
  });

  it('is opened by a server that starts while one is frozen', async () => {
    nodes[1]?.freeze();
    const { opened } = open();
    expect(await opened).toBe(50);
    nodes[1]?.thaw();
  });

  it('is not served while both are frozen, and then is: the log has one line for each', async () => {
    const { engine, opened, errors, back } = open();
    await opened;
    for (const node of nodes) node.freeze();
    const startMs = performance.now();
    await expect(engine.query(aQuery())).rejects.toThrow('OpenSearch: Request timed out');
    // A page waits for ten seconds.
    expect(performance.now() - startMs).toBeLessThan(9_500);
    await until(() => engine.health().problem?.startsWith('OpenSearch cannot be') === true);
    for (const node of nodes) node.thaw();
    await until(() => engine.health().problem === undefined);
    expect([errors.length, back.length]).toEqual([1, 1]);
    expect(back[0]).toBeGreaterThan(0);
  });

  it('is served, and ready, without the node that manages the cluster, which takes no import', async () => {
    const { engine, opened } = open();
    await opened;
    await nodes[0]?.kill();
    await timeListings(engine, 248);
    await until(() => engine.health().warning !== undefined);
    expect(engine.health().warning).toContain('takes no import');
    expect(engine.health().problem).toBeUndefined();
    const restarted = open();
    expect(await restarted.opened).toBe(50);
    const importing = openTestShop().importText(lamps, { openSearchUrl: nodes[1]?.url ?? '' });
    expect(await failureOf(importing)).toMatch(/^ImportFailure: the OpenSearch cluster: /);
    await timeListings(restarted.engine, 20);
  });
});
