// The server that npm run bench -- server and npm run bench -- load measure, with a data folder of its own, in a child
// process, so that the clients' processor time does not count.
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../project.mjs';

/**
 * The messages of test/benchmarks/measured-page.ts, by the message that requests them.
 * @typedef {{
 *   readonly usage: { readonly cpuMs: number, readonly memoryMb: number },
 *   readonly 'held memory': { readonly heldMb: number },
 *   readonly 'render alone': { readonly count: number, readonly ms: number, readonly cpuMs: number },
 *   readonly 'replayed requests': ReplayedRequests,
 *   readonly 'cache listings': object,
 *   readonly 'compute listings': object,
 * }} Replies
 */

/** @import { Request } from 'autocannon' */
/**
 * @typedef {object} ReplayedRequests
 * @property {readonly { readonly path: string, readonly request: string, readonly base: number }[]} addresses
 * @property {readonly (readonly string[])[]} options by the base of an address
 * @property {readonly string[]} suggestions
 */
/** @typedef {{ total: number, rate: number, bytes: number, p50: number, p99: number, failed: number }} Driven */
/** @typedef {Record<'listings' | 'suggestions' | 'events' | 'saved', Request[]>} VisitRequests */
/** @typedef {{ url: string, bareUrl: string, paths: string[], visit: VisitRequests }} Started */
/** @type {Started} */
const notStarted = {
  url: '',
  bareUrl: '',
  paths: [],
  visit: { listings: [], suggestions: [], events: [], saved: [] },
};

/**
 * Resolves when the server is ready.
 * @param {Readonly<Record<string, string>>} env settings in addition to the caller's environment
 */
export async function startMeasuredServer(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-measured-'));
  const child = fork(join(root, 'dist/benchmarks/measured-page.js'), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
  });
  /** @type {Started[]} */
  const [{ url, bareUrl, paths, visit } = notStarted] = await once(child, 'message');

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
   * Clients send the requests in turn for `duration` seconds, each again as soon as it has a response.
   * @param {Request[]} requests
   * @param {{ connections: number, duration: number, to?: string }} how
   * @returns {Promise<Driven>}
   */
  async function send(requests, { to = url, ...how }) {
    const result = await autocannon({ url: to, requests, ...how });
    return {
      total: result.requests.total,
      bytes: result.throughput.total / result.requests.total,
      rate: result.requests.total / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
      failed: result.non2xx + result.errors,
    };
  }

  /**
   * Clients request the paths of the pages, as `send` does.
   * @param {Readonly<Record<string, string>>} headers
   * @param {number} connections
   * @param {number} duration
   */
  const drive = (headers, connections, duration) =>
    send(
      paths.map((path) => ({ path, headers })),
      { connections, duration },
    );

  function close() {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { url, bareUrl, paths, visit, request, send, drive, close };
}
