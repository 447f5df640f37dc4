/** Three nodes of OpenSearch that talk to each other over TLS, by the settings of the compose file. */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { connect } from 'node:net';
import { describeUnless } from '../../../support/describe-unless';
import { loadDuring } from '../../../support/load';
import { startShopProcess } from '../../../support/shop-process';
import { until } from '../../../support/until';
import { chair, overTls, runImport } from './over-tls';
import { type SecuredNode, startSecured, whyNoSecuredCluster } from './start-secured';

const password = 'a-password-of-the-shop';
const recoverMs = 120_000;

type Health = { readonly number_of_nodes?: number; readonly status?: string };

async function healthOf({ port, folder }: SecuredNode): Promise<Health> {
  const call = request({
    ...{ host: 'localhost', port, path: '/_cluster/health', auth: `shop:${password}` },
    ca: readFileSync(join(folder, 'ca.pem')),
  });
  call.end();
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream];
  return (await json(response)) as Health;
}

/** What a port responds to a request that is not encrypted. */
async function plainResponse(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let response = '';
  socket.on('data', (data: Buffer) => (response += data.toString('latin1')));
  await once(socket, 'close').catch(() => undefined);
  return response;
}

describeUnless(whyNoSecuredCluster(), 'three nodes of OpenSearch with TLS and a user', () => {
  let nodes: readonly SecuredNode[] = [];
  beforeAll(async () => {
    nodes = await startSecured(password, 3);
  });
  /** Whether they are so many, and so well: `yellow` lacks copies, for a minute after a node has left. */
  const areSo =
    (node: SecuredNode, count: number, wanted: string) => async (): Promise<boolean> => {
      const { number_of_nodes: found, status } = await healthOf(node).catch((): Health => ({}));
      return found === count && status === wanted;
    };

  it('find each other, and say nothing to who does not encrypt', async () => {
    for (const node of nodes) await until(areSo(node, 3, 'green'), recoverMs);
    const [first] = nodes as readonly [SecuredNode];
    for (const port of [Number(first.port), Number(first.port) + nodes.length])
      expect(await plainResponse(port)).not.toMatch(/HTTP\/1\.[01] 200/);
  });

  it('take an import, and serve it without a failed page while one of them is killed', async () => {
    const { aCatalogue, trusting } = overTls(nodes);
    const env = trusting(`shop:${password}`);
    const chairs = Array.from({ length: 40 }, (_, at) => chair(`c${at}`, 10 + at));
    expect(await runImport(env, aCatalogue('chairs.ndjson', chairs))).toMatchObject({ code: 0 });
    const [killed, left] = nodes as readonly [SecuredNode, SecuredNode];
    await until(areSo(left, 3, 'green'), recoverMs);
    // Each page comes from the cluster.
    const shop = await startShopProcess({ env: { ...env, PAGE_CACHE_MB: '0' } });
    const page = { url: `${shop.address}/browse/chairs`, connections: 4 };
    const { failed } = await loadDuring(page, async (load) => {
      await killed.kill();
      await load.untilMore(100);
      await until(areSo(left, 2, 'yellow'), recoverMs);
    });
    expect(failed).toEqual({});
  });
});
