/** Stand-ins for page nodes behind the proxy of compose, deploy/proxy.conf. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../support/close-after-test';
import { startLoad } from '../support/load';
import { describeWithNginx, startComposeProxy } from '../support/nginx';

/** Returns its port. */
async function startNode(respond: RequestListener): Promise<number> {
  const node = createServer(respond);
  await once(node.listen(0, '127.0.0.1'), 'listening');
  closeAfterTest(() => {
    node.close();
    node.closeAllConnections();
  });
  return (node.address() as AddressInfo).port;
}

describeWithNginx('nodes behind the proxy of compose', () => {
  it('that freeze get few requests, and hardly one after two without a response', async () => {
    const connections = 20;
    let frozen = 0;
    const nodes = [
      await startNode((_, response) => void response.end('a listing')),
      await startNode(() => {
        frozen += 1;
      }),
    ];
    const { address } = await startComposeProxy(nodes);
    const load = startLoad({ url: `${address}/listing-api/all`, connections });
    await load.until(({ failed }) => (failed['504'] ?? 0) >= 2);
    const before = frozen;
    await load.untilMore(2_000);
    const after = frozen;
    load.end();
    const { failed } = await load.result;
    expect(Object.keys(failed)).toEqual(['504']);
    expect(before).toBeGreaterThanOrEqual(2);
    // Half of those at the same time, and few that are sent before the second failure is known.
    expect(before).toBeLessThan(0.75 * connections);
    expect(after - before).toBeLessThan(0.25 * connections);
  });

  it.each([1, 2, 3, 5])(
    'that all respond with 503, %i of them, have it sent on, and are asked as soon as they respond again',
    async (count) => {
      let isReady = false;
      const respond: RequestListener = (request, response) => {
        response.writeHead(isReady ? 200 : 503);
        if (isReady) request.pipe(response);
        else request.resume().on('end', () => response.end('not ready'));
      };
      const nodes = await Promise.all(Array.from({ length: count }, () => startNode(respond)));
      const { address } = await startComposeProxy(nodes);
      const report = (): Promise<Response> =>
        fetch(`${address}/client-errors`, { method: 'POST', body: 'a report' });
      for (let sent = 0; sent < 20; sent += 1) {
        const refused = await report();
        expect([refused.status, await refused.text()]).toEqual([503, 'not ready']);
      }
      isReady = true;
      const taken = await report();
      expect([taken.status, await taken.text()]).toEqual([200, 'a report']);
    },
  );
});
