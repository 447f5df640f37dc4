import { readFileSync } from 'node:fs';
import { connect } from '../../../../shop/catalogue/opensearch/connect-cluster';
import { moveAlias, replaceIndex } from '../../../../shop/catalogue/opensearch/replace-index';
import { closeAfterTest } from '../../../support/close-after-test';
import { openTestShop } from '../../import/import-text';
import { anEmptyCluster, type Said, type Sent, startFakeNode } from './fake-node';

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

/** A node that merges as told; what an import has warned of, and the requests of the merge and after it. */
async function importInto(merge: (sent: Sent) => Said) {
  let isMoved = false;
  const node = await startFakeNode((sent) => {
    if (/_forcemerge|_tasks/.test(sent.path)) return merge(sent);
    isMoved ||= sent.path === '/_aliases';
    return {};
  });
  const client = connect(node.url);
  closeAfterTest(() => client.close());
  const warnings: string[] = [];
  const fill = () => Promise.resolve();
  const onWarning = (text: string) => warnings.push(text);
  await replaceIndex(client, 'catalogue', { fill, onWarning });
  expect(isMoved).toBe(true);
  expect(node.requests.filter((line) => line.startsWith('DELETE'))).toEqual([]);
  return { warnings, requests: node.requests };
}

const begun: Said = { body: { task: 'one:7' } };
const isPoll = (line: string): boolean => line === 'GET /_tasks/one%3A7';

describe('the merge of the segments', () => {
  it('is waited for, in requests of which none waits for its end', async () => {
    let polls = 0;
    const { warnings, requests } = await importInto(({ path, parameters }) => {
      if (path.endsWith('_forcemerge'))
        return parameters.get('wait_for_completion') === 'false' ? begun : { status: 504 };
      polls += 1;
      return { body: { completed: polls === 4 } };
    });
    expect(warnings).toEqual([]);
    expect(requests.filter(isPoll)).toHaveLength(4);
    expect(requests.findLastIndex(isPoll)).toBeLessThan(requests.indexOf('POST /_aliases'));
  });

  it('has ended where the node that knew of it has started again', async () => {
    const body = { error: { type: 'resource_not_found_exception', reason: "task isn't running" } };
    const { warnings } = await importInto(({ path }) =>
      path.includes('_forcemerge') ? begun : { status: 404, body },
    );
    expect(warnings).toEqual([]);
  });

  it.each<[string, Said, Said, RegExp]>([
    ['does not know the request', { status: 400 }, {}, /it responds with 400$/],
    ['is busy, and something before it hangs up', { status: 504 }, {}, /it responds with 504$/],
    ['hangs up', 'cut', {}, /socket hang up/],
    [
      'ends it with an error',
      begun,
      { body: { completed: true, error: { type: 'io_exception', reason: 'No space left' } } },
      /No space left$/,
    ],
  ])('does not end the import of a cluster that %s', async (_, merging, polled, why) => {
    const { warnings } = await importInto(({ path }) =>
      path.includes('_forcemerge') ? merging : polled,
    );
    expect(warnings).toEqual([
      expect.stringMatching(/^the cluster has not put the new catalogue into one segment, /),
    ]);
    expect(warnings[0]).toMatch(why);
  });

  it('is said to be missing on the terminal and in the report', async () => {
    const respond = anEmptyCluster();
    const { url: openSearchUrl } = await startFakeNode((sent) =>
      sent.path.endsWith('_forcemerge') ? { status: 504 } : respond(sent),
    );
    const shop = openTestShop();
    const report = shop.put('report', '');
    // The file is read a second time for its currency, without its rows being said again.
    const lamps = ['5 EUR', '5 EUR', '5 GBP']
      .map((price, id) => `{"id":"${id}","title":"Lamp","price":"${price}"}\n`)
      .join('');
    const { summary, problems } = await shop.importText(lamps, { openSearchUrl, report });
    expect(summary.currency).toBe('EUR');
    expect(problems).toContainEqual(expect.stringMatching(/^warning: the cluster has not put /));
    expect(readFileSync(report, 'utf8')).toContain('warning: the cluster has not put ');
  });
});
