/** One address of TCP that leads to one server after another, as an address does that moves between machines. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { closeAfterTest } from './close-after-test';

export type MovingAddress = {
  readonly port: number;
  /** Leads new connections to the server at another file. */
  readonly moveTo: (socketFile: string) => void;
  /**
   * The machine is gone until the address moves: connections stay open and get nothing. The machine that has the
   * address then knows none of them, and resets each that sends something.
   */
  readonly vanish: () => void;
};

const ignore = () => undefined;

export async function startMovingAddress(socketFile: string): Promise<MovingAddress> {
  let target: string | undefined = socketFile;
  const served = new Map<Socket, Socket>();
  const lost = new Set<Socket>();
  const unanswered = new Set<Socket>();
  const lose = (client: Socket) => {
    lost.add(client);
    client.on('data', () => {
      if (target === undefined) unanswered.add(client);
      else client.resetAndDestroy();
    });
    // It pauses when it is passed on no more.
    client.resume();
  };
  const serve = (client: Socket, file: string) => {
    const server = connect(file).on('error', ignore);
    served.set(client, server);
    client.pipe(server).pipe(client);
    client.on('close', () => {
      served.delete(client);
      server.destroy();
    });
    server.on('close', () => lost.has(client) || client.destroy());
  };
  const address = createServer((client) => {
    client.on('error', ignore);
    if (target === undefined) lose(client);
    else serve(client, target);
  });
  await once(address.listen(0, '127.0.0.1'), 'listening');
  closeAfterTest(() => {
    address.close();
    for (const socket of [...lost, ...served.keys()]) socket.destroy();
  });
  return {
    port: (address.address() as AddressInfo).port,
    moveTo: (file) => {
      target = file;
      for (const client of unanswered) client.resetAndDestroy();
      unanswered.clear();
    },
    vanish: () => {
      target = undefined;
      for (const [client, server] of served) {
        client.unpipe(server);
        server.unpipe(client);
        lose(client);
        server.destroy();
      }
      served.clear();
    },
  };
}
