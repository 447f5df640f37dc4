/** The secrets that the nodes of a database share, as they are just now: a change needs no restart. */
import type { PostgresSavedStore } from './postgres-saved-store';
import type { Secrets } from './signing-secret';

export type SharedSecrets = {
  readonly secrets: () => Secrets;
  /** Rejects while they cannot be read; those from before stay. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
};

/** Much less than a new secret waits before it signs, so that by then every node knows it. */
const everyMs = 60_000;

/** Rejects while they cannot be read, and with an `UnpreparedError` when there are none. */
export async function shareSecrets({ sharedSecrets }: PostgresSavedStore): Promise<SharedSecrets> {
  let secrets = await sharedSecrets();
  const refresh = async () => {
    secrets = await sharedSecrets();
  };
  // Shoppers' own calls notice a database that fails, and its next check reads the secrets again.
  const timer = setInterval(() => void refresh().catch(() => undefined), everyMs).unref();
  return { secrets: () => secrets, refresh, stop: () => clearInterval(timer) };
}
