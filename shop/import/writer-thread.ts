/** Stores the products of a new generation in a thread of its own, while the calling one makes the next ones. */
import { Worker } from 'node:worker_threads';
import type { CategoryKind } from '../catalogue/category-kinds';
import type { OpenWriter } from '../catalogue/embedded/product-writer';
import { type Fault, readFault } from '../catalogue/worker/thread-messages';

export type ToWriter =
  | { readonly kind: 'add'; readonly cards: readonly string[] }
  | { readonly kind: 'finish' }
  /** Closes the file, which is of no use then. */
  | { readonly kind: 'abandon' };

export type FromWriter =
  | { readonly kind: 'added' }
  | { readonly kind: 'finished'; readonly categoryKinds: readonly CategoryKind[] }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** What the thread says: each batch that it has stored, and its end, which may be a fault. */
function listenTo(worker: Worker, onAdded: () => void): Promise<readonly CategoryKind[]> {
  const ended = new Promise<readonly CategoryKind[]>((resolve, reject) => {
    worker.on('message', (message: FromWriter) => {
      if (message.kind === 'added') onAdded();
      else if (message.kind === 'finished') resolve(message.categoryKinds);
      else reject(readFault(message.fault));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread of the index ended with ${code}`)));
  });
  // A fault is told to what waits next, which may be nothing yet.
  ended.catch(() => undefined);
  return ended;
}

/** So many batches wait for the thread at most: enough that it never waits for one, and little memory. */
const mostWaiting = 4;

/** `script` is the built program of `import-writer.ts`. */
export const writeInThread =
  (script: string): OpenWriter =>
  (what) => {
    const worker = new Worker(script, { workerData: what });
    const post = (message: ToWriter): void => worker.postMessage(message);
    let waiting = 0;
    let onAdded = (): void => undefined;
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const ended = listenTo(worker, () => {
      waiting -= 1;
      onAdded();
    });
    return {
      add: (_products, cards) => {
        waiting += 1;
        post({ kind: 'add', cards });
      },
      hasRoom: async () => {
        while (waiting >= mostWaiting)
          await Promise.race([new Promise<void>((resolve) => (onAdded = resolve)), ended]);
      },
      finish: () => {
        post({ kind: 'finish' });
        return ended;
      },
      // To terminate a thread inside its database aborts the process.
      abandon: () => {
        post({ kind: 'abandon' });
        return exited;
      },
    };
  };
