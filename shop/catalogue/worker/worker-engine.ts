/** A listing engine whose work is done in a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { CatalogueProduct } from '../catalogue-product';
import type { BuildProgress } from '../embedded/build-generation';
import type { NamedEngine } from '../follow-catalogue';
import { UnavailableError } from '../listing-engine';
import type { ListingPage } from '../listing-engine';
import type { Fault, FromWorker, OpenedMessage, Question, WorkerTask } from './thread-messages';

export type WorkerOptions = {
  /** The built program of `catalogue-worker.ts`. */
  readonly script: string;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
};

type Asked = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
};

const readFault = ({ message, code }: Fault): Error =>
  Object.assign(new Error(message), code !== undefined && { code });

const readAnswer = (json: string | undefined): unknown =>
  json === undefined ? undefined : JSON.parse(json);

/** Keeps what was asked until it is answered; all of it fails when the thread ends. */
function createQueries(worker: Worker) {
  const asked = new Map<number, Asked>();
  let count = 0;
  let ended: UnavailableError | undefined;
  const settle = (number: number): Asked | undefined => {
    const found = asked.get(number);
    asked.delete(number);
    return found;
  };
  return {
    ask: (question: Question): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        count += 1;
        asked.set(count, { resolve, reject });
        worker.postMessage({ kind: 'question', number: count, question });
      }),
    hear: (message: FromWorker): void => {
      if (message.kind === 'answer') settle(message.number)?.resolve(readAnswer(message.json));
      if (message.kind === 'no answer') settle(message.number)?.reject(readFault(message.fault));
    },
    end: (reason: string): void => {
      ended ??= new UnavailableError(`the catalogue's thread has ended: ${reason}`);
      for (const { reject } of asked.values()) reject(ended);
      asked.clear();
    },
    problem: (): string | undefined => ended?.message,
    load: () => asked.size,
  };
}

type Questions = ReturnType<typeof createQueries>;
type WorkerEngine = NamedEngine & { readonly load: () => number };

function createEngine(
  worker: Worker,
  questions: Questions,
  { name, outline, health }: OpenedMessage,
): WorkerEngine {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    name,
    load: questions.load,
    engine: {
      query: (query) => questions.ask({ ask: 'query', query }) as Promise<ListingPage>,
      product: (id) =>
        questions.ask({ ask: 'product', id }) as Promise<CatalogueProduct | undefined>,
      outline: () => outline,
      health: () => {
        const problem = questions.problem();
        return problem === undefined ? health : { ...health, problem };
      },
      close: async () => {
        if (questions.problem() !== undefined) return;
        worker.postMessage({ kind: 'close' });
        await exited;
      },
    },
  };
}

/**
 * Resolves when the thread has opened its generation. Rejects when it cannot, with the `code` of the fault, as
 * `openCatalogue` does. A thread that ends on its own fails what it was asked; its health then says so.
 */
export const openInWorker = (
  task: WorkerTask,
  { script, onProgress }: WorkerOptions,
): Promise<WorkerEngine> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task });
    const questions = createQueries(worker);
    const end = (error: Error): void => {
      questions.end(error.message);
      reject(error);
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'opened') resolve(createEngine(worker, questions, message));
      else if (message.kind === 'not opened') {
        end(readFault(message.fault));
        void worker.terminate();
      } else questions.hear(message);
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`it stopped with ${code}`)));
  });
