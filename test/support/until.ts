/** Waits for what comes by itself. */
import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 30_000;

/** Resolves when it is so; rejects when it is not so for half a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedMs > limitMs) throw new Error('waited in vain');
    await sleep(20);
  }
}
