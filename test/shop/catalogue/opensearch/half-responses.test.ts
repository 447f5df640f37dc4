/** Nodes that send a part of a response and no more, that refuse searches, and that were away. */
import { type AddressInfo, createServer } from 'node:net';
import { connect, connectForShoppers } from '../../../../shop/catalogue/opensearch/connect-cluster';
import { indexFormat } from '../../../../shop/catalogue/opensearch/index-mapping';
import { openOpenSearchCatalogue } from '../../../../shop/catalogue/opensearch/open-opensearch-catalogue';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { closeAfterTest } from '../../../support/close-after-test';
import { until } from '../../../support/until';
import { aQuery } from '../open-test-catalogue';
import { type FakeNode, type Said, type Sent, startFakeNode } from './fake-node';

const outline = { categories: [], facets: [], collections: [], language: 'en' };
const description = {
  ...{ format: indexFormat, products: 1, facetRows: [], categoryKinds: [] },
  outline,
};

const found = { hits: { total: { value: 0 }, hits: [] }, aggregations: {} };

function sayOfCatalogue({ path, body }: Sent, index: string): Said {
  if (path.startsWith('/_alias')) return { body: { [index]: { aliases: { catalogue: {} } } } };
  if (path.endsWith('/_search')) return { body: found };
  if (path.endsWith('/_msearch'))
    return { body: { responses: Array(body.trim().split('\n').length / 2).fill(found) } };
  if (path.endsWith('/catalogue')) return { body: { found: true, _source: description } };
  return { body: { found: true, _source: { words: '' } } };
}

type Catalogue = FakeNode & {
  /** Of the next request whose path contains the text, half a response is sent. */
  readonly halve: (path: string) => void;
  readonly switchTo: (index: string) => void;
};

/** A node with an empty catalogue. */
async function startCatalogue(): Promise<Catalogue> {
  let halved: string | undefined;
  let index = 'catalogue-00000001abcdef';
  const node = await startFakeNode((sent) => {
    if (halved === undefined || !sent.path.includes(halved)) return sayOfCatalogue(sent, index);
    halved = undefined;
    return 'half';
  });
  return {
    ...node,
    halve: (path) => (halved = path),
    switchTo: (name) => (index = name),
  };
}

/** A node that is never silent for long. */
async function startTrickle(begin: string, bit: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write(begin);
    const timer = setInterval(() => socket.write(bit), 20);
    socket.on('close', () => clearInterval(timer)).resume();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function open({ url }: FakeNode) {
  const switches: number[] = [];
  const watch = {
    everyMs: 50,
    onSwitch: () => switches.push(switches.length),
    onError: () => undefined,
  };
  return { ...openOpenSearchCatalogue({ url, watch }), switches };
}

describe('a node that sends half of a response', () => {
  it.each(['/_alias', '/_doc/catalogue', '/_doc/words', '/_search'])(
    'has a server open its catalogue later: %s',
    async (path) => {
      const node = await startCatalogue();
      node.halve(path);
      const { engine, opened } = open(node);
      closeAfterTest(engine.close);
      expect(await opened).toBe(1);
    },
    20_000,
  );

  it('has checks go on, which find the next import', async () => {
    const node = await startCatalogue();
    const { engine, opened, switches } = open(node);
    closeAfterTest(engine.close);
    await opened;
    node.halve('/_alias');
    node.switchTo('catalogue-00000002abcdef');
    await until(() => switches.length === 2, 10_000);
  });

  it('lets a server end', async () => {
    const node = await startCatalogue();
    node.halve('/_doc/catalogue');
    const { engine } = open(node);
    await until(() => node.requests.some((line) => line.includes('/_doc/catalogue')));
    await engine.close();
  }, 20_000);

  it.each([
    ['a head', 'HTTP/1.1 200 OK\r\n', 'x: 1\r\n'],
    ['a body', 'HTTP/1.1 200 OK\r\ncontent-length: 9000000\r\n\r\n', ' '],
  ])('ends no import when it sends %s bit by bit, without an end', async (_, begin, bit) => {
    const url = await startTrickle(begin, bit);
    const well = await startFakeNode(() => ({ body: { count: 5 } }));
    const client = connect(`${url},${well.url}`);
    closeAfterTest(() => client.close());
    const { body } = await client.count({}, { requestTimeout: 200 });
    expect(body.count).toBe(5);
  });

  it('ends no import: the request is sent to another one', async () => {
    const half = await startFakeNode(() => 'half');
    const well = await startFakeNode(() => ({ body: { count: 5 } }));
    const client = connect(`${half.url},${well.url}`);
    closeAfterTest(() => client.close());
    const { body } = await client.count({}, { requestTimeout: 200 });
    expect([body.count, half.requests.length]).toEqual([5, 1]);
  }, 20_000);
});

describe('searches that a node refuses', () => {
  const lost = { type: 'search_phase_execution_exception', reason: 'all shards failed' };
  const busy = { type: 'rejected_execution_exception', reason: 'its queue is full' };

  it.each<[string, Said]>([
    [
      'the single ones that reach no copy of the products',
      { body: { responses: [found, { error: lost, status: 503 }] } },
    ],
    ['the whole request since it has too much to do', { status: 429, body: { error: busy } }],
    ['single ones for that', { body: { responses: [found, { error: busy, status: 429 }] } }],
  ])('are done by another one, which gets the next ones too: %s', async (_, refusal) => {
    const refusing = await startFakeNode((sent) =>
      sent.path.endsWith('/_msearch') ? refusal : sayOfCatalogue(sent, 'catalogue-1'),
    );
    const well = await startFakeNode((sent) => sayOfCatalogue(sent, 'catalogue-1'));
    const client = connectForShoppers(`${refusing.url},${well.url}`);
    closeAfterTest(() => client.close());
    const engine = await openIndex(client, 'catalogue-1');
    closeAfterTest(engine.close);
    for (const term of ['sofa', 'lamp', 'bed', 'rug'])
      expect(await engine.query(aQuery({ base: { kind: 'search', term } }))).toMatchObject({
        total: 0,
      });
    expect(refusing.requests.filter((line) => line.endsWith('/_msearch'))).toHaveLength(1);
  });
});

it('a node that was away often has no more connections than before', async () => {
  const node = await startFakeNode(() => ({}));
  const client = connectForShoppers(node.url);
  closeAfterTest(() => client.close());
  const pool = client.connectionPool;
  const [connection] = pool.connections;
  if (connection === undefined) throw new Error('there is a connection');
  for (let ping = 0; ping < 30; ping += 1) {
    pool.markDead(connection);
    const now = Date.now() + 60_000;
    await new Promise((done) => pool.resurrect({ now, requestId: String(ping), name: '' }, done));
  }
  expect(node.requests).toHaveLength(30);
  expect(await node.connections()).toBeLessThan(5);
});
