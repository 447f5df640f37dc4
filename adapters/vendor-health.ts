/** Whether a vendor responds, for the start and for `/readyz`. */
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SettingsError } from '../server/services/read-settings';
import { RefusedKeyError } from './vendor-error';

type VendorHealthOptions = {
  readonly vendor: string;
  /** Requests the number of products. */
  readonly count: () => Promise<number>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

export type VendorHealth = {
  /**
   * The number of products once the vendor responds; rejects with a `SettingsError` when it refuses the key at the
   * start.
   */
  readonly opened: Promise<number>;
  readonly problem: () => string | undefined;
  /** To be called after a failure: one request may fail for its own sake, so the vendor is requested again at once. */
  readonly check: () => void;
};

const retryMs = 5_000;

/** Some have a number or a time of their own, and are logged each time. */
const mostReasons = 100;

/**
 * Requests the vendor until it responds: now, and after each `check`. Logs each new reason why it does not, once, and
 * that it does again.
 */
export function watchVendor({ vendor, count, log }: VendorHealthOptions): VendorHealth {
  let problem: string | undefined = `${vendor} has not responded yet`;
  let hasOpened = false;
  // What hosts of a vendor say takes turns.
  const logged = new LRUCache<string, true>({ max: mostReasons });
  let isChecking = false;
  async function untilItResponds(): Promise<number> {
    for (;;) {
      try {
        const products = await count();
        if (logged.size > 0) log.warn({ vendor }, 'ready again');
        logged.clear();
        problem = undefined;
        hasOpened = true;
        return products;
      } catch (error) {
        const { message } = error as Error;
        if (!logged.has(message)) log.warn({ problem: message }, 'not ready');
        logged.set(message, true);
        problem = message;
        if (error instanceof RefusedKeyError && !hasOpened) throw new SettingsError(problem);
        await new Promise((again) => setTimeout(again, retryMs).unref());
      }
    }
  }
  const opened = untilItResponds();
  // It may fail before a caller awaits it; that caller still gets the error.
  opened.catch(() => undefined);
  return {
    opened,
    problem: () => problem,
    check: () => {
      if (isChecking || !hasOpened) return;
      isChecking = true;
      void untilItResponds().then(() => (isChecking = false));
    },
  };
}
