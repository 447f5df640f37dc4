/** A connection to a server that a test can cut and restore. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { closeAfterTest } from '../../../support/close-after-test';

export type Line = {
  readonly url: string;
  /** Closes all connections and accepts no new ones. */
  readonly cut: () => void;
  readonly mend: () => Promise<void>;
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export async function openLine({ hostname, port: farPort }: URL): Promise<Line> {
  const ends = new Set<Socket>();
  const open = (): Server =>
    createServer((near) => {
      const far = connect(Number(farPort), hostname);
      for (const end of [near, far]) {
        ends.add(end);
        end.on('error', () => undefined).on('close', () => ends.delete(end));
      }
      near.pipe(far).pipe(near);
    });
  let server = open();
  const port = await listen(server, 0);
  const cut = () => {
    server.close();
    for (const end of ends) end.destroy();
  };
  closeAfterTest(cut);
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    mend: async () => {
      server = open();
      await listen(server, port);
    },
  };
}
