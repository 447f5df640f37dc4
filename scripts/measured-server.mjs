// The server that npm run bench:server and npm run load measure, with a data folder of its own, in a child process, so that the
// clients' processor time does not count.
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * The messages of test/benchmarks/measured-page.ts, by the message that requests them.
 * @typedef {{
 *   readonly usage: { readonly cpuMs: number, readonly memoryMb: number },
 *   readonly 'render alone': { readonly count: number, readonly ms: number, readonly cpuMs: number },
 *   readonly 'cache listings': object,
 *   readonly 'compute listings': object,
 * }} Replies
 */

/** @typedef {{ total: number, rate: number, p50: number, p99: number, failed: number }} Driven */

/**
 * Resolves when the server is ready.
 * @param {Readonly<Record<string, string>>} env settings in addition to the caller's environment
 */
export async function startMeasuredServer(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-measured-'));
  const child = fork(join(root, 'dist/benchmarks/measured-page.js'), {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
  });
  /** @type {{ url: string, paths: string[] }[]} */
  const [{ url, paths } = { url: '', paths: [] }] = await once(child, 'message');

  /**
   * @template {keyof Replies} Name
   * @param {Name} name
   * @returns {Promise<Replies[Name]>}
   */
  async function request(name) {
    const reply = once(child, 'message');
    child.send(name);
    return (await reply)[0];
  }

  /**
   * Clients request the paths in turn for `duration` seconds, each again as soon as it has a response.
   * @param {Readonly<Record<string, string>>} headers
   * @param {number} connections
   * @param {number} duration
   * @returns {Promise<Driven>}
   */
  async function drive(headers, connections, duration) {
    const requests = paths.map((path) => ({ path, headers }));
    const result = await autocannon({ url, requests, connections, duration });
    return {
      total: result.requests.total,
      rate: result.requests.total / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
      failed: result.non2xx + result.errors,
    };
  }

  function close() {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { url, paths, request, drive, close };
}
