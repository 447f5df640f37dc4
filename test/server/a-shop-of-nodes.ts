/** Three page nodes behind nginx, over one PostgreSQL at an address that may move, with shoppers who use them all. */
import { startMovingAddress } from '../support/moving-address';
import { startNginx } from '../support/nginx';
import { runSql, startPostgres } from '../support/postgres-server';
import { startShopProcess, type ShopProcess } from '../support/shop-process';
import { startBusyShoppers, type Observed } from './busy-shoppers';

/** Call it outside of a test: what it starts, and starts again later, ends with the scope in which that happens. */
export async function aShopOfNodes() {
  const database = await startPostgres();
  const address = await startMovingAddress(database.socket);
  const startNode = (port = 0) =>
    startShopProcess({
      env: {
        PORT: String(port),
        TRUST_PROXY: 'loopback',
        WRITES_PER_MINUTE: '0',
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '1',
        COLLECT_EVENTS: 'true',
        DATABASE_URL: `postgresql://shop@127.0.0.1:${address.port}/postgres`,
      },
    });
  const nodes: ShopProcess[] = await Promise.all([startNode(), startNode(), startNode()]);
  const nginx = await startNginx(nodes.map(({ port }) => port));
  const shoppers = await startBusyShoppers(nginx.address);
  return {
    database,
    address,
    nodes,
    shoppers,
    /** Starts a node at the port of one that has ended. */
    startAgain: async (index: number) => {
      nodes[index] = await startNode(nodes[index]?.port);
    },
  };
}

export type ShopOfNodes = Awaited<ReturnType<typeof aShopOfNodes>>;

/** The acknowledged events that the database lacks. */
export async function lostEvents({ shoppers }: ShopOfNodes, databaseUrl: string) {
  const acknowledged = [...shoppers.acknowledgedEvents()];
  const rows = await runSql(databaseUrl, 'SELECT id FROM collected_event');
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !stored.has(id));
}

/** Prints the figures of a fault, for docs/guides/scaling.md. */
export function show(fault: string, observed: Observed): Observed {
  process.stdout.write(`${fault}: ${JSON.stringify(observed)}\n`);
  return observed;
}
