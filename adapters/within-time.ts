import { setTimeout as delay } from 'node:timers/promises';
import { VendorError } from './vendor-error';

type TimeLimit = { readonly vendor: string; readonly timeoutMs: number };

/** Rejects with a `VendorError`, whatever went wrong: another error could hold the key. The work itself goes on. */
export async function withinTime<Result>(
  work: Promise<Result>,
  { vendor, timeoutMs }: TimeLimit,
): Promise<Result> {
  const timer = new AbortController();
  const timeout = delay(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new VendorError(`${vendor} has not responded in time`);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    throw error instanceof VendorError
      ? error
      : new VendorError(`${vendor} sends nothing that can be used`);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}
