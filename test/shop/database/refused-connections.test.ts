/** What an operator reads when a database or a cluster refuses the server, at the start and later. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { openOpenSearchCatalogue } from '../../../shop/catalogue/opensearch/open-opensearch-catalogue';
import { openSavedService } from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closeAfterTest(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** PostgreSQL that refuses each connection with an error of this code, in its protocol's message for it. */
function refusingPostgres(code: string, message: string): Server {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(fields.length + 4, 1);
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
}

async function reasonsOfPostgres(port: number): Promise<string> {
  const reasons: string[] = [];
  const saved = await openSavedService({
    dataDir: aFolder(),
    databaseUrl: `postgres://shop:s3cret@127.0.0.1:${port}/shop`,
    onError: (error) => void reasons.push(String(error)),
    watch: { onMissing: ({ why }) => void reasons.push(why), onBack: () => undefined },
  });
  closeAfterTest(() => saved.store.close());
  await saved.store.list('shopper').catch((error: unknown) => reasons.push(String(error)));
  expect(reasons.join('\n')).not.toContain('s3cret');
  return reasons[0] ?? '';
}

describe('a PostgreSQL that refuses', () => {
  it.each([
    ['28P01', 'password authentication failed for user "shop"', 'its user or password is refused'],
    ['3D000', 'database "shop" does not exist', 'its database does not exist'],
    ['53300', 'sorry, too many clients already', ''],
  ])('with %s is named by its setting, without the password', async (code, message, meaning) => {
    const port = await listen(refusingPostgres(code, message));
    const why = await reasonsOfPostgres(port);
    expect(why).toBe(`DATABASE_URL: ${meaning && `${meaning}: `}${message}`);
  });

  it('the connection is named by its setting too', async () => {
    expect(await reasonsOfPostgres(1)).toMatch(
      /^DATABASE_URL: nothing listens at its host and port: .*ECONNREFUSED 127\.0\.0\.1:1$/,
    );
  });
});

describe('an OpenSearch that refuses', () => {
  async function problemOfCluster(port: number): Promise<string> {
    const { engine, opened } = openOpenSearchCatalogue({
      url: `http://shop:s3cret@127.0.0.1:${port}`,
    });
    opened.catch(() => undefined);
    closeAfterTest(engine.close);
    const isReached = () => engine.health().problem?.startsWith('OpenSearch') === true;
    await until(isReached);
    const problem = String(engine.health().problem);
    expect(problem).not.toContain('s3cret');
    return problem;
  }

  it.each<[string, RequestListener]>([
    ['a text', (_request, response) => void response.writeHead(401).end('Unauthorized')],
    [
      'JSON',
      (_request, response) =>
        void response
          .writeHead(403, { 'content-type': 'application/json' })
          .end('{"error":{"type":"security_exception"},"status":403}'),
    ],
  ])('the password, with %s, is named by its setting', async (_form, respond) => {
    const port = await listen(createHttpServer(respond));
    expect(await problemOfCluster(port)).toBe(
      'OpenSearch cannot be reached: user or password is refused; set OPENSEARCH_URL',
    );
  });

  it('a right that its user lacks is named', async () => {
    const reason = 'no permissions for [indices:admin/aliases/get]';
    const error = { type: 'security_exception', reason };
    const port = await listen(
      createHttpServer(
        (_request, response) =>
          void response
            .writeHead(403, { 'content-type': 'application/json' })
            .end(JSON.stringify({ error: { ...error, root_cause: [error] }, status: 403 })),
      ),
    );
    expect(await problemOfCluster(port)).toContain(`a right of its user is missing: `);
    expect(await problemOfCluster(port)).toContain(reason);
  });

  it('the connection is named by its setting', async () => {
    expect(await problemOfCluster(1)).toBe(
      'OpenSearch cannot be reached: connect ECONNREFUSED 127.0.0.1:1; check OPENSEARCH_URL',
    );
  });
});
