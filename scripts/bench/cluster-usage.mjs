// Processor time of the nodes of an OpenSearch cluster, and their memory.

/**
 * @typedef {object} NodeStats
 * @property {{ readonly cpu: { readonly total_in_millis: number } }} process
 * @property {{ readonly mem: { readonly heap_used_in_bytes: number } }} jvm
 */

/**
 * Since they were started, of all nodes together.
 * @param {string} urls as `OPENSEARCH_URL`, without a user
 */
export async function clusterUsage(urls) {
  const [url = ''] = urls.split(',');
  const response = await fetch(`${url}/_nodes/stats/process,jvm`);
  const { nodes } = /** @type {{ nodes: Readonly<Record<string, NodeStats>> }} */ (
    await response.json()
  );
  const stats = Object.values(nodes);
  return {
    cpuMs: stats.reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0),
    heapMb: stats.reduce((sum, { jvm }) => sum + jvm.mem.heap_used_in_bytes, 0) / 1_048_576,
  };
}
