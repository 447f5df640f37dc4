/** Saves while the database takes long for everything: what a shopper was told and what is stored agree. */
import Database from 'libsql';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openLibsqlSavedStore } from '../../../shop/saved/libsql-saved-store';
import { openPostgresSavedStore } from '../../../shop/saved/postgres-saved-store';
import type { SavedStore } from '../../../shop/saved/saved-store';
import { closeAfterTest } from '../../support/close-after-test';
import { describeWithPostgres, runSql, startPostgres } from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';
import { idsOf } from './a-saved-store';

/** Pages wait for 10 s. */
const pageMs = 9_500;

type Told = { readonly result: string; readonly ms: number };

async function save({ add }: SavedStore, productId: string): Promise<Told> {
  const startedMs = performance.now();
  const result = await add({ shopperId: 'one', productId }).catch((error: unknown) =>
    String(error),
  );
  return { result, ms: performance.now() - startedMs };
}

function expectInTime({ result, ms }: Told, expected: string) {
  expect(result).toContain(expected);
  expect(ms).toBeLessThan(pageMs);
}

describeWithPostgres('a save over a slow PostgreSQL', () => {
  async function aSlowStore(seconds: number) {
    const { url } = await startPostgres();
    const store = await openPostgresSavedStore({ databaseUrl: url, onError: () => undefined });
    closeAfterTest(store.close);
    // None of its queries takes as long as a query may.
    await runSql(
      url,
      `CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_sleep(${seconds}); RETURN NULL; END $$;
       CREATE TRIGGER slow BEFORE INSERT ON saved_product EXECUTE FUNCTION slow();
       CREATE TRIGGER slow BEFORE INSERT ON saved_shopper EXECUTE FUNCTION slow()`,
    );
    const running = "SELECT FROM pg_stat_activity WHERE state <> 'idle' AND query LIKE 'INSERT%'";
    const stored = async () => {
      await until(async () => (await runSql(url, running)).length === 0);
      return idsOf(store.list('one'));
    };
    return { store, stored };
  }

  it('fails before its page gives it up, with those that wait for it, and none is stored', async () => {
    const { store, stored } = await aSlowStore(4.5);
    const told = await Promise.all(['sofa', 'lamp', 'bed'].map((id) => save(store, id)));
    for (const one of told) expectInTime(one, 'timed out');
    expect(await stored()).toEqual([]);
  });

  it('fails in time also after it has waited for another, which is stored', async () => {
    const { store, stored } = await aSlowStore(3);
    const [first, second] = await Promise.all([save(store, 'sofa'), save(store, 'lamp')]);
    expectInTime(first, 'saved');
    expectInTime(second, 'timed out');
    expect(await stored()).toEqual(['sofa']);
  });
});

describe('a save in a file', () => {
  it('is not stored when another process held the file for too long', async () => {
    const dataDir = aFolder();
    const store = await openLibsqlSavedStore(dataDir);
    closeAfterTest(store.close);
    const other = new Database(join(dataDir, 'saved.db'));
    closeAfterTest(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const saves = Promise.all(['sofa', 'lamp'].map((id) => save(store, id)));
    // As long as a process may hold it, and longer than a save may take.
    await wait(8_500);
    other.exec('COMMIT');
    // The first one waits for the file itself, for ten seconds; the message of its failure may be that of a call since.
    for (const { result } of await saves) expect(result).toMatch(/^(?:Sqlite)?Error: /);
    expect(await idsOf(store.list('one'))).toEqual([]);
  });
});
