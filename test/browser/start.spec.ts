import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { test } from './base-test';

type Ending = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

function spawnServer(env: Readonly<Record<string, string>>, ...options: string[]) {
  const server = spawn(process.execPath, [resolve('dist/server/main.js'), ...options], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: aFolder(), ...env },
  });
  const ended = once(server, 'exit');
  closeAfterTest(() => {
    server.kill();
    return ended;
  });
  return server;
}

/** Runs the server with these settings until it ends. */
function start(env: Readonly<Record<string, string>>, ...options: string[]): Promise<Ending> {
  const server = spawnServer(env, ...options);
  let stdout = '';
  let stderr = '';
  server.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  server.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  return new Promise((ended) => server.once('exit', (code) => ended({ code, stdout, stderr })));
}

// One of the server, and one of the shop.
for (const [env, fault] of [
  [{ PORT: 'eighty' }, /^Bad setting: PORT: not a port: "eighty"\n$/],
  [{ DATABASE_URL: 'nonsense' }, /^Bad setting: DATABASE_URL: not an address such as .*\n$/],
] as const) {
  test(`${JSON.stringify(env)} stops the start with one line`, async () => {
    const { code, stdout, stderr } = await start(env);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(fault);
  });
}

test('an option that the server does not have stops the start with one line', async () => {
  const { code, stdout, stderr } = await start({ PORT: '0' }, '--port', '4000');
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^There is no option --port\. Settings are environment variables, .*\n$/);
});

test('a port in use stops the start with one line', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  closeAfterTest(() => other.close());
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await start({ PORT: String(port) });
  expect(code).toBe(1);
  expect(stderr).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 3990 ? 4000 : 3000} npm start\n`,
  );
});

test('an unusable data folder stops the start with one line', async () => {
  const { code, stderr } = await start({ PORT: '0', DATA_DIR: '/dev/null/data' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The data folder \/dev\/null\/data .*\n$/);
});

test('an unreadable imported catalogue is reported, and is not replaced by the sample', async () => {
  const dataDir = aFolder();
  mkdirSync(join(dataDir, 'catalogue'));
  const current = join(dataDir, 'catalogue', 'current.json');
  const lost = '{"folder":"g-lost","signature":"x","source":"import"}';
  writeFileSync(current, lost);
  const server = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
  let stdout = '';
  server.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  await expect.poll(() => stdout, { timeout: 20_000 }).toMatch(/Not ready yet: .*g-lost.*import/i);
  expect(server.exitCode).toBeNull();
  expect(readFileSync(current, 'utf8')).toBe(lost);
});

test('--help lists the settings and starts nothing', async () => {
  const { code, stdout } = await start({}, '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('DATA_DIR');
});
