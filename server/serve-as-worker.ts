/** Runs the server as one of several processes. */
import { createMetrics } from './metrics';
import type { StopKind } from './operations/stop-gracefully';
import { serve, type ServeOptions, type Serving } from './serve';
import { closePortByParent } from './cluster/close-port';
import { createWorkerLink } from './cluster/worker-link';
import { firstWorker, workerMark } from './cluster/worker-messages';
import type { Services } from './services/shop';

/** Resolves when this worker serves. Its parent then controls when it stops. */
export async function serveAsWorker(options: ServeOptions): Promise<void> {
  const metrics = createMetrics();
  const started: { services?: Services; serving?: Serving; isStopped?: true } = {};
  const stop = (how: StopKind) => {
    started.isStopped = true;
    // A worker that still waits for its catalogue has no requests to finish.
    Promise.resolve(started.serving?.stop(how) ?? started.services?.close())
      .then(link.end)
      .catch((error: unknown) => {
        options.log.fatal({ err: error }, 'could not stop');
        process.exit(1);
      });
  };
  const link = createWorkerLink({ numbers: metrics.numbers, onStop: stop });
  process.on('SIGTERM', () => stop('drain'));
  // A terminal sends these to the parent too, which decides what the workers do.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  const beforeListening = async ({ listing }: Services): Promise<void> => {
    // Other processes serve the port while a further one opens the catalogue.
    if (process.env[workerMark] === firstWorker) return;
    await listing?.opened;
    // The process ends before long, and takes no connection.
    if (started.isStopped) await new Promise(() => undefined);
  };
  const serving = await serve({
    ...options,
    openServices: async () => (started.services = await options.openServices()),
    metrics,
    metricsText: link.metricsText,
    closePort: closePortByParent,
    beforeListening,
  });
  started.serving = serving;
  link.serves({ address: serving.address, products: await serving.opened });
}
