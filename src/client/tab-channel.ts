/** One channel for all of the shop's tabs; without channels in the browser, each tab works alone. */
import { attempt } from '../lib/attempt';
import type { WhileMounted } from '../platform/platform';

const channel = attempt(() => new BroadcastChannel('product-listing'));
type Broadcast = { readonly topic?: unknown; readonly message?: unknown };

/** Other scripts of the tab hear it, this one does not. */
export const broadcast = (topic: string, message: unknown): void =>
  void attempt(() => channel?.postMessage({ topic, message } satisfies Broadcast));

/** Calls the listener with each message of the topic. */
export function onBroadcast(
  topic: string,
  listener: (message: unknown) => void,
  whileMounted?: WhileMounted,
): void {
  const handle = ({ data }: MessageEvent<Broadcast | null>) => {
    if (data?.topic === topic) listener(data.message);
  };
  channel?.addEventListener('message', handle, whileMounted);
}
