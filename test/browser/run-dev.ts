/** Runs `npm run dev` on free ports and with its own data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { expect } from './shop';

/** Resolves with the port if it is free; 0 stands for any port. */
const freePort = (port: number) =>
  new Promise<number | undefined>((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => done(taken));
    });
  });

/** The first of two successive ports; the program uses the second for its server. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const first = await freePort(0);
    if (first !== undefined && (await freePort(first + 1)) !== undefined) return first;
  }
}

/** Returns its address once the listing page is served. */
export async function runDev(): Promise<string> {
  const dataDir = aFolder();
  const port = await twoFreePorts();
  const address = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [resolve('scripts/dev.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(program, 'exit');
  closeAfterTest(() => {
    program.kill('SIGTERM');
    return ended;
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
  return address;
}
