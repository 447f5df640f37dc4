// The server that is measured, over a data folder of its own, and what it can be asked beside pages; gone with `close`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const autocannon = createRequire(import.meta.url)('autocannon');

/** Resolves when it serves. `env` adds settings. */
export async function startMeasuredServer(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-measured-'));
  const child = fork(join(root, 'dist/benchmarks/measured-page.js'), {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
  });
  const [{ url, paths }] = await once(child, 'message');
  const ask = async (question) => {
    const answer = once(child, 'message');
    child.send(question);
    return (await answer)[0];
  };
  return {
    url,
    paths,
    ask,
    /** So many clients ask for the paths in turn, again as soon as they are answered, for so many seconds. */
    drive: async (headers, connections, duration) => {
      const requests = paths.map((path) => ({ path, headers }));
      const { requests: answered, ...result } = await autocannon({
        url,
        requests,
        connections,
        duration,
      });
      return {
        total: answered.total,
        rate: answered.total / result.duration,
        p50: result.latency.p50,
        p99: result.latency.p99,
        failed: result.non2xx + result.errors + result.timeouts,
      };
    },
    close: () => {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
