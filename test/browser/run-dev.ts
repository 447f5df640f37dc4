/** `npm run dev` on ports and a data folder of its own, until the page it serves is there. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from './shop';

/** Of a port that is free together with the one after it, which the program takes for its server. */
const isFree = (port: number) =>
  new Promise<number | undefined>((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => done(taken));
    });
  });

async function twoFreePorts(): Promise<number> {
  for (;;) {
    const first = await isFree(0);
    if (first !== undefined && (await isFree(first + 1)) !== undefined) return first;
  }
}

export async function runDev() {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-dev-'));
  const port = await twoFreePorts();
  const address = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [resolve('scripts/dev.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect
    .poll(
      () =>
        fetch(`${address}/browse/furniture`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 220_000, intervals: [1_000] },
    )
    .toBe(200);
  return {
    address,
    stop: async () => {
      const ended = new Promise((done) => program.once('exit', done));
      program.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
