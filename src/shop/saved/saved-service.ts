/** Opens the service behind save for later: its database and its secret. */
import { openLibsqlSavedStore } from './libsql-saved-store';
import type { SavedStore } from './saved-store';
import { createSigningSecret, readKeptSecret, shortestSecret } from './signing-secret';

export type SavedService = {
  readonly store: SavedStore;
  readonly secret: string;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
};

export type SavedServiceOptions = {
  /** Folder of the embedded database and of the secret made on the first start. */
  readonly dataDir: string;
  /** Address of a PostgreSQL database to be used instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Signs cookies and session confirmation numbers, from 16 characters up; without one, one is made and kept. */
  readonly secret?: string | undefined;
  /** Hears of faults of the database; the shopper gets a plain message. */
  readonly onError: (error: unknown) => void;
};

/**
 * Opens the database, bringing it up to date. Rejects with one clear line when it cannot be reached, the folder cannot
 * be written or the secret is too short. End it with `service.store.close()`.
 */
export async function openSavedService(options: SavedServiceOptions): Promise<SavedService> {
  const { secret, onError } = options;
  if (secret !== undefined && secret.length < shortestSecret) {
    throw new Error(`the signing secret is shorter than ${shortestSecret} characters`);
  }
  return { ...(await openStore(options)), nowMs: Date.now, onError };
}

async function openStore({ dataDir, databaseUrl, secret, onError }: SavedServiceOptions) {
  if (databaseUrl === undefined) {
    const kept = secret ?? readKeptSecret(dataDir);
    return { store: await openLibsqlSavedStore(dataDir), secret: kept };
  }
  // Loaded where it is asked for: every other start is spared its client.
  const { openPostgresSavedStore } = await import('./postgres-saved-store');
  // Servers that share a database must share the secret too, or each would take the other's shoppers for strangers.
  const store = await openPostgresSavedStore({ databaseUrl, onError });
  return { store, secret: secret ?? (await store.sharedSecret(createSigningSecret())) };
}
