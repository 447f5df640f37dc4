/**
 * Group commit: writes that arrive during one commit share the next. All of them wait for the disk once, so throughput
 * grows with the load, while each response still means "on the disk".
 */
import { createTimeout, isTimeout, longestWorkMs } from '../database/is-timeout';
import type { SavedProduct, SavedStore, WriteResult } from './saved-store';

/** "use" notes that the shopper's list is in use; it names no product. */
type SavedWrite = SavedProduct & { readonly kind: 'add' | 'remove' | 'use' };

type Batch = {
  readonly additions: readonly SavedProduct[];
  readonly removals: readonly SavedProduct[];
  /** The shoppers of all writes, each once. */
  readonly shopperIds: readonly string[];
};

/** An addition that was refused, for want of room on the shopper's list or else in the shop. */
export type RefusedRow = {
  readonly shopper: string;
  readonly product: string;
  /** SQLite has numbers for booleans. */
  readonly is_list_full: boolean | number;
};

/**
 * Writes all or nothing, durably, with no product twice; gives the additions that were refused. Nothing is written that
 * is not about to be committed by `endMs`, on the clock of `performance.now()`.
 */
export type WriteBatch = (batch: Batch, endMs: number) => Promise<readonly RefusedRow[]>;

type PendingWrite = {
  readonly write: SavedWrite;
  /** When its shopper has waited for too long, with the batches before its own. */
  readonly endMs: number;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: unknown) => void;
};

const largestBatch = 256;

/** Names a shopper's product; shopper ids hold no space. */
const keyOf = ({ shopperId, productId }: SavedProduct): string => `${shopperId} ${productId}`;

export function createWriteQueue(writeBatch: WriteBatch) {
  let pending: PendingWrite[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.slice(0, largestBatch);
      pending = pending.slice(largestBatch);
      const fault = await writeAll(batch, writeBatch);
      if (isTimeout(fault)) {
        // They have waited as long, and would wait as long again.
        rejectAll(pending, fault);
        pending = [];
      }
    }
    running = undefined;
  }

  const write = (one: SavedWrite): Promise<WriteResult> =>
    new Promise((resolve, reject) => {
      const endMs = performance.now() + longestWorkMs;
      pending.push({ write: one, endMs, resolve, reject });
      running ??= run();
    });

  /**
   * Both resolve when the write is durable, and reject when its batch fails. Nothing of that is stored, unless it was
   * the response to its commit that was lost or came late.
   */
  const changes: Pick<SavedStore, 'add' | 'remove'> = {
    add: (product) => write({ ...product, kind: 'add' }),
    remove: async (product) => void (await write({ ...product, kind: 'remove' })),
  };
  return {
    ...changes,
    /** Notes that the list is in use. No caller waits for it: after a failure the next use notes it. */
    noteUse: (shopperId: string): void => {
      write({ kind: 'use', shopperId, productId: '' }).catch(() => undefined);
    },
    /** Resolves when no write is pending. */
    drain: async (): Promise<void> => {
      while (running) await running;
    },
  };
}

function rejectAll(batch: readonly PendingWrite[], fault: unknown): void {
  for (const { reject } of batch) reject(fault);
}

/** Resolves with why the batch failed; undefined when it was written. */
async function writeAll(batch: readonly PendingWrite[], writeBatch: WriteBatch): Promise<unknown> {
  // Of several pending writes of one product the last one counts.
  const lastOfKey = new Map(batch.map(({ write }) => [keyOf(write), write]));
  const writes = [...lastOfKey.values()];
  // That of the first one, which has waited for the longest.
  const endMs = Math.min(...batch.map((one) => one.endMs));
  try {
    if (performance.now() > endMs) throw createTimeout();
    const changes = {
      additions: writes.filter(({ kind }) => kind === 'add'),
      removals: writes.filter(({ kind }) => kind === 'remove'),
      shopperIds: [...new Set(writes.map(({ shopperId }) => shopperId))],
    };
    const refusedRows = await writeBatch(changes, endMs);
    const refused = new Map(refusedRows.map(readRefused));
    for (const { write, resolve } of batch) resolve(refused.get(keyOf(write)) ?? 'saved');
    return undefined;
  } catch (error) {
    rejectAll(batch, error);
    return error;
  }
}

const readRefused = ({ shopper, product, is_list_full: isListFull }: RefusedRow) =>
  [keyOf({ shopperId: shopper, productId: product }), isListFull ? 'full' : 'no room'] as const;
