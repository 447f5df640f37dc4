/** A program of its own, run as a thread: reads the rows of a file, while the thread of the import gathers them. */
import { parentPort, workerData } from 'node:worker_threads';
import { faultOf } from '../catalogue/worker/thread-messages';
import { ImportFailure } from './formats/row';
import { readHere, type RowSource } from './read-batches';
import { type FromReader, mostWaiting } from './reader-thread';

const send = (message: FromReader): void => parentPort?.postMessage(message);

/** Batches that may be sent before the first is taken. */
let room = mostWaiting;
let onRoom = (): void => undefined;
parentPort?.on('message', () => {
  room += 1;
  onRoom();
});

async function sendAll(): Promise<void> {
  for await (const batch of readHere(workerData as RowSource)) {
    while (room === 0) await new Promise<void>((resolve) => (onRoom = resolve));
    room -= 1;
    send({ kind: 'batch', batch });
  }
  send({ kind: 'end' });
}

void sendAll()
  .catch((error: unknown) => {
    send({ kind: 'failed', fault: faultOf(error), isExplained: error instanceof ImportFailure });
  })
  .finally(() => parentPort?.close());
