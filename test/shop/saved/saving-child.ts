/**
 * Runs as a process of its own, to be killed in the middle: saves and removes without pause, and prints a line for each
 * change only once the store has promised it. Arguments: shopper id, then a folder or a database address.
 */
import { writeSync } from 'node:fs';
import { openLibsqlSavedStore } from '../../../shop/saved/libsql-saved-store';
import { openPostgresSavedStore } from '../../../shop/saved/postgres-saved-store';
import type { SavedStore } from '../../../shop/saved/saved-store';

const atOnce = 8;
const [, , shopperId = '', place = '', changes = 'Infinity'] = process.argv;

const say = (line: string) => writeSync(1, `${line}\n`);

const open = (): Promise<SavedStore> =>
  place.startsWith('postgresql:')
    ? openPostgresSavedStore({ databaseUrl: place, onError: () => undefined })
    : openLibsqlSavedStore(place);

async function saveInLane(store: SavedStore, lane: number): Promise<void> {
  for (let count = 0; count < Number(changes); count += 1) {
    const productId = `${lane}-${count}`;
    say(`${await store.add({ shopperId, productId })} ${productId}`);
    // Two of three are removed, so that the list never fills.
    if (count % 3 === 0) continue;
    say(`undecided ${productId}`);
    await store.remove({ shopperId, productId });
    say(`removed ${productId}`);
  }
}

void open().then(async (store) => {
  say('ready');
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => saveInLane(store, lane)));
  await store.close();
});
