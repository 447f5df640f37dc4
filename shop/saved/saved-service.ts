/** Opens the service behind save for later: its database and its secret, either of which may be missing for a while. */
import { loadOptional } from '../../server/services/load-optional';
import type { Missing, PoolCounts } from '../../server/services/shop';
import { explainPostgresError } from '../database/explain-postgres-error';
import { keepOpen, MissingError, type KeptOpen, type MissingWatch } from '../database/keep-open';
import { scheduleRemoval } from '../database/schedule-removal';
import type { PostgresSavedStore } from './postgres-saved-store';
import {
  expiringAtOnce,
  mostProductsOfAll,
  type SavedStore,
  type WriteResult,
} from './saved-store';
import { openSecretFile } from './secret-file';
import { shareSecrets, type SharedSecrets } from './shared-secrets';
import { shortestSecret, type Secrets } from './signing-secret';

export type SavedService = {
  readonly store: SavedStore;
  /** Those of cookies and session confirmation numbers. Throws a `MissingError` while they cannot be read. */
  readonly secrets: () => Secrets;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
};

export type OpenedSavedService = SavedService & {
  /** The parts that cannot be used just now, with the reason. */
  readonly missing: () => readonly Missing[];
  /** Undefined for a file, and before the database was opened. */
  readonly connections: () => PoolCounts | undefined;
};

export type SavedServiceOptions = {
  /** Folder of the embedded database and of the secret made on the first start. */
  readonly dataDir: string;
  /** Address of a PostgreSQL database that replaces the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Signs cookies and session confirmation numbers, from 16 characters up; when absent, one is made and stored. */
  readonly secret?: string | undefined;
  /** What it has signed is valid too: the former secret after a change, the next one before it. */
  readonly otherSecret?: string | undefined;
  /** Products of all shoppers together. */
  readonly savedProductsLimit?: number | undefined;
  readonly nowMs?: () => number;
  /** Called for errors that reach no caller; the shopper gets a plain message. */
  readonly onError: (error: unknown) => void;
  readonly watch: MissingWatch;
};

/** In an hour. */
const mostExpiringBatches = 10;

type Opened = {
  readonly store: SavedStore;
  /** Of a file: whether a shopper has saved something. */
  readonly hasLists?: () => boolean;
  /** Of PostgreSQL. */
  readonly shared?: SharedSecrets;
};

function checkLengths({ secret, otherSecret }: SavedServiceOptions): void {
  const settings = { SHOP_SECRET: secret, OTHER_SHOP_SECRET: otherSecret };
  for (const [name, value] of Object.entries(settings))
    if (value !== undefined && value.length < shortestSecret)
      throw new Error(`${name} is shorter than ${shortestSecret} characters`);
}

/**
 * Opens the database; an embedded one is brought up to date. One that cannot be reached or written, that has no tables,
 * or that a newer version has written, is missing until it can be used. Rejects when the given secret is too short, and
 * with a `MissingPackageError` without the client of the database. End it with `service.store.close()`.
 */
export async function openSavedService(options: SavedServiceOptions): Promise<OpenedSavedService> {
  const { secret, otherSecret, databaseUrl, onError, watch, nowMs = Date.now } = options;
  checkLengths(options);
  const database = await keepOpen<Opened>({
    what: 'saved products',
    watch,
    open: await loadStore(options),
    check: async ({ store, shared }) => {
      await store.check();
      await shared?.refresh();
    },
    close: ({ store, shared }) => {
      shared?.stop();
      return store.close();
    },
    ...(databaseUrl !== undefined && { explain: explainPostgresError('DATABASE_URL') }),
  });
  const isSecretFile = secret === undefined && databaseUrl === undefined;
  const hasLists = () => database.use((opened) => Promise.resolve(opened.hasLists?.() === true));
  const file = isSecretFile ? await openSecretFile({ ...options, hasLists }) : undefined;
  const stored = () => file?.secrets() ?? database.value()?.shared?.secrets();
  const readSecrets = (): Secrets | undefined => (secret === undefined ? stored() : [secret]);
  const room = watchRoom(options);
  const store = createStore(database, room.onResult);
  const stopExpiring = scheduleExpiry(store);
  return {
    store: {
      ...store,
      close: async () => {
        stopExpiring();
        await Promise.all([file?.close(), store.close()]);
      },
    },
    secrets: () => withOther(readSecrets(), otherSecret),
    nowMs,
    onError,
    connections: () => database.value()?.store.connections?.(),
    missing: () => [...database.missing(), ...(file?.missing() ?? []), ...room.missing()],
  };
}

const scheduleExpiry = (store: SavedStore) =>
  scheduleRemoval({
    remove: store.expire,
    atOnce: expiringAtOnce,
    mostBatches: mostExpiringBatches,
  });

function withOther(secrets: Secrets | undefined, other: string | undefined): Secrets {
  if (secrets === undefined) throw new MissingError('no signing secret');
  return other === undefined ? secrets : [...secrets, other];
}

/** Loads the client of one database, which takes time, and none of the other. */
async function loadStore(options: SavedServiceOptions): Promise<() => Promise<Opened>> {
  const { dataDir, databaseUrl, savedProductsLimit: mostProducts, nowMs } = options;
  const limits = { mostProducts, nowMs };
  if (databaseUrl === undefined) {
    const { openLibsqlSavedStore } = await loadOptional(
      'files',
      () => import('./libsql-saved-store'),
    );
    return async () => {
      const store = await openLibsqlSavedStore(dataDir, limits);
      return { store, hasLists: store.hasLists };
    };
  }
  const { openPostgresSavedStore } = await loadOptional(
    'postgres',
    () => import('./postgres-saved-store'),
  );
  const { onError } = options;
  return async () =>
    withSecret(await openPostgresSavedStore({ databaseUrl, onError, ...limits }), options);
}

async function withSecret(
  store: PostgresSavedStore,
  { secret }: SavedServiceOptions,
): Promise<Opened> {
  try {
    // Servers that share a database must share the secret too, or each would reject the cookies of the others.
    return { store, ...(secret === undefined && { shared: await shareSecrets(store) }) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Reports once that the shop has no room for another product, until a product can be saved again. */
function watchRoom({ watch, savedProductsLimit = mostProductsOfAll }: SavedServiceOptions) {
  const what = 'room for saved products';
  const why = `${savedProductsLimit} products are saved, which is SAVED_PRODUCTS_LIMIT`;
  let isFull = false;
  return {
    onResult: (result: WriteResult) => {
      if (result === 'no room' && !isFull) watch.onMissing({ what, why });
      if (result === 'saved' && isFull) watch.onBack(what);
      if (result !== 'full') isFull = result === 'no room';
    },
    missing: (): readonly Missing[] => (isFull ? [{ what, why }] : []),
  };
}

/** The store behind the database, which rejects with a `MissingError` while that is missing. */
function createStore(
  database: KeptOpen<Opened>,
  onResult: (result: WriteResult) => void,
): SavedStore {
  return {
    list: (shopperId) => database.use(({ store }) => store.list(shopperId)),
    add: async (product) => {
      const result = await database.use(({ store }) => store.add(product));
      onResult(result);
      return result;
    },
    remove: (product) => database.use(({ store }) => store.remove(product)),
    expire: () => database.use(({ store }) => store.expire()),
    check: () => database.use(({ store }) => store.check()),
    close: database.close,
  };
}
