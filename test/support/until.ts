import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition is met; rejects after half a minute, or another limit. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const startedMs = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedMs > limitMs)
      throw new Error('the condition was not met in time');
    await sleep(20);
  }
}
