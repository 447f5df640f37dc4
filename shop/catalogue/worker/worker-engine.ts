/** A listing engine whose work is done in a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { CatalogueProduct } from '../catalogue-product';
import type { BuildProgress } from '../embedded/build-generation';
import type { NamedEngine } from '../watch-catalogue';
import { type ListingPage, UnavailableError } from '../listing-engine';
import {
  type CatalogueRequest,
  type FromWorker,
  type OpenedMessage,
  readFault,
  type WorkerTask,
} from './thread-messages';

export type WorkerOptions = {
  /** The built program of `catalogue-worker.ts`. */
  readonly script: string;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
};

type PendingRequest = {
  readonly resolve: (response: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** Holds each request until its response arrives; all of them fail when the thread ends. */
function createRequests(worker: Worker) {
  const pending = new Map<number, PendingRequest>();
  let count = 0;
  let ended: UnavailableError | undefined;
  const settle = (number: number): PendingRequest | undefined => {
    const found = pending.get(number);
    pending.delete(number);
    return found;
  };
  return {
    send: (request: CatalogueRequest): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        count += 1;
        pending.set(count, { resolve, reject });
        worker.postMessage({ kind: 'request', number: count, request });
      }),
    receive: (message: FromWorker): void => {
      if (message.kind === 'response') settle(message.number)?.resolve(JSON.parse(message.json));
      if (message.kind === 'failure') settle(message.number)?.reject(readFault(message.fault));
    },
    end: (reason: string): void => {
      ended ??= new UnavailableError(`the catalogue's thread has ended: ${reason}`);
      for (const { reject } of pending.values()) reject(ended);
      pending.clear();
    },
    problem: (): string | undefined => ended?.message,
    load: () => pending.size,
  };
}

type Requests = ReturnType<typeof createRequests>;
export type WorkerEngine = NamedEngine & {
  /** The number of its pending requests. */
  readonly load: () => number;
};

function createEngine(
  worker: Worker,
  requests: Requests,
  { name, outline, health }: OpenedMessage,
): WorkerEngine {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    name,
    load: requests.load,
    engine: {
      query: (query) => requests.send({ kind: 'query', query }) as Promise<ListingPage>,
      products: (ids) =>
        requests.send({ kind: 'products', ids }) as Promise<readonly CatalogueProduct[]>,
      outline: () => outline,
      health: () => {
        const problem = requests.problem();
        return problem === undefined ? health : { ...health, problem };
      },
      close: async () => {
        if (requests.problem() !== undefined) return;
        worker.postMessage({ kind: 'close' });
        await exited;
      },
    },
  };
}

/**
 * Resolves when the thread has opened its generation. Rejects when it cannot, with the `code` of the fault, as
 * `openCatalogue` does. When a thread ends on its own, its pending requests fail and its health reports the problem.
 */
export const openInWorker = (
  task: WorkerTask,
  { script, onProgress }: WorkerOptions,
): Promise<WorkerEngine> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task });
    const requests = createRequests(worker);
    const end = (error: Error): void => {
      requests.end(error.message);
      reject(error);
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'opened') resolve(createEngine(worker, requests, message));
      else if (message.kind === 'not opened') {
        end(readFault(message.fault));
        void worker.terminate();
      } else requests.receive(message);
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`it stopped with ${code}`)));
  });
