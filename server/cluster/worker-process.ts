/** The parent's side of one worker. */
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
  /** Resolves when the worker listens on the port; rejects when it ends before. */
  readonly serves: Promise<Served>;
  readonly ended: Promise<Ending>;
  /**
   * Resolves when the worker could not receive a connection, as where it has no file descriptor left. Node then waits
   * for its answer to that connection, and gives it no other.
   */
  readonly isDeaf: Promise<void>;
  readonly send: (message: ToWorker) => void;
  /** The number in the next message `connections`; 0 when the worker ends before. */
  readonly nextCount: () => Promise<number>;
  /**
   * Takes the worker off the port, which is closed with the last of them; connections that it was given before are its
   * own.
   */
  readonly leavePort: () => void;
  /** Stops the worker, and kills it after `limitMs`. Resolves when it has ended. */
  readonly stop: (how: StopKind, limitMs: number) => Promise<void>;
};

export class WorkerEndedError extends Error {
  /** With which the parent ends too. */
  readonly code: number;

  constructor(code: number | null) {
    super('the worker ended before it served');
    this.code = code ?? 1;
  }
}

type ForkOptions = {
  /** Whether no other worker listens on the port yet. */
  readonly isFirst: boolean;
  /** Seconds without a message after which a serving worker is killed; 0 never kills it. */
  readonly hangSeconds: number;
  /** Gets all messages of the worker except `serves` and `alive`. */
  readonly onMessage: (from: WorkerProcess, message: ToParent) => void;
  /** Called with a worker that is killed because it sent no messages. */
  readonly onHung: (worker: WorkerProcess) => void;
};

export function forkWorker(options: ForkOptions): WorkerProcess {
  const { isFirst, onMessage } = options;
  const worker = cluster.fork({ [workerMark]: isFirst ? firstWorker : 'further' });
  const ended = endOf(worker);
  const serves = new Promise<Served>((done, fail) => {
    worker.on('message', (message: ToParent) => {
      if (message.kind === 'serves') done(message);
      else if (message.kind !== 'alive') onMessage(self, message);
    });
    void ended.then(({ code }) => fail(new WorkerEndedError(code)));
  });
  const send = (message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  const self: WorkerProcess = {
    pid: worker.process.pid ?? 0,
    serves,
    ended,
    isDeaf: deafnessOf(worker),
    send,
    nextCount: () => Promise.race([countOf(worker), ended.then(() => 0)]),
    leavePort: () => {
      worker.disconnect();
      send({ kind: 'port closed' });
    },
    stop: async (how, limitMs) => {
      send({ kind: 'stop', how });
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

function endOf(worker: Worker): Promise<Ending> {
  return new Promise((done) => {
    worker.once('exit', (code: number | null, signal: string | null) => done({ code, signal }));
    worker.on('error', () => {
      // Without a free file descriptor there is no process, and so no exit. Other errors are reported by the exit.
      if (worker.process.pid === undefined) done({ code: null, signal: null });
    });
  });
}

/** No public event tells of a connection that did not reach the worker. */
function deafnessOf({ process }: Worker): Promise<void> {
  return new Promise((done) => {
    process.on('internalMessage', ({ cmd }: { readonly cmd?: unknown }) => {
      if (cmd === 'NODE_HANDLE_NACK') done();
    });
  });
}

function countOf(worker: Worker): Promise<number> {
  return new Promise((done) => {
    const receive = (message: ToParent) => {
      if (message.kind !== 'connections') return;
      worker.off('message', receive);
      done(message.count);
    };
    worker.on('message', receive);
  });
}

/** Counts ticks of its own timer, so that a machine that slept for an hour kills no worker. */
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
