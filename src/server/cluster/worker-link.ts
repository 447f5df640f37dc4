/** A worker's end of the line to its parent. */
import type { StopKind } from '../operations/stop-gracefully';
import { aliveEveryMs, type Numbers, type Served } from './worker-messages';
import type { ToParent, ToWorker } from './worker-messages';

export type WorkerLink = {
  /** From then on it also says again and again that it is alive. */
  readonly serves: (served: Served) => void;
  /** The measurements of all workers as the text of `/metrics`; rejects when the parent does not answer. */
  readonly metricsText: () => Promise<string>;
  /** Hands over the last measurements and ends this process. */
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
  const tellNumbers = async () => send({ kind: 'numbers', numbers: await numbers() });
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') onStop(message.how);
    else if (message.kind === 'tell numbers') void tellNumbers();
    else {
      for (const answer of waiting) answer(message.text);
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
          waiting.delete(answer);
          reject(new Error('no measurements from the parent'));
        }, responseLimitMs);
        const answer = (text: string) => {
          clearTimeout(timer);
          resolve(text);
        };
        waiting.add(answer);
        void send({ kind: 'wants metrics' });
      }),
    end: async () => {
      await tellNumbers();
      process.exit(0);
    },
  };
}
