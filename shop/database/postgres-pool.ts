/** Connections to a PostgreSQL database, which may go away, come back, and move to another machine. */
import { DatabaseError, Pool, type ClientBase, type PoolClient } from 'pg';
import type { PoolCounts } from '../../server/services/shop';
import { createTimeout, isTimeout, longestWorkMs } from './is-timeout';

const connectTimeoutMs = 5_000;
const shortQueryMs = 5_000;
const mostConnections = 8;

type PoolOptions = {
  readonly databaseUrl: string;
  /** Called for connections that break while idle; the next use makes a new one. */
  readonly onError: (error: unknown) => void;
  /** How long work may take, and each query of it; by default eight seconds, and five for a query. */
  readonly timeoutMs?: number | undefined;
};

type Work<Value> = (client: PoolClient) => Promise<Value>;
/** Rejects after `limitMs` with its connection, its queries and a second try, by default that of the pool. */
type DoWork = <Value>(work: Work<Value>, limitMs?: number) => Promise<Value>;

export type PostgresPool = {
  readonly once: DoWork;
  /**
   * Does work that may be done twice. A connection may have died unnoticed, as after a restart of the database; another
   * try then has a new one. After a time-out it would only wait again.
   */
  readonly twice: DoWork;
  readonly connections: () => PoolCounts;
  readonly close: () => Promise<void>;
};

type Limits = { readonly queryMs: number; readonly workMs: number };

const limitsOf = ({ timeoutMs }: PoolOptions): Limits => ({
  queryMs: timeoutMs ?? shortQueryMs,
  workMs: timeoutMs ?? longestWorkMs,
});

/**
 * A query that timed out must not stay in the database, where it may wait for a lock and hold others, nor must the
 * transaction of a node that is lost. A commit that waits for a synchronous standby is not ended by it, and so not
 * acknowledged before the standby has it.
 */
const boundSession = ({ queryMs, workMs }: Limits) => ({
  // The pool waits for it, which its types do not say.
  onConnect: (client: ClientBase) =>
    client.query(
      `SET statement_timeout = ${queryMs}; SET idle_in_transaction_session_timeout = ${workMs}`,
    ),
});

function connect({ databaseUrl, onError }: PoolOptions, limits: Limits): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: limits.queryMs,
    application_name: 'product-listing-page',
    ...boundSession(limits),
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

/** Connections are lost (08), the database stops or starts (57P), or takes no writes, as a former primary (25006). */
const lostCodes = /^(?:08|57P|25006)/;

/** Whether the database has refused a query and responds to the next one as before. */
const isRefusedQuery = (error: unknown): boolean =>
  error instanceof DatabaseError && !lostCodes.test(error.code ?? '');

/**
 * After a connection is lost, or hangs, all that were made before are left, since each may lead to the machine that is
 * gone: in place of those that hang, one after the other, the next use makes a new one. Work that waits for a
 * connection gets one of the new ones.
 */
export function openPostgresPool(options: PoolOptions): PostgresPool {
  const limits = limitsOf(options);
  const pool = connect(options, limits);
  let trusted = new WeakSet<ClientBase>();
  pool.on('connect', (client) => trusted.add(client));
  const borrow = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (trusted.has(client)) return client;
      client.release(true);
    }
  };
  const once: DoWork = async (work, limitMs = limits.workMs) => {
    const before = trusted;
    try {
      return await lend(borrow, work, limitMs);
    } catch (error) {
      if (!isRefusedQuery(error) && trusted === before) trusted = new WeakSet();
      throw error;
    }
  };
  return {
    once,
    twice: (work, limitMs = limits.workMs) => {
      const endMs = performance.now() + limitMs;
      return once(work, limitMs).catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        return once(work, endMs - performance.now());
      });
    },
    connections: () => countConnections(pool),
    close: () => pool.end(),
  };
}

/**
 * Rejects after `limitMs` and closes the connection, so that no later query of this work reaches the database: what was
 * not yet to be committed is rolled back. A commit without a response is stored or not, which its caller cannot know.
 */
const lend = <Value>(borrow: () => Promise<PoolClient>, work: Work<Value>, limitMs: number) =>
  new Promise<Value>((resolve, reject) => {
    let client: PoolClient | undefined;
    let isLate = false;
    const giveBack = (isBroken: boolean) => {
      client?.release(isBroken);
      client = undefined;
    };
    const timer = setTimeout(() => {
      isLate = true;
      giveBack(true);
      reject(createTimeout());
    }, limitMs);
    const doWork = async () => {
      const borrowed = await borrow();
      if (isLate) return borrowed.release();
      client = borrowed;
      try {
        resolve(await work(borrowed));
        giveBack(false);
      } catch (error) {
        // Closing the connection rolls back.
        giveBack(true);
        throw error;
      }
    };
    doWork()
      .catch(reject)
      .finally(() => clearTimeout(timer));
  });

export const inTransaction =
  <Value>(work: Work<Value>): Work<Value> =>
  async (client) => {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  };

const countConnections = (pool: Pool): PoolCounts => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
