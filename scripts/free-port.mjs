// Whether a program can listen at a port.
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
