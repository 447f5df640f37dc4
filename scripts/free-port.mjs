// Whether a program can listen at a port, and ports where one can.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A sentence that says why nothing can listen there; undefined when something can.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
export async function whyNotFree(port, host) {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    return code === 'EADDRINUSE' ? `Port ${port} is taken.` : `Port ${port}: ${message}.`;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

/** Below the ports that a system gives to connections and to servers at port 0: these take some at any time. */
const [leastPort, mostPort] = [20_000, 30_000];

/**
 * The first of successive ports at which nothing listens, for another program.
 * @param {number} count
 */
export async function freePort(count = 1) {
  for (;;) {
    const first = randomInt(leastPort, mostPort);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const faults = await Promise.all(ports.map((port) => whyNotFree(port, '127.0.0.1')));
    if (faults.every((fault) => fault === undefined)) return first;
  }
}
