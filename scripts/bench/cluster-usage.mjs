// Processor time of the nodes of an OpenSearch cluster, and their memory.
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} NodeStats
 * @property {{ readonly timestamp: number, readonly cpu: { readonly total_in_millis: number } }} process
 * @property {{ readonly mem: { readonly heap_used_in_bytes: number } }} jvm
 */

/**
 * @param {string} url
 * @returns {Promise<readonly NodeStats[]>}
 */
async function readStats(url) {
  const response = await fetch(`${url}/_nodes/stats/process,jvm`);
  const { nodes } = /** @type {{ nodes: Readonly<Record<string, NodeStats>> }} */ (
    await response.json()
  );
  return Object.values(nodes);
}

const pollMs = 50;

/**
 * A node looks once a second at most, and says what it saw: asked until each has looked after the first question.
 * @param {string} url
 */
async function freshStats(url) {
  const seen = new Set((await readStats(url)).map(({ process }) => process.timestamp));
  for (;;) {
    await wait(pollMs);
    const stats = await readStats(url);
    if (stats.every(({ process }) => !seen.has(process.timestamp))) return stats;
  }
}

/**
 * Since they were started, of all nodes together.
 * @param {string} urls as `OPENSEARCH_URL`, without a user
 */
export async function clusterUsage(urls) {
  const [url = ''] = urls.split(',');
  const stats = await freshStats(url);
  return {
    cpuMs: stats.reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0),
    heapMb: stats.reduce((sum, { jvm }) => sum + jvm.mem.heap_used_in_bytes, 0) / 1_048_576,
  };
}
