/** Ends the process gracefully on signals and uncaught errors, by close-with-grace. */
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import type { StopKind } from './stop-gracefully';

/** Signals of a broken process or of a debugger, after which no graceful stop is possible. */
const skipped = [
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
  'beforeExit',
] as const;

type Ending = {
  readonly log: FastifyBaseLogger;
  /** Must bound its own time; the process ends when it resolves. */
  readonly stop: (how: StopKind) => Promise<void>;
  /** Whether SIGHUP means something else here. */
  readonly keepsHangup?: boolean;
};

/** SIGINT stops without draining, since a user waits at a terminal. A second signal ends the process at once. */
export function endOnSignals({ log, stop, keepsHangup = false }: Ending): void {
  closeWithGrace(
    { delay: false, logger: log, skip: keepsHangup ? [...skipped, 'SIGHUP'] : [...skipped] },
    ({ signal, err }) => {
      if (err) log.fatal({ err }, 'an error that nothing has caught: the process ends');
      return stop(signal === 'SIGINT' || err ? 'urgent' : 'drain');
    },
  );
}
