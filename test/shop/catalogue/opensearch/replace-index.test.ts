import { connect } from '../../../../shop/catalogue/opensearch/connect-cluster';
import { moveAlias } from '../../../../shop/catalogue/opensearch/replace-index';
import { closeAfterTest } from '../../../support/close-after-test';
import { type Said, type Sent, startFakeNode } from './fake-node';

/** Two nodes of a cluster, which may fail at so many moves of the alias, before them or after them. */
async function aCluster({ failures, moves }: { failures: number; moves: boolean }) {
  let inUse = 'catalogue-old';
  let requested = 0;
  const respond = ({ method, path }: Sent): Said => {
    if (method === 'GET') return { body: { [inUse]: { aliases: { catalogue: {} } } } };
    expect(path).toBe('/_aliases');
    requested += 1;
    if (requested > failures || moves) inUse = 'catalogue-new';
    return requested > failures ? {} : 'cut';
  };
  const [one, other] = [await startFakeNode(respond), await startFakeNode(respond)];
  const client = connect(`${one.url},${other.url}`);
  closeAfterTest(() => client.close());
  const move = () => moveAlias(client, 'catalogue', 'catalogue-new');
  return { move, inUse: () => inUse, requested: () => requested };
}

describe('the move of the alias', () => {
  it('is requested again of another node when one has gone before it', async () => {
    const { move, inUse, requested } = await aCluster({ failures: 1, moves: false });
    expect(await move()).toEqual(['catalogue-old']);
    expect([inUse(), requested()]).toEqual(['catalogue-new', 2]);
  });

  it('is not requested again when the cluster has moved it and only the response is lost', async () => {
    const { move, requested } = await aCluster({ failures: 1, moves: true });
    expect(await move()).toEqual(['catalogue-old']);
    expect(requested()).toBe(1);
  });

  it('fails where the nodes stay away', async () => {
    const { move, inUse, requested } = await aCluster({ failures: 9, moves: false });
    await expect(move()).rejects.toThrow('socket hang up');
    expect([inUse(), requested()]).toEqual(['catalogue-old', 3]);
  });
});
