/** Connections to the nodes of a cluster, one of which may be slow, or frozen: it takes requests and never responds. */
import { Client, ConnectionPool } from '@opensearch-project/opensearch';
import { BoundedConnection } from './bounded-connection';
import { patientTransport } from './patient-transport';
import { createTurns, watchPace } from './pick-node';

type Resurrection = Parameters<ConnectionPool['resurrect']>;

/** For how long a node that has failed gets no requests of shoppers. Then it is pinged, for which no shopper waits. */
const leftOutMs = 10_000;

/** The client's own pool leaves a node out for longer with each request that fails, until it is half an hour. */
class ShopperPool extends ConnectionPool {
  private isPinging = false;

  constructor(options?: ConstructorParameters<typeof ConnectionPool>[0]) {
    super(options);
    this.resurrectTimeout = leftOutMs;
    this.resurrectTimeoutCutoff = 0;
  }

  override resurrect(options: Resurrection[0], callback?: Resurrection[1]): void {
    if (this.isPinging) return;
    this.isPinging = true;
    super.resurrect(options, (...result) => {
      this.isPinging = false;
      callback?.(...result);
    });
  }
}

const shared = (url: string) => ({
  nodes: url.split(',').map((node) => node.trim()),
  maxRetries: 2,
  Connection: BoundedConnection,
});

/** For imports, which write for long. */
export const connect = (url: string): Client =>
  new Client({
    ...shared(url),
    compression: 'gzip',
    requestTimeout: 30_000,
    Transport: patientTransport(),
  });

/**
 * For what a shopper waits for: several nodes have their turn within the time of a page. Nothing is compressed: of a
 * listing that would cost the cluster a third of its processor time, for 40 kB in the same data centre.
 */
export function connectForShoppers(url: string): Client {
  const turns = createTurns();
  const client = new Client({
    ...shared(url),
    requestTimeout: 2_000,
    ConnectionPool: ShopperPool,
    nodeSelector: turns.pick,
  });
  watchPace(client, turns);
  return client;
}
