/** Connections to a PostgreSQL database, which may go away and come back. */
import { Pool, type PoolClient } from 'pg';
import type { PoolCounts } from '../../server/services/shop';

const connectTimeoutMs = 5_000;
const shortQueryMs = 10_000;
const mostConnections = 8;

/** `onError` is called for connections that break while idle; the next use makes a new one. */
export function openPostgresPool(
  databaseUrl: string,
  onError: (error: unknown) => void,
  queryTimeoutMs = shortQueryMs,
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'product-listing-page',
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

export async function inTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
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
}

export const countConnections = (pool: Pool): PoolCounts => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
