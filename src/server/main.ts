/** Starts the server: in this process, or in several that share the port. */
import type { FastifyBaseLogger } from 'fastify';
import { runCluster } from './cluster/run-cluster';
import { serveAsWorker } from './cluster/serve-as-worker';
import { WorkerEndedError } from './cluster/worker-process';
import { workerMark, type Served } from './cluster/worker-messages';
import { createLog } from './create-log';
import { explainStartError } from './explain-start-error';
import { endOnSignals } from './operate/end-on-signals';
import { say, serve } from './serve';
import { describeSettings, readSettings, type Settings } from './settings';

async function serveAlone(settings: Settings, log: FastifyBaseLogger): Promise<Served> {
  const { address, opened, stop } = await serve({ settings, log });
  endOnSignals({ log, stop });
  return { address, products: await opened };
}

async function start(settings: Settings): Promise<void> {
  // Not since the process began, which may have built the page before.
  const startedMs = performance.now();
  const log = createLog(settings.logLevel);
  if (settings.readsPerMinute > 0 && settings.trustProxy === false)
    log.warn(
      'READS_PER_MINUTE without TRUST_PROXY: behind a proxy, all shoppers would share one limit. Name the proxy in TRUST_PROXY.',
    );
  if (process.env[workerMark] !== undefined) return serveAsWorker(settings, log);
  const { workers } = settings;
  const { address, products } =
    workers === 1
      ? await serveAlone(settings, log)
      : await runCluster({ settings, log, program: __filename });
  const by =
    workers === 1 ? '' : ` and ${workers} processes (SIGHUP to ${process.pid} renews them)`;
  const took = ((performance.now() - startedMs) / 1_000).toFixed(1);
  say(`Ready after ${took} s with ${products.toLocaleString('en')} products${by}.`);
  say(`Open ${address}/browse/all`);
}

function fail(error: unknown): never {
  // A worker that could not start has said why itself.
  if (!(error instanceof WorkerEndedError)) {
    process.stderr.write(`${explainStartError(error, process.env)}\n`);
  }
  process.exit(1);
}

if (process.argv.includes('--help') || process.argv.includes('-h')) say(describeSettings());
else
  Promise.resolve()
    .then(() => start(readSettings(process.env)))
    .catch(fail);
