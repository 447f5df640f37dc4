/** The built server with few open files, and more clients than it has files for. */
import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { closeAfterTest } from '../support/close-after-test';
import { prlimit } from '../support/refused-writes';
import { describeWithPrograms, requireProgram } from '../support/required-program';
import { startShopProcess, type ShopProcess } from '../support/shop-process';
import { until } from '../support/until';

const openFiles = 64;
const clients = 200;

const startWithFewFiles = (env: Readonly<Record<string, string>>) =>
  startShopProcess({
    env: { LOG_LEVEL: 'warn', MAX_LAG_MS: '500', ...env },
    under: [requireProgram(prlimit), `--nofile=${openFiles}:${openFiles}`],
  });

/**
 * Opens connections, sends a request on each, and resolves with the statuses when each has a response or is refused.
 */
async function flood({ port }: ShopProcess, paths: readonly string[]): Promise<readonly string[]> {
  const statuses: string[] = [];
  const sockets = Array.from({ length: clients }, (_, at): Socket => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => (received += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => statuses.push(received.slice('HTTP/1.1 '.length, 12)));
    const path = paths[at % paths.length] ?? '/';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    closeAfterTest(() => socket.destroy());
    return socket;
  });
  // A sample of the delay of the event loop, which was what ended the process.
  await new Promise((done) => setTimeout(done, 1_000));
  await until(() => sockets.every(({ closed }) => closed));
  return statuses;
}

const everyKind = [
  '/browse/furniture',
  '/sa/product-listing-fe/assets.json',
  '/pictures/icon.svg',
  '/metrics',
  '/listing-api/lamp',
  '/nowhere',
];

/** Held open without a request, so that files are short all the while. */
function holdConnections({ port }: ShopProcess, count: number): () => void {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined);
  return closeAfterTest(() => {
    for (const socket of sockets) socket.destroy();
  });
}

describeWithPrograms([prlimit], 'a server without free files', () => {
  it.each([
    ['one process', { WORKERS: '1' }],
    ['two processes', { WORKERS: '2' }],
    // More than there are files for, as an operator may set it.
    ['too many connections allowed', { MAX_CONNECTIONS: '10000' }],
  ])('refuses clients and serves again: %s', async (_which, env) => {
    const shop = await startWithFewFiles(env);
    const release = holdConnections(shop, clients);
    const statuses = await flood(shop, everyKind);
    expect(new Set(statuses)).not.toContain('500');
    release();
    await until(async () => (await flood(shop, ['/healthz'])).includes('200'));
    const page = await fetch(`${shop.address}/browse/furniture`, {
      headers: { connection: 'close' },
    });
    expect(page.status).toBe(200);
    expect(shop.process.exitCode).toBeNull();
    expect(shop.logged()).not.toMatch(/the process ends|a worker ended/);
    expect(shop.logged()).toContain(`the limit of open files is ${openFiles}`);
    expect(await shop.stop()).toBe(0);
  });

  it('replaces a process that could not receive a connection', async () => {
    const shop = await startShopProcess({ env: { WORKERS: '2', LOG_LEVEL: 'info' } });
    const workers = [...shop.logged().matchAll(/"worker":(\d+),"msg":"a worker serves"/g)];
    const limit = (soft: string) =>
      workers.forEach(([, pid = '']) =>
        execFileSync(requireProgram(prlimit), ['--pid', pid, `--nofile=${soft}:`]),
      );
    limit('10');
    const release = holdConnections(shop, workers.length);
    const logged = (message: string) => shop.logged().split(message).length - 1;
    await until(() => logged('a worker could not receive a connection') === workers.length);
    limit('1024');
    release();
    await until(() => logged('"a worker serves"') === 2 * workers.length);
    const page = await fetch(`${shop.address}/browse/furniture`);
    expect(page.status).toBe(200);
  });
});
