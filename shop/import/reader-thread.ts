/** Reads the rows of a file in a thread of its own, while the calling one gathers them. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Fault, readFault } from '../catalogue/worker/thread-messages';
import { ImportFailure } from './formats/row';
import type { Batch, ReadBatches } from './read-batches';

/** Any message to the thread says that a batch is taken. */
export type FromReader =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'failed';
      readonly fault: Fault;
      /** Whether it is an `ImportFailure`. */
      readonly isExplained: boolean;
    };

/** So many batches wait to be gathered at most: enough that no thread waits for the other, and little memory. */
export const mostWaiting = 4;

/** `script` is the built program of `import-reader.ts`. */
export const readInThread = (script: string): ReadBatches =>
  async function* (source) {
    const worker = new Worker(script, { workerData: source });
    const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[FromReader]>;
    try {
      for await (const [message] of messages) {
        if (message.kind === 'end') return;
        if (message.kind === 'failed')
          throw message.isExplained
            ? new ImportFailure(message.fault.message)
            : readFault(message.fault);
        yield message.batch;
        worker.postMessage('taken');
      }
    } finally {
      await worker.terminate();
    }
    throw new Error('the thread that reads the file ended before the file');
  };
