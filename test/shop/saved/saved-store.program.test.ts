import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { migrateDatabases } from '../../../shop/database/migrate-databases';
import { openLibsqlSavedStore } from '../../../shop/saved/libsql-saved-store';
import { openPostgresSavedStore } from '../../../shop/saved/postgres-saved-store';
import {
  mostSavedProducts,
  type SavedStore,
  type SavedStoreOptions,
} from '../../../shop/saved/saved-store';
import { closeAfterTest } from '../../support/close-after-test';
import {
  describeWithPostgres,
  runSql,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';
import { keepsItsBounds, type Data } from './saved-store-bounds';
import { keepsItsPromises } from './saved-store-promises';
import { idsOf } from './a-saved-store';

function fail(error: unknown) {
  throw error;
}

/** SQL that removes what the second version of the tables added. */
const undoing = (onTable: string): readonly string[] => [
  `DROP TRIGGER saved_product_added${onTable}`,
  `DROP TRIGGER saved_product_removed${onTable}`,
  'DROP TABLE saved_shopper',
  'DROP TABLE saved_total',
];

async function closedAfterTest<Store extends SavedStore>(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  return { ...store, close: closeAfterTest(store.close) };
}

function runOnFile(file: string, sql: string): Readonly<Record<string, unknown>>[] {
  const database = new Database(file);
  try {
    const statement = database.prepare(sql);
    if (/^SELECT/.test(sql)) return statement.all() as Readonly<Record<string, unknown>>[];
    database.exec(sql);
    return [];
  } finally {
    database.close();
  }
}

describe('the embedded saved store', () => {
  const dir = aFolder();
  const open = (folder: string, options?: SavedStoreOptions) =>
    closedAfterTest(openLibsqlSavedStore(folder, options));
  const openFresh = (): Promise<Data> => {
    const fresh = aFolder();
    return Promise.resolve({
      open: (options) => open(fresh, options),
      runSql: (sql) => Promise.resolve(runOnFile(join(fresh, 'saved.db'), sql)),
      toFirstVersion: [
        ...['colour', 'price', 'currency'].map(
          (column) => `ALTER TABLE saved_product DROP COLUMN ${column}`,
        ),
        ...undoing(''),
        'PRAGMA user_version = 1',
      ],
    });
  };
  keepsItsPromises(() => open(dir));
  keepsItsBounds(openFresh);

  it('leaves a database of a newer version as it is, and says so', async () => {
    const fresh = aFolder();
    const file = join(fresh, 'saved.db');
    runOnFile(file, 'PRAGMA user_version = 5');
    const before = readFileSync(file);
    await expect(openLibsqlSavedStore(fresh)).rejects.toThrow(
      `${file} was written by a newer version of the shop (its version 5, known up to 4); it is left as it is`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('waits for the disk at each commit, and lets readers read meanwhile', async () => {
    const fresh = aFolder();
    const executed = jest.spyOn(jest.requireActual('libsql/promise').prototype, 'exec');
    await open(fresh);
    expect(executed).toHaveBeenCalledWith('PRAGMA synchronous = FULL');
    executed.mockRestore();
    const file = new Database(join(fresh, 'saved.db'));
    closeAfterTest(() => file.close());
    expect(file.pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
  });
});

describeWithPostgres('the saved store over PostgreSQL', () => {
  let server: PostgresServer;
  const openAt = (databaseUrl: string, options?: SavedStoreOptions) =>
    closedAfterTest(openPostgresSavedStore({ databaseUrl, onError: fail, ...options }));
  const open = () => openAt(server.url);
  beforeAll(async () => {
    server = await startPostgres();
  });
  const openFresh = async (): Promise<Data> => {
    const databaseUrl = await server.emptyDatabase();
    return {
      open: async (options) => {
        await migrateDatabases({ databaseUrl, newSecret: false });
        return openAt(databaseUrl, options);
      },
      runSql: (sql) => runSql(databaseUrl, sql),
      toFirstVersion: [
        ...['colour', 'price', 'currency'].map(
          (column) => `ALTER TABLE saved_product DROP COLUMN ${column}`,
        ),
        ...undoing(' ON saved_product'),
        'DROP FUNCTION count_saved_products',
        'ALTER TABLE saved_secret DROP COLUMN former, DROP COLUMN changed_at',
        'UPDATE saved_schema SET version = 1',
      ],
    };
  };
  keepsItsPromises(open);
  keepsItsBounds(openFresh);

  it('holds the limit when two servers write at once', async () => {
    const [store, other] = await Promise.all([open(), open()]);
    const shopperId = 'of two servers';
    const productIds = Array.from({ length: mostSavedProducts }, (_, index) => `p${index}`);
    const results = await Promise.all([
      ...productIds.map((productId) => store.add({ shopperId, productId })),
      ...productIds.map((id) => other.add({ shopperId, productId: `${id}-other` })),
    ]);
    expect(results.filter((result) => result === 'full')).toHaveLength(mostSavedProducts);
    expect(await idsOf(store.list(shopperId))).toHaveLength(mostSavedProducts);
  });

  it('leaves a database of a newer version as it is, and says so', async () => {
    const databaseUrl = await server.emptyDatabase();
    await migrateDatabases({ databaseUrl, newSecret: false });
    await runSql(databaseUrl, 'UPDATE saved_schema SET version = 6; DROP TABLE saved_shopper');
    const refusal =
      /the PostgreSQL database "fresh_\d+" \(saved_schema\) was written by a newer version of the shop \(its version 6, known up to 5\); it is left as it is$/;
    await expect(openAt(databaseUrl)).rejects.toThrow(refusal);
    await expect(migrateDatabases({ databaseUrl, newSecret: true })).rejects.toThrow(refusal);
    expect(await runSql(databaseUrl, 'SELECT version FROM saved_schema')).toEqual([{ version: 6 }]);
    expect(await runSql(databaseUrl, "SELECT to_regclass('saved_shopper') AS made")).toEqual([
      { made: null },
    ]);
  });

  it('counts every product once when servers save and remove at once, and expires nothing in use', async () => {
    const { open: openShared, runSql: runOn } = await openFresh();
    const servers = await Promise.all([openShared(), openShared(), openShared()]);
    const play = async (shared: SavedStore, lane: number) => {
      for (let round = 0; round < 40; round += 1) {
        const owners = [0, 1, 2, 3].map((owner) => `owner-${(owner + lane) % 4}`);
        const productId = `p${round % 7}`;
        const write = round % 3 === 2 ? shared.remove : shared.add;
        await Promise.all(owners.map((owner) => write({ shopperId: owner, productId })));
        await shared.expire();
      }
    };
    await Promise.all(servers.map(play));
    const [row] = await runOn(
      'SELECT products::int AS counted, (SELECT count(*) FROM saved_product)::int AS stored FROM saved_total',
    );
    expect(row?.counted).toBe(row?.stored);
  });

  it('says so when the database cannot be reached', async () => {
    const databaseUrl = 'postgresql://shop@127.0.0.1:1/postgres';
    await expect(openPostgresSavedStore({ databaseUrl, onError: fail })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
