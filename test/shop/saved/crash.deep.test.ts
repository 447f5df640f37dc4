import { openLibsqlSavedStore } from '../../../shop/saved/libsql-saved-store';
import { openPostgresSavedStore } from '../../../shop/saved/postgres-saved-store';
import type { SavedStore } from '../../../shop/saved/saved-store';
import { closeAfterTest } from '../../support/close-after-test';
import {
  describeWithPostgres,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';
import { compileSavingChild, runSavingChild } from './run-saving-child';
import { idsOf } from './a-saved-store';

const script = compileSavingChild();

/** Counts the broken promises of a process that was killed in the middle of saving. */
function countBroken(promised: ReadonlyMap<string, string>, listed: readonly string[]): number {
  const list = new Set(listed);
  return [...promised].filter(
    ([id, result]) => result !== 'undecided' && list.has(id) !== (result === 'saved'),
  ).length;
}

/** Kills the saving process once, after 0 to 40 promises; resolves with the number of promises and of those broken. */
async function killOnce(shopperId: string, place: string, open: () => Promise<SavedStore>) {
  const killAfter = Math.floor(Math.random() * 41);
  const promised = await runSavingChild({
    script,
    values: [shopperId, place],
    killAfter,
  });
  const store = await open();
  const broken = countBroken(promised, await idsOf(store.list(shopperId)));
  await store.close();
  return { promised: promised.size, broken };
}

describe('the embedded saved store when its process is killed', () => {
  const lanes = [0, 1, 2];
  const roundsALane = 34;

  it('has every acknowledged save after each of 102 kills in the middle of saving', async () => {
    let promised = 0;
    let broken = 0;
    const playLane = async (dir: string) => {
      for (let round = 0; round < roundsALane; round += 1) {
        const result = await killOnce(`round-${round}`, dir, () => openLibsqlSavedStore(dir));
        promised += result.promised;
        broken += result.broken;
      }
    };
    await Promise.all(lanes.map(() => playLane(aFolder())));
    expect(broken).toBe(0);
    expect(promised).toBeGreaterThan(1_000);
  });

  it('serves several processes that open it at once', async () => {
    const dir = aFolder();
    const shopperIds = ['one', 'two', 'three', 'four'];
    const promised = await Promise.all(
      shopperIds.map((id) => runSavingChild({ script, values: [id, dir, '30'] })),
    );
    const store = await openLibsqlSavedStore(dir);
    closeAfterTest(store.close);
    for (const [index, id] of shopperIds.entries()) {
      const promises = promised[index] ?? new Map<string, string>();
      expect(promises.size).toBe(8 * 30);
      expect(countBroken(promises, await idsOf(store.list(id)))).toBe(0);
    }
  });
});

describeWithPostgres('the saved store over PostgreSQL when something is killed', () => {
  let server: PostgresServer;
  const open = () => openPostgresSavedStore({ databaseUrl: server.url, onError: () => undefined });
  beforeAll(async () => {
    server = await startPostgres();
  });

  it('has every acknowledged save after each of 20 kills of the server that was saving', async () => {
    let promised = 0;
    for (let round = 0; round < 20; round += 1) {
      const result = await killOnce(`round-${round}`, server.url, open);
      expect(result.broken).toBe(0);
      promised += result.promised;
    }
    expect(promised).toBeGreaterThan(100);
  });

  it('has every acknowledged save after the database stopped dead, and goes on by itself', async () => {
    const store = await open();
    closeAfterTest(store.close);
    for (let round = 0; round < 3; round += 1) {
      const shopperId = `crash-${round}`;
      const acknowledged: string[] = [];
      let isOver = false;
      const save = async (lane: number) => {
        for (let count = 0; !isOver && count < 100; count += 1) {
          const productId = `${lane}-${count}`;
          await store.add({ shopperId, productId }).then(
            () => acknowledged.push(productId),
            () => (isOver = true),
          );
        }
      };
      const saving = Promise.all([0, 1, 2, 3].map(save));
      // The crash comes in the middle of saving on machines of any speed.
      while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 1));
      await server.crash();
      await saving;
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(await idsOf(store.list(shopperId))).toEqual(expect.arrayContaining(acknowledged));
    }
  });
});
