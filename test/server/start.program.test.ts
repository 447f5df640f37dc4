/** How the built server begins, and what stops it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeAfterTest } from '../support/close-after-test';
import { builtProgram } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';

type Env = Readonly<Record<string, string>>;
const usual = { NODE_ENV: 'production', PORT: '0' };

/** Runs the server with these settings until it ends. */
function start(env: Env, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram, ...options], {
    env: { ...process.env, ...usual, DATA_DIR: aFolder(), ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

// One setting of the server, and one of the shop.
it.each([
  [{ PORT: 'eighty' }, /^Bad setting: PORT: not a port: "eighty"\n$/],
  [{ DATABASE_URL: 'nonsense' }, /^Bad setting: DATABASE_URL: not an address such as .*\n$/],
])('%j stops the start with one line', (env: Env, line) => {
  expect(start(env)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
});

it('an option that the server does not have stops the start with one line', () => {
  const line = /^There is no option --port\. Settings are environment variables, .*\n$/;
  const ended = start({}, '--port', '4000');
  expect(ended).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(line) });
});

it('a port in use stops the start with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  closeAfterTest(() => other.close());
  const { port } = other.address() as AddressInfo;
  const dataDir = aFolder();
  const { status, stderr } = start({ PORT: String(port), DATA_DIR: dataDir });
  expect(stderr).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 3990 ? 4000 : 3000} npm start\n`,
  );
  expect(status).toBe(1);
  // What was opened is closed: to exit while its threads are at work aborts the process at times.
  expect(readdirSync(join(dataDir, 'catalogue'))).toContain('current.json');
});

it('an unusable data folder stops the start with one line', () => {
  const { status, stderr } = start({ DATA_DIR: '/dev/null/data' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The data folder \/dev\/null\/data .*\n$/);
});

it('an unreadable imported catalogue is reported, and is not replaced by the sample', async () => {
  const dataDir = aFolder();
  mkdirSync(join(dataDir, 'catalogue'));
  const current = join(dataDir, 'catalogue', 'current.json');
  const lost = '{"folder":"g-lost","signature":"x","source":"import"}';
  writeFileSync(current, lost);
  const env = { ...process.env, ...usual, DATA_DIR: dataDir };
  const server = spawn(process.execPath, [builtProgram], { env });
  const ended = once(server, 'exit');
  closeAfterTest(() => {
    server.kill();
    return ended;
  });
  let stdout = '';
  server.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  await until(() => /Not ready yet: .*g-lost.*import/i.test(stdout));
  expect(server.exitCode).toBeNull();
  expect(readFileSync(current, 'utf8')).toBe(lost);
});

it('starts, serves and stops where its log has no room', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await new Promise((closed) => other.close(closed));
  const full = openSync('/dev/full', 'w');
  closeAfterTest(() => closeSync(full));
  const server = spawn(process.execPath, [builtProgram], {
    env: { ...process.env, ...usual, DATA_DIR: aFolder(), PORT: String(port), DRAIN_SECONDS: '0' },
    stdio: ['ignore', full, full],
  });
  const ended = once(server, 'exit');
  closeAfterTest(() => void server.kill('SIGKILL'));
  // Each of these pages is a line of the log.
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await until(async () => (await get('/readyz'))?.status === 200);
  expect((await get('/browse/nothing'))?.status).toBe(404);
  expect((await get('/browse/all'))?.status).toBe(200);
  server.kill();
  expect(await ended).toEqual([0, null]);
});

it('--help lists the settings and starts nothing', () => {
  const { status, stdout } = start({}, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('DATA_DIR');
});
