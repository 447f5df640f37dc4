/**
 * A program of its own, run as a thread: opens one generation of the catalogue and responds to requests for it. Opening
 * a million products takes a second, and a query over most of them takes tens of milliseconds. The server's own thread
 * goes on serving meanwhile.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { ListingEngine } from '../listing-engine';
import { catalogueFolder } from '../catalogue-folder';
import { openCatalogue, openNamedGeneration } from '../open-catalogue';
import {
  type CatalogueRequest,
  faultOf,
  type FromWorker,
  type ToWorker,
  type WorkerTask,
} from './thread-messages';

const send = (message: FromWorker): void => parentPort?.postMessage(message);

const openTask = ({ dataDir, name }: WorkerTask) =>
  name === undefined
    ? openCatalogue({ dataDir, onProgress: (progress) => send({ kind: 'progress', progress }) })
    : openNamedGeneration(catalogueFolder(dataDir), name);

const respond = (engine: ListingEngine, request: CatalogueRequest) =>
  request.kind === 'query' ? engine.query(request.query) : engine.products(request.ids);

function serve(engine: ListingEngine): void {
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'close') {
      void engine.close();
      parentPort?.close();
      return;
    }
    const { number, request } = message;
    respond(engine, request).then(
      (response) => send({ kind: 'response', number, json: JSON.stringify(response) }),
      (error: unknown) => send({ kind: 'failure', number, fault: faultOf(error) }),
    );
  });
}

async function start(): Promise<void> {
  const { engine, name } = await openTask(workerData as WorkerTask);
  serve(engine);
  send({ kind: 'opened', name, outline: engine.outline(), health: engine.health() });
}

start().catch((error: unknown) => send({ kind: 'not opened', fault: faultOf(error) }));
