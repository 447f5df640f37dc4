import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { openLibsqlSavedStore } from '../../../src/shop/saved/libsql-saved-store';
import { openPostgresSavedStore } from '../../../src/shop/saved/postgres-saved-store';
import { mostSavedProducts, type SavedStore } from '../../../src/shop/saved/saved-store';
import {
  describeWithPostgres,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { playShoppers } from './play-shoppers';

const fail = (error: unknown) => {
  throw error;
};

/** What every store promises; `open` gives another handle on the same data each time, as another start would. */
function keepsItsPromises(open: () => Promise<SavedStore>) {
  let store: SavedStore;
  let shopperId: string;
  let shoppers = 0;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    shoppers += 1;
    shopperId = `shopper-${shoppers}`;
  });
  afterAll(() => store.close());

  const add = (productId: string) => store.add({ shopperId, productId });
  const remove = (productId: string) => store.remove({ shopperId, productId });

  it('gives a shopper nobody knows an empty list', async () => {
    expect(await store.list('nobody')).toEqual([]);
  });

  it('lists the newest product first', async () => {
    for (const productId of ['sofa', 'lamp', 'chair']) await add(productId);
    expect(await store.list(shopperId)).toEqual(['chair', 'lamp', 'sofa']);
  });

  it('keeps a product once, in its place, however often it is saved', async () => {
    await add('sofa');
    await add('lamp');
    expect(await add('sofa')).toBe('saved');
    expect(await store.list(shopperId)).toEqual(['lamp', 'sofa']);
  });

  it('removes a product, and one that is not there without complaint', async () => {
    await add('sofa');
    await remove('sofa');
    await remove('sofa');
    await remove('never saved');
    expect(await store.list(shopperId)).toEqual([]);
  });

  it('keeps the lists of two shoppers apart', async () => {
    await add('sofa');
    await store.add({ shopperId: `${shopperId}-other`, productId: 'lamp' });
    await store.remove({ shopperId: `${shopperId}-other`, productId: 'sofa' });
    expect(await store.list(shopperId)).toEqual(['sofa']);
  });

  it('keeps ids as they are, whatever they hold', async () => {
    const odd = [
      '7',
      '007',
      `'; DROP TABLE saved_product; --`,
      'Ä ö 🛋️',
      '%_',
      '["x"]',
      '__proto__',
    ];
    for (const productId of odd) await add(productId);
    expect(await store.list(shopperId)).toEqual(odd.toReversed());
    await remove('7');
    expect(await store.list(shopperId)).toContain('007');
  });

  it('takes a full list of products and not one more, also when they come all at once', async () => {
    const asked = Array.from({ length: mostSavedProducts + 20 }, (_, index) => `p${index}`);
    const results = await Promise.all(asked.map(add));
    expect(results.filter((result) => result === 'full')).toHaveLength(20);
    expect(await store.list(shopperId)).toHaveLength(mostSavedProducts);
    expect(await add('one more')).toBe('full');
    expect(await add('p0')).toBe('saved');
    await remove('p0');
    expect(await add('one more')).toBe('saved');
  });

  it('lets the last of several presses that came at once count', async () => {
    await Promise.all([add('sofa'), remove('sofa'), add('sofa'), add('lamp'), remove('lamp')]);
    expect(await store.list(shopperId)).toEqual(['sofa']);
  });

  it('has everything still after a restart', async () => {
    await add('sofa');
    const restarted = await open();
    expect(await restarted.list(shopperId)).toEqual(['sofa']);
    await restarted.close();
  });

  it('ends with the exact lists after 50 shoppers pressed 100 times each at once', async () => {
    const expected = await playShoppers(store, { shoppers: 50, presses: 100, seed: 7 });
    for (const [shopper, ids] of expected) {
      expect(new Set(await store.list(shopper))).toEqual(ids);
    }
  });

  it('writes what still waits when it is closed', async () => {
    const closing = await open();
    const writes = ['a', 'b', 'c'].map((productId) => closing.add({ shopperId, productId }));
    await closing.close();
    expect(await Promise.all(writes)).toEqual(['saved', 'saved', 'saved']);
    expect(await store.list(shopperId)).toHaveLength(3);
  });
}

describe('the embedded saved store', () => {
  const dir = mkdtempSync(join(tmpdir(), 'plp-saved-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  keepsItsPromises(() => openLibsqlSavedStore(dir));

  it('waits for the disk at each commit, and lets readers read meanwhile', async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'plp-saved-'));
    const executed = jest.spyOn(jest.requireActual('libsql/promise').prototype, 'exec');
    const store = await openLibsqlSavedStore(fresh);
    expect(executed).toHaveBeenCalledWith('PRAGMA synchronous = FULL');
    executed.mockRestore();
    await store.close();
    const file = new Database(join(fresh, 'saved.db'));
    expect(file.pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    file.close();
    rmSync(fresh, { recursive: true });
  });
});

describeWithPostgres('the saved store over PostgreSQL', () => {
  let server: PostgresServer;
  const open = () => openPostgresSavedStore({ databaseUrl: server.url, onError: fail });
  beforeAll(async () => {
    server = await startPostgres();
  });
  keepsItsPromises(open);
  // After the store of the tests above has been closed.
  afterAll(() => server.stop());

  it('brings the tables up once when several servers start together on an empty database', async () => {
    const admin = new Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('CREATE DATABASE fresh');
    const databaseUrl = server.url.replace('/postgres?', '/fresh?');
    const stores = await Promise.all(
      Array.from({ length: 6 }, () => openPostgresSavedStore({ databaseUrl, onError: fail })),
    );
    await stores[0]?.add({ shopperId: 'one', productId: 'sofa' });
    expect(await stores[5]?.list('one')).toEqual(['sofa']);
    const secrets = await Promise.all(
      stores.map((store, index) => store.sharedSecret(`proposed by ${index}`)),
    );
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
    await admin.end();
  });

  it('holds the limit when two servers write at once', async () => {
    const [store, other] = await Promise.all([open(), open()]);
    const shopperId = 'of two servers';
    const asked = Array.from({ length: mostSavedProducts }, (_, index) => `p${index}`);
    const results = await Promise.all([
      ...asked.map((productId) => store.add({ shopperId, productId })),
      ...asked.map((id) => other.add({ shopperId, productId: `${id}-other` })),
    ]);
    expect(results.filter((result) => result === 'full')).toHaveLength(mostSavedProducts);
    expect(await store.list(shopperId)).toHaveLength(mostSavedProducts);
    await Promise.all([store.close(), other.close()]);
  });

  it('says so when the database cannot be reached', async () => {
    const databaseUrl = 'postgresql://shop@127.0.0.1:1/postgres';
    await expect(openPostgresSavedStore({ databaseUrl, onError: fail })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
