/**
 * Group commit: writes that arrive while one commit is being made durable share the next. The wait for the disk is paid
 * once for all of them, so throughput grows with the load while each answer still means "on the disk".
 */
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
  /** SQLite has numbers for truth values. */
  readonly is_list_full: boolean | number;
};

/** Writes all or nothing, durably, with no product twice; gives the additions that were refused. */
export type WriteBatch = (batch: Batch) => Promise<readonly RefusedRow[]>;

type Waiting = {
  readonly write: SavedWrite;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: unknown) => void;
};

const largestBatch = 256;

/** Names a shopper's product; shopper ids hold no space. */
const keyOf = ({ shopperId, productId }: SavedProduct): string => `${shopperId} ${productId}`;

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

  /** Both resolve when the write is durable, and reject when its batch failed, of which nothing was kept. */
  const changes: Pick<SavedStore, 'add' | 'remove'> = {
    add: (product) => write({ ...product, kind: 'add' }),
    remove: async (product) => void (await write({ ...product, kind: 'remove' })),
  };
  return {
    ...changes,
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
    const refusedRows = await writeBatch({
      additions: writes.filter(({ kind }) => kind === 'add'),
      removals: writes.filter(({ kind }) => kind === 'remove'),
      shopperIds: [...new Set(writes.map(({ shopperId }) => shopperId))],
    });
    const refused = new Map(refusedRows.map(readRefused));
    for (const { write, resolve } of batch) resolve(refused.get(keyOf(write)) ?? 'saved');
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

const readRefused = ({ shopper, product, is_list_full: isListFull }: RefusedRow) =>
  [keyOf({ shopperId: shopper, productId: product }), isListFull ? 'full' : 'no room'] as const;
