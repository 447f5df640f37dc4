/** A node of OpenSearch that responds as a test says, also with nothing, with half of a response, or by hanging up. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { closeAfterTest } from '../../../support/close-after-test';

export type Sent = {
  readonly method: string;
  /** Without parameters. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: string;
};

export type Said =
  { readonly status?: number; readonly body?: unknown } | 'nothing' | 'half' | 'cut';

export type FakeNode = {
  readonly url: string;
  /** Method and path of each request. */
  readonly requests: readonly string[];
  readonly connections: () => Promise<number>;
};

async function read(request: IncomingMessage): Promise<Sent> {
  const bytes = await buffer(request);
  const { pathname: path, searchParams: parameters } = new URL(request.url ?? '', 'http://node');
  const isZipped = request.headers['content-encoding'] === 'gzip';
  const body = String(isZipped ? gunzipSync(bytes) : bytes);
  return { method: request.method ?? '', path, parameters, body };
}

function say(said: Said, response: ServerResponse): void {
  if (said === 'nothing') return;
  if (said === 'cut') return void response.destroy();
  const { status = 200, body = {} } = said === 'half' ? {} : said;
  const text = JSON.stringify(body);
  const length = said === 'half' ? 1_000 : Buffer.byteLength(text);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length });
  if (said === 'half') response.write('{"_source":');
  else response.end(text);
}

export async function startFakeNode(respond: (sent: Sent) => Said): Promise<FakeNode> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void read(request).then((sent) => {
      requests.push(`${sent.method} ${sent.path}`);
      say(respond(sent), response);
    });
  });
  // OpenSearch closes no connection by itself.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
  };
}

/** What all nodes of a cluster know of its lock, as far as it takes one. */
export function aLockedCluster(): (sent: Sent) => Said {
  let stored: { readonly version: number; readonly source: unknown } | undefined;
  let version = 0;
  const conflict = { error: { type: 'version_conflict_engine_exception', reason: '' } };
  const write = ({ parameters, body }: Sent): Said => {
    const over = parameters.get('if_seq_no');
    const isThis = over === null ? stored === undefined : Number(over) === stored?.version;
    if (!isThis) return { status: 409, body: conflict };
    version += 1;
    stored = { version, source: JSON.parse(body) };
    return { body: { _seq_no: version, _primary_term: 1 } };
  };
  const find = (): Said =>
    stored === undefined
      ? { status: 404, body: { found: false } }
      : {
          body: {
            found: true,
            _seq_no: stored.version,
            _primary_term: 1,
            _source: stored.source,
          },
        };
  return (sent) => {
    if (!/\/_(?:doc|create)\/import$/.test(sent.path)) return {};
    if (sent.method === 'GET') return find();
    if (sent.method !== 'DELETE') return write(sent);
    stored = undefined;
    return {};
  };
}

/** What a cluster without an import says to one, whose every request it does. */
export function anEmptyCluster(): (sent: Sent) => Said {
  const lock = aLockedCluster();
  const done = {
    ...{ shards_acknowledged: true, errors: false, items: [], number_of_data_nodes: 1 },
    ...{ task: 'one:7', completed: true },
  };
  return (sent) => {
    if (sent.path.includes('-lock')) return lock(sent);
    return sent.method === 'GET' && /^\/[^/]*\/?_alias\b/.test(sent.path)
      ? { status: 404, body: {} }
      : { body: done };
  };
}
