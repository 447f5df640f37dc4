/** Runs `npm run dev` on free ports and with its own data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { expect } from './shop';

/** Returns its address once the listing page is served. */
export async function runDev(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const dataDir = aFolder();
  // The program uses the one after it for its server.
  const port = await freePort(2);
  const address = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [resolve('scripts/dev.mjs')], {
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
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
