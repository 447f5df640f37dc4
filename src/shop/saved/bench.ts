/**
 * Measures how many saves and removals a second are made durable, and how long each waits for it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openLibsqlSavedStore } from './libsql-saved-store';
import { openPostgresSavedStore } from './postgres-saved-store';
import type { SavedStore } from './saved-store';

const shoppersAtOnce = [1, 16, 128];
const durationMs = 3_000;
const warmUpMs = 300;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every shopper saves and removes in turn, each time waiting until the change is durable; gives the waits. */
async function measure(store: SavedStore, shoppers: number): Promise<readonly number[]> {
  const run = process.hrtime.bigint().toString(36);
  const startedMs = performance.now();
  const waits: number[] = [];
  const press = async (shopper: number) => {
    const shopperId = `bench-${run}-${shopper}`;
    for (let turn = 0; performance.now() - startedMs < warmUpMs + durationMs; turn += 1) {
      const product = { shopperId, productId: `product-${Math.floor(turn / 2) % 100}` };
      const beganMs = performance.now();
      await (turn % 2 === 0 ? store.add(product) : store.remove(product));
      if (beganMs - startedMs > warmUpMs) waits.push(performance.now() - beganMs);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => press(shopper)));
  return waits.sort((one, other) => one - other);
}

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);

async function report(name: string, store: SavedStore): Promise<void> {
  for (const shoppers of shoppersAtOnce) {
    const waits = await measure(store, shoppers);
    const perSecond = Math.round((waits.length / durationMs) * 1_000).toLocaleString('en');
    say(
      `${name.padEnd(12)} ${String(shoppers).padStart(4)} at once: ${perSecond.padStart(7)} durable changes/s, ` +
        `p50 ${percentile(waits, 0.5)} ms, p99 ${percentile(waits, 0.99)} ms`,
    );
  }
  await store.close();
}

/** Measures the embedded store in a new folder under `parentDir`, then PostgreSQL when an address is given. */
export async function benchSavedStores(parentDir: string, databaseUrl?: string): Promise<void> {
  const dir = mkdtempSync(join(parentDir, 'plp-saved-bench-'));
  await report('embedded', await openLibsqlSavedStore(dir));
  rmSync(dir, { recursive: true });
  if (databaseUrl === undefined) {
    say('PostgreSQL: not measured; set DATABASE_URL to the address of one.');
    return;
  }
  const onError = (error: unknown) => say(String(error));
  await report('PostgreSQL', await openPostgresSavedStore({ databaseUrl, onError }));
}
