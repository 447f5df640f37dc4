/** Runs `npm run dev` on free ports and with its own data folder. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { expect } from './shop';

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** Below the ports that a system gives to outgoing connections, of which one could take the second port in the meantime. */
const [leastPort, mostPort] = [20_000, 30_000];

/** The first of two successive ports; the program uses the second for its server. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const first = randomInt(leastPort, mostPort);
    if ((await isFree(first)) && (await isFree(first + 1))) return first;
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
