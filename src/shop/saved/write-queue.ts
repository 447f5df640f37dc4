/**
 * Group commit: writes that arrive while one commit is being made durable share the next. The wait for the disk is paid
 * once for all of them, so throughput grows with the load while each answer still means "on the disk".
 */
import type { Refusal, SavedProduct, WriteResult } from './saved-store';

/** "use" notes that the shopper's list is in use; it names no product. */
export type SavedWrite = SavedProduct & { readonly kind: 'add' | 'remove' | 'use' };

export type Batch = {
  readonly additions: readonly SavedProduct[];
  readonly removals: readonly SavedProduct[];
  /** The shoppers of all writes, each once. */
  readonly shopperIds: readonly string[];
};

/** Writes all or nothing, durably, with no product twice; gives the additions that were refused, by `keyOf`. */
export type WriteBatch = (batch: Batch) => Promise<ReadonlyMap<string, Refusal>>;

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

  const write = (one: SavedWrite): Promise<WriteResult> =>
    new Promise((resolve, reject) => {
      waiting.push({ write: one, resolve, reject });
      running ??= run();
    });

  return {
    /** Resolves when the write is durable; rejects when its batch failed, of which nothing was kept. */
    write,
    /** Notes that the list is in use. Nothing waits for it: what fails is noted when the list is used again. */
    noteUse: (shopperId: string): void => {
      write({ kind: 'use', shopperId, productId: '' }).catch(() => undefined);
    },
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
    const refused = await writeBatch({
      additions: writes.filter(({ kind }) => kind === 'add'),
      removals: writes.filter(({ kind }) => kind === 'remove'),
      shopperIds: [...new Set(writes.map(({ shopperId }) => shopperId))],
    });
    for (const { write, resolve } of batch) resolve(refused.get(keyOf(write)) ?? 'saved');
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
