/** `npm run dev` at a port that is taken. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { freePort, whyNotFree } from '../scripts/free-port.mjs';
import { closeAfterTest } from './support/close-after-test';

const host = '127.0.0.1';

async function take(port: number): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  closeAfterTest(() => server.close());
}

it.each([
  ['its own', 0],
  ["the server's", 1],
])('ends with a line that says which is taken: %s', async (_which, distance) => {
  const port = await freePort(2);
  const taken = port + distance;
  await take(taken);
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(__dirname, '../scripts/dev.mjs')],
    // A development server that starts after all would not end.
    { env: { ...process.env, PORT: String(port) }, encoding: 'utf8', timeout: 60_000 },
  );
  const [line = '', ...rest] = stderr.trim().split('\n');
  expect([status, rest]).toEqual([1, []]);
  expect(line).toContain(`Port ${taken} is taken.`);
  expect(line).toMatch(/: PORT=\d000 npm run dev$/);
});

it('leaves a free port free, and explains one that is none', async () => {
  const port = await freePort();
  expect(await whyNotFree(port, host)).toBeUndefined();
  expect(await whyNotFree(port, host)).toBeUndefined();
  expect(await whyNotFree(Number.NaN, host)).toMatch(/^Port NaN: /);
});
