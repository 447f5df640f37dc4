/** Runs the built server for a suite, on a port and a data folder of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const startLimitMs = 60_000;

export type RunningShop = {
  /** Scheme, host and port. */
  readonly address: string;
  /** Gone when the shop has stopped. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

/** The other brands answer on host names of this machine: `http://hearth.localhost:{port}`. */
export const brandHosts = 'ie.localhost=marlow-ie,hearth.localhost=hearth';

export async function runShop(env: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-browser-'));
  const server = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      BRAND_HOSTS: brandHosts,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  const address = await new Promise<string>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the shop did not start')), startLimitMs);
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const open = /Open (http:\/\/[^/\s]+)/.exec(said)?.[1];
      if (open === undefined) return;
      clearTimeout(timer);
      ready(open);
    });
    server.once('exit', (code) => fail(new Error(`the shop ended with ${String(code)}: ${said}`)));
  });
  return {
    address,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
