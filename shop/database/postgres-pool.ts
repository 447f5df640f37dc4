/** Connections to a PostgreSQL database, which may go away, come back, and move to another machine. */
import { Pool, type ClientBase, type PoolClient } from 'pg';
import type { PoolCounts } from '../../server/services/shop';
import { isTimeout } from './is-timeout';

const connectTimeoutMs = 5_000;
/** Less than the 10 s for which a page waits for a call of save for later. */
const shortQueryMs = 5_000;
const mostConnections = 8;

type PoolOptions = {
  readonly databaseUrl: string;
  /** Called for connections that break while idle; the next use makes a new one. */
  readonly onError: (error: unknown) => void;
  /** How long a query may take; five seconds by default. */
  readonly queryTimeoutMs?: number | undefined;
};

export type PostgresPool = {
  readonly once: <Value>(work: (pool: Pool) => Promise<Value>) => Promise<Value>;
  /**
   * Does work that may be done twice. A connection may have died unnoticed, as after a restart of the database; another
   * try then has a new one. After a time-out it would only wait again.
   */
  readonly twice: <Value>(work: (pool: Pool) => Promise<Value>) => Promise<Value>;
  readonly connections: () => PoolCounts;
  readonly close: () => Promise<void>;
};

/**
 * A query that timed out must not stay in the database, where it may wait for a lock and hold others. A commit that
 * waits for a synchronous standby is not ended by it, and so not acknowledged before the standby has it.
 */
const boundQueries = (timeoutMs: number) => ({
  // The pool waits for it, which its types do not say.
  onConnect: (client: ClientBase) => client.query(`SET statement_timeout = ${timeoutMs}`),
});

function connect({ databaseUrl, onError, queryTimeoutMs = shortQueryMs }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'product-listing-page',
    ...boundQueries(queryTimeoutMs),
  });
  // A connection that is being closed may still report that the database stops.
  const report = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  pool.on('error', report);
  // Without a listener, a connection that breaks while it is used would end the whole server.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/**
 * After a failure all connections are left, since each may lead to the machine that is gone: in place of those that
 * hang, one after the other, the next use makes a new one.
 */
export function openPostgresPool(options: PoolOptions): PostgresPool {
  let current = connect(options);
  let isClosed = false;
  const leave = (failed: Pool) => {
    if (failed !== current || isClosed) return;
    current = connect(options);
    void failed.end();
  };
  const once: PostgresPool['once'] = async (work) => {
    const pool = current;
    try {
      return await work(pool);
    } catch (error) {
      leave(pool);
      throw error;
    }
  };
  return {
    once,
    twice: (work) =>
      once(work).catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        return once(work);
      }),
    connections: () => countConnections(current),
    close: () => {
      isClosed = true;
      return current.end();
    },
  };
}

export const inTransaction =
  <Value>(work: (client: PoolClient) => Promise<Value>) =>
  async (pool: Pool): Promise<Value> => {
    const client = await pool.connect();
    let fault: unknown;
    try {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      fault = error;
      throw error;
    } finally {
      // After an error the connection is closed, which rolls back.
      client.release(fault !== undefined);
    }
  };

const countConnections = (pool: Pool): PoolCounts => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
