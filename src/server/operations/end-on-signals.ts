/** Ends the process in good order on signals, and on an error that nothing has caught, by close-with-grace. */
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import type { StopKind } from './stop-gracefully';

/** Faults of the process itself and a debugger's: what can be done after them is no good order. */
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
  /** Bounds its own time; the process ends when it resolves. */
  readonly stop: (how: StopKind) => Promise<void>;
  /** Whether SIGHUP means something else here. */
  readonly keepsHangup?: boolean;
};

/** SIGINT comes from somebody who waits at a terminal; a second signal ends the process at once. */
export function endOnSignals({ log, stop, keepsHangup = false }: Ending): void {
  closeWithGrace(
    { delay: false, logger: log, skip: keepsHangup ? [...skipped, 'SIGHUP'] : [...skipped] },
    ({ signal, err }) => {
      if (err) log.fatal({ err }, 'an error that nothing has caught: the process ends');
      return stop(signal === 'SIGINT' || err ? 'urgent' : 'drain');
    },
  );
}
