/**
 * A program of its own, run as a thread: opens one generation of the catalogue and answers questions to it. Opening takes
 * a second for a million products and a query over most of them some tens of milliseconds, in which the server's own
 * thread goes on serving.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { ListingEngine } from '../listing-engine';
import { catalogueFolder, openCatalogue, openNamedGeneration } from '../open-catalogue';
import type { Fault, FromWorker, Question, ToWorker, WorkerTask } from './thread-messages';

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

function faultOf(error: unknown): Fault {
  const { message, code } = error as NodeJS.ErrnoException;
  return { message, ...(code !== undefined && { code }) };
}

const openTask = ({ dataDir, name }: WorkerTask) =>
  name === undefined
    ? openCatalogue({ dataDir, onProgress: (progress) => tell({ kind: 'progress', progress }) })
    : openNamedGeneration(catalogueFolder(dataDir), name);

const answer = (engine: ListingEngine, question: Question) =>
  question.ask === 'query' ? engine.query(question.query) : engine.product(question.id);

function serve(engine: ListingEngine): void {
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'close') {
      void engine.close();
      parentPort?.close();
      return;
    }
    const { number, question } = message;
    answer(engine, question).then(
      (given) => tell({ kind: 'answer', number, json: given && JSON.stringify(given) }),
      (error: unknown) => tell({ kind: 'no answer', number, fault: faultOf(error) }),
    );
  });
}

async function start(): Promise<void> {
  const { engine, name } = await openTask(workerData as WorkerTask);
  serve(engine);
  tell({ kind: 'opened', name, outline: engine.outline(), health: engine.health() });
}

start().catch((error: unknown) => tell({ kind: 'not opened', fault: faultOf(error) }));
