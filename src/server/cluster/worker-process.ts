/** One worker, as its parent sees it. */
import cluster from 'node:cluster';
import type { StopKind } from '../operate/stop-gracefully';
import {
  firstWorker,
  workerMark,
  type Served,
  type ToParent,
  type ToWorker,
} from './worker-messages';

export type Ending = { readonly code: number | null; readonly signal: string | null };

export type WorkerProcess = {
  readonly pid: number;
  /** Resolves when the worker answers on the port; rejects when it ends before. */
  readonly serves: Promise<Served>;
  readonly ended: Promise<Ending>;
  readonly tell: (message: ToWorker) => void;
  /** Asks the worker to end, and ends it when it has not after `limitMs`. Resolves when it has ended. */
  readonly stop: (how: StopKind, limitMs: number) => Promise<void>;
};

export class WorkerEndedError extends Error {}

/** `isFirst` says that nobody answers on the port yet; `onMessage` hears what the worker says besides that it serves. */
export function forkWorker(
  isFirst: boolean,
  onMessage: (from: WorkerProcess, message: ToParent) => void,
): WorkerProcess {
  const worker = cluster.fork({ [workerMark]: isFirst ? firstWorker : 'further' });
  const ended = new Promise<Ending>((done) => {
    worker.once('exit', (code: number | null, signal: string | null) => done({ code, signal }));
  });
  // A worker that could not be started, or that ended while it was told something, is heard of by its end.
  worker.on('error', () => undefined);
  const serves = new Promise<Served>((done, fail) => {
    worker.on('message', (message: ToParent) => {
      if (message.kind === 'serves') done(message);
      else onMessage(self, message);
    });
    void ended.then(() => fail(new WorkerEndedError('the worker ended before it served')));
  });
  const tell = (message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  const self: WorkerProcess = {
    pid: worker.process.pid ?? 0,
    serves,
    ended,
    tell,
    stop: async (how, limitMs) => {
      tell({ kind: 'stop', how });
      const limit = setTimeout(() => worker.process.kill('SIGKILL'), limitMs);
      await ended;
      clearTimeout(limit);
    },
  };
  return self;
}
