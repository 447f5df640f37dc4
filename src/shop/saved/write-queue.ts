/**
 * Group commit: writes that arrive while one commit is being made durable share the next. The wait for the disk is paid
 * once for all of them, so throughput grows with the load while each answer still means "on the disk".
 */
import type { SavedProduct, WriteResult } from './saved-store';

export type SavedWrite = SavedProduct & { readonly kind: 'add' | 'remove' };

/** Writes all or nothing, durably, with no product twice; gives the ids by `keyOf` of the additions that had no room. */
export type WriteBatch = (
  additions: readonly SavedProduct[],
  removals: readonly SavedProduct[],
) => Promise<ReadonlySet<string>>;

type Waiting = {
  readonly write: SavedWrite;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: unknown) => void;
};

const largestBatch = 256;

/** Names a shopper's product; shopper ids hold no space. */
export const keyOf = ({ shopperId, productId }: SavedProduct): string =>
  `${shopperId} ${productId}`;

export function createWriteQueue(writeBatch: WriteBatch) {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      await writeAll(batch, writeBatch);
    }
    running = undefined;
  }

  return {
    /** Resolves when the write is durable; rejects when its batch failed, of which nothing was kept. */
    write: (write: SavedWrite): Promise<WriteResult> =>
      new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        running ??= run();
      }),
    /** Resolves when nothing waits any more. */
    drain: async (): Promise<void> => {
      while (running) await running;
    },
  };
}

async function writeAll(batch: readonly Waiting[], writeBatch: WriteBatch): Promise<void> {
  // Writes of one product that wait together were asked for without waiting for each other: the last one counts.
  const lastOfKey = new Map(batch.map(({ write }) => [keyOf(write), write]));
  const writes = [...lastOfKey.values()];
  try {
    const refused = await writeBatch(
      writes.filter(({ kind }) => kind === 'add'),
      writes.filter(({ kind }) => kind === 'remove'),
    );
    for (const { write, resolve } of batch) resolve(refused.has(keyOf(write)) ? 'full' : 'saved');
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
