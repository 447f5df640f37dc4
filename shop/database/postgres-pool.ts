/** Connections to a PostgreSQL database, which may go away and come back. */
import { Pool, type PoolClient } from 'pg';

const connectTimeoutMs = 5_000;
const queryTimeoutMs = 10_000;
const mostConnections = 8;

/** `onError` hears of connections that broke while nobody used them; the next use makes a new one. */
export function openPostgresPool(databaseUrl: string, onError: (error: unknown) => void): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'product-listing-page',
  });
  // Connections that are closed already may still be told that the database stops.
  const tell = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  pool.on('error', tell);
  // Without a listener, a connection that breaks while it is used would end the whole server.
  pool.on('connect', (client) => client.on('error', tell));
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
    // A connection in doubt is closed, which rolls back; only a sound one is used again.
    client.release(fault !== undefined);
  }
}
