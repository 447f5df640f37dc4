import { freePort } from '../../../../scripts/free-port.mjs';
import { connect } from '../../../../shop/catalogue/opensearch/connect-cluster';
import { withClusterLock } from '../../../../shop/catalogue/opensearch/cluster-lock';
import { withLockedCluster } from '../../../../shop/import/with-cluster';
import { closeAfterTest } from '../../../support/close-after-test';
import { until } from '../../../support/until';
import { aLockedCluster, startFakeNode } from './fake-node';

const aDeadNode = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;
const aFrozenNode = () => startFakeNode(() => 'nothing');
const imported = () => Promise.resolve('imported');

describe('the lock of an import', () => {
  it('is taken where the first node of the addresses is down, or the second', async () => {
    const { url } = await startFakeNode(aLockedCluster());
    const dead = await aDeadNode();
    expect(await withLockedCluster(`${dead},${url}`, imported)).toBe('imported');
    expect(await withLockedCluster(`${url},${dead}`, imported)).toBe('imported');
  });

  it('is taken where the first node is frozen, and is not held up for long', async () => {
    const { url } = await startFakeNode(aLockedCluster());
    const frozen = await aFrozenNode();
    const startMs = performance.now();
    expect(await withLockedCluster(`${frozen.url},${url}`, imported)).toBe('imported');
    expect(performance.now() - startMs).toBeLessThan(9_000);
  });

  it('is renewed before it counts as free while a node that was well freezes', async () => {
    const respond = aLockedCluster();
    let isFrozen = false;
    const well = await startFakeNode(respond);
    const other = await startFakeNode((sent) => (isFrozen ? 'nothing' : respond(sent)));
    const client = connect(`${well.url},${other.url}`);
    closeAfterTest(() => client.close());
    const renewals = () => well.requests.filter((line) => line.startsWith('PUT /locked-lock/_doc'));
    const work = async () => {
      await until(() => renewals().length > 0);
      isFrozen = true;
      const before = renewals().length;
      await until(() => renewals().length > before + 2, 19_000);
    };
    const times = { renewEveryMs: 1_000, staleAfterMs: 20_000 };
    await withClusterLock(client, 'locked', { work, times });
  });
});
