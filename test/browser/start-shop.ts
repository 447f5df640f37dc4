/** Starts the built server once for the whole browser suite, on a port of its own, and stops it afterwards. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const startLimitMs = 60_000;

// Playwright's contract: the global set-up is the default export of its module.
// eslint-disable-next-line no-restricted-exports
export default async function startShop(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-browser-'));
  const server = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env.SHOP = await new Promise<string>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the shop did not start')), startLimitMs);
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /Open (http:\/\/[^/\s]+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      ready(address);
    });
    server.once('exit', (code) => fail(new Error(`the shop ended with ${String(code)}: ${said}`)));
  });
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
