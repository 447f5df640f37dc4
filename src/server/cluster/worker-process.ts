/** One worker, as its parent sees it. */
import cluster, { type Worker } from 'node:cluster';
import type { StopKind } from '../operations/stop-gracefully';
import {
  aliveEveryMs,
  firstWorker,
  workerMark,
  type Served,
  type ToParent,
  type ToWorker,
} from './worker-messages';

type Ending = { readonly code: number | null; readonly signal: string | null };

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

type ForkOptions = {
  /** Whether nobody answers on the port yet. */
  readonly isFirst: boolean;
  /** How long a serving worker may say nothing before it is killed; 0 for ever. */
  readonly hangSeconds: number;
  /** Hears what the worker says besides that it serves and lives. */
  readonly onMessage: (from: WorkerProcess, message: ToParent) => void;
  /** Hears of a worker that is killed because it said nothing. */
  readonly onHung: (worker: WorkerProcess) => void;
};

export function forkWorker(options: ForkOptions): WorkerProcess {
  const { isFirst, onMessage } = options;
  const worker = cluster.fork({ [workerMark]: isFirst ? firstWorker : 'further' });
  const ended = new Promise<Ending>((done) => {
    worker.once('exit', (code: number | null, signal: string | null) => done({ code, signal }));
  });
  // A worker that could not be started, or that ended while it was told something, is heard of by its end.
  worker.on('error', () => undefined);
  const serves = new Promise<Served>((done, fail) => {
    worker.on('message', (message: ToParent) => {
      if (message.kind === 'serves') done(message);
      else if (message.kind !== 'alive') onMessage(self, message);
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
  serves.then(
    () => killWhenSilent(self, worker, options),
    () => undefined,
  );
  return self;
}

/** Counts seconds of its own, so that a machine that slept for an hour finds nobody silent. */
function killWhenSilent(
  self: WorkerProcess,
  worker: Worker,
  { hangSeconds, onHung }: ForkOptions,
): void {
  if (hangSeconds === 0) return;
  let silentSeconds = 0;
  worker.on('message', () => (silentSeconds = 0));
  const timer = setInterval(() => {
    silentSeconds += 1;
    if (silentSeconds <= hangSeconds) return;
    clearInterval(timer);
    onHung(self);
    worker.process.kill('SIGKILL');
  }, aliveEveryMs);
  void self.ended.then(() => clearInterval(timer));
}
