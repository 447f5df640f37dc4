/** A worker's side of the messages between it and its parent. */
import type { StopKind } from '../operations/stop-gracefully';
import {
  aliveEveryMs,
  type Numbers,
  type Served,
  type ToParent,
  type ToWorker,
} from './worker-messages';

export type WorkerLink = {
  /** Reports that the worker serves, and from then on every second that it is alive. */
  readonly serves: (served: Served) => void;
  /** The measurements of all workers as the text of `/metrics`; rejects when the parent does not respond. */
  readonly metricsText: () => Promise<string>;
  /** Sends the last measurements and ends this process. */
  readonly end: () => Promise<void>;
};

type LinkOptions = {
  readonly numbers: () => Promise<Numbers>;
  readonly onStop: (how: StopKind) => void;
};

const responseLimitMs = 5_000;

export function createWorkerLink({ numbers, onStop }: LinkOptions): WorkerLink {
  const waiting = new Set<(text: string) => void>();
  const send = (message: ToParent) =>
    new Promise<void>((done) => {
      if (!process.connected) return done();
      process.send?.(message, undefined, undefined, () => done());
    });
  const sendNumbers = async () => send({ kind: 'numbers', numbers: await numbers() });
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') onStop(message.how);
    else if (message.kind === 'send numbers') void sendNumbers();
    else if (message.kind === 'metrics') {
      for (const respond of waiting) respond(message.text);
      waiting.clear();
    }
  });
  return {
    serves: (served) => {
      void send({ kind: 'serves', ...served });
      setInterval(() => void send({ kind: 'alive' }), aliveEveryMs).unref();
    },
    metricsText: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(respond);
          reject(new Error('no measurements from the parent'));
        }, responseLimitMs);
        const respond = (text: string) => {
          clearTimeout(timer);
          resolve(text);
        };
        waiting.add(respond);
        void send({ kind: 'request metrics' });
      }),
    end: async () => {
      await sendNumbers();
      process.exit(0);
    },
  };
}
