import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { withLock } from '../../../../shop/catalogue/embedded/generation-store';
import { closeAfterTest } from '../../../support/close-after-test';
import { compileProgram } from '../../../support/compile-program';
import { anEmptyCluster, startFakeNode } from '../../catalogue/opensearch/fake-node';
import { openTestShop, type TestShop } from '../import-text';

const script = compileProgram('shop/import/main.ts');
const feed = 'id,title,price\n1,Velvet sofa,5 GBP\n2,Oak table,6 GBP\n';

let shop: TestShop;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let port = 0;
let certificate = '';

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const server = createServer({ key, cert }, (request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, done));
  closeAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  ({ port } = server.address() as AddressInfo);
  certificate = cert;
});

beforeEach(() => {
  shop = openTestShop();
  answer = (_request, response) => response.end(feed);
});

async function run(profile: object, args: readonly string[] = []) {
  const file = shop.put('import.json', JSON.stringify(profile));
  const child = spawn(process.execPath, [script, '--profile', file, ...args], {
    env: {
      ...process.env,
      DATA_DIR: join(shop.path, 'data'),
      NODE_EXTRA_CA_CERTS: shop.put('ca.pem', certificate),
    },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += String(text)));
  child.stderr.on('data', (text: Buffer) => (stderr += String(text)));
  const [status] = (await once(child, 'close')) as [number];
  return { status, stdout, stderr };
}

const imports = () => join(shop.path, 'data', 'imports');
const source = (path = '/feed.csv') => `https://localhost:${port}${path}`;

describe('import by a profile', () => {
  it('fetches its source with the options of the profile, once for each version', async () => {
    const asked: (string | undefined)[] = [];
    answer = ({ headers }, response) => {
      asked.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(feed.replaceAll('GBP', ''));
    };
    const profile = { source: source(), currency: 'USD' };
    const first = await run(profile);
    expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining('prices in  USD') });
    expect(await run(profile)).toMatchObject({
      status: 0,
      stdout: 'Nothing is new: the source has not changed.\n',
    });
    expect(await run({ ...profile, currency: 'EUR' })).toMatchObject({ status: 4 });
    expect(asked).toEqual([undefined, '"1"', undefined]);
    expect(readFileSync(join(imports(), 'log.txt'), 'utf8').split('\n')).toHaveLength(4);
  });

  it('fetches its source each time for a cluster, whatever catalogue the folder has', async () => {
    await shop.importText(feed);
    const asked: (string | undefined)[] = [];
    answer = ({ headers }, response) => {
      asked.push(headers['if-none-match']);
      response.writeHead(200, { etag: '"1"' }).end(feed);
    };
    const { url } = await startFakeNode(anEmptyCluster());
    for (let night = 0; night < 2; night += 1)
      expect(await run({ source: source(), opensearch: url })).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Imported 2 products'),
      });
    expect(asked).toEqual([undefined, undefined]);
  });

  it('keeps the last three reports, with the rows that were left out', async () => {
    answer = (_request, response) => response.end(`${feed}3,Lamp,\n`);
    for (let night = 0; night < 4; night += 1) await run({ source: source() });
    const reports = readdirSync(imports()).filter((name) => name.startsWith('report-'));
    expect(reports).toHaveLength(3);
    const text = readFileSync(join(imports(), reports[2] ?? ''), 'utf8');
    expect(text).toContain('line 4: skipped: no price');
    expect(text).toContain('Imported 2 products');
  });

  it('sends a password to the host of the source alone, and follows to hosts of the profile', async () => {
    const seen: (string | undefined)[] = [];
    answer = ({ url, headers }, response) => {
      seen.push(headers.authorization);
      if (url === '/feed.csv') response.writeHead(302, { location: '/other.csv' }).end();
      else response.end(feed);
    };
    const withPassword = source().replace('https://', 'https://me:s%20t@');
    const { status, stdout, stderr } = await run({ source: withPassword });
    expect(status).toBe(0);
    const basic = `Basic ${Buffer.from('me:s t').toString('base64')}`;
    expect(seen).toEqual([basic, basic]);
    expect(stdout + stderr).not.toContain('s%20t');
  });

  it.each<[string, object, typeof answer, RegExp]>([
    [
      'that leads to another host',
      {},
      (_request, response) =>
        response.writeHead(302, { location: `https://127.0.0.1:${port}/` }).end(),
      /the source leads to 127\.0\.0\.1:\d+, which "hosts" of the profile does not name/,
    ],
    [
      'that leads to plain http',
      {},
      (_request, response) => response.writeHead(302, { location: 'http://localhost/' }).end(),
      /which is no https/,
    ],
    [
      'that leads on without end',
      {},
      (_request, response) => response.writeHead(302, { location: '/again' }).end(),
      /redirects more than 5 times/,
    ],
    [
      'that never ends',
      { maxBytes: 10_000 },
      (_request, response) => {
        const more = (): void => {
          while (response.writable && response.write(feed.repeat(100)));
        };
        response.on('drain', more);
        more();
      },
      /larger than 10,000 bytes/,
    ],
    ['that does not answer', { timeoutSeconds: 1 }, () => undefined, /has not sent all within 1 s/],
    [
      'that breaks off',
      {},
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write(feed);
        setTimeout(() => response.destroy(), 100);
      },
      /cannot be reached, or broke off/,
    ],
    [
      'that is away',
      {},
      (_request, response) => response.writeHead(404).end(),
      /responds with 404/,
    ],
  ])('of a source %s ends with 1, and the shop is as it was', async (_name, more, how, message) => {
    await shop.importText(feed);
    const before = shop.state();
    answer = how;
    const { status, stderr } = await run({ source: source(), ...more });
    expect(stderr).toMatch(message);
    expect(status).toBe(1);
    expect(shop.state()).toEqual(before);
    expect(readdirSync(imports())).not.toContain('source.part');
  });

  it('ends with 6 while another one runs, and with 2 for a profile that cannot be read', async () => {
    await run({ source: source() });
    const busy = withLock(imports(), () => run({ source: source() }));
    expect(await busy).toMatchObject({ status: 6 });
    expect(await run({ source: 'http://localhost/' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"source" begins with https:'),
    });
    expect(await run({ source: source(), colour: 'x' })).toMatchObject({ status: 2 });
  });
});
