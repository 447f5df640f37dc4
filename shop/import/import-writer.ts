/**
 * A program of its own, run as a thread: stores the products of an import and indexes their words, while the thread of
 * the import makes the next ones.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import {
  createProductWriter,
  type ProductWriter,
  type WrittenProducts,
} from '../catalogue/embedded/product-writer';
import { faultOf } from '../catalogue/worker/thread-messages';
import type { FromWriter, ToWriter } from './writer-thread';

const send = (message: FromWriter): void => parentPort?.postMessage(message);

function respond(
  writer: ProductWriter,
  message: Exclude<ToWriter, { readonly kind: 'abandon' }>,
): FromWriter {
  if (message.kind === 'finish') return { kind: 'finished', categoryKinds: writer.finish() };
  const { cards } = message;
  writer.add(
    cards.map((card) => JSON.parse(card) as CatalogueProduct),
    cards,
  );
  return { kind: 'added' };
}

/** The fault of a thread is told with its code. */
function tryTo(work: () => void): void {
  try {
    work();
  } catch (error) {
    send({ kind: 'failed', fault: faultOf(error) });
    parentPort?.close();
  }
}

tryTo(() => {
  const writer = createProductWriter(workerData as WrittenProducts);
  parentPort?.on('message', (message: ToWriter) =>
    tryTo(() => {
      if (message.kind === 'abandon') writer.abandon();
      else send(respond(writer, message));
      if (message.kind !== 'add') parentPort?.close();
    }),
  );
});
