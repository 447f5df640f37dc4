/** Starts the server: in this process, or in several that share the port. */
import type { Storefront } from '../src/page/storefront';
import { adapterSettings } from '../adapters/open-adapter';
import { runCluster } from './cluster/run-cluster';
import { serveAsWorker } from './serve-as-worker';
import { WorkerEndedError } from './cluster/worker-process';
import { workerMark, type Served } from './cluster/worker-messages';
import { createLog } from './create-log';
import { explainStartError } from './explain-start-error';
import { endOnSignals } from './operations/end-on-signals';
import { openServices } from './open-services';
import { roomForConnections } from './limits/open-files';
import { print, serve, type ServeOptions } from './serve';
import { goOnUnheard } from './services/go-on-unheard';
import { MissingPackageError } from './services/load-optional';
import type { Services, SettingsSpecification, Shop } from './services/shop';
import { specificationOf } from './settings/setting-specification';
import { describeSettings, settingsOf } from './settings/settings';
import { readEnvironment } from './services/read-settings';

async function serveAlone(options: ServeOptions): Promise<Served> {
  const { address, opened, stop } = await serve(options);
  endOnSignals({ log: options.log, stop });
  return { address, products: await opened };
}

/** Reads the settings of server and shop together, so that one message names every bad value. */
function readOptions<Specification extends SettingsSpecification>(
  shop: Shop<Specification>,
  storefront: Storefront,
  env: NodeJS.ProcessEnv,
): ServeOptions {
  const { brands } = storefront;
  const read = readEnvironment(env, {
    ...specificationOf(brands),
    ...adapterSettings,
    ...shop.settings,
  });
  const settings = settingsOf(read, brands);
  const log = createLog(settings.logLevel);
  return {
    settings,
    storefront,
    log,
    openServices: () => openServices(shop, read, { log, brands, env }),
  };
}

function warnOfSettings({ settings, log }: ServeOptions): void {
  if (settings.readsPerMinute > 0 && settings.trustProxy === false)
    log.warn(
      'READS_PER_MINUTE without TRUST_PROXY: behind a proxy, all shoppers would share one limit. Name the proxy in TRUST_PROXY.',
    );
}

/** Says how many connections the limit of open files allows, where it allows fewer than usual or than are set. */
function printConnections({ maxConnections }: ServeOptions['settings']): void {
  const { connections, openFiles } = roomForConnections();
  if (openFiles === undefined || (maxConnections ?? Infinity) <= connections) return;
  const limit = `the limit of open files is ${openFiles}; raise it (ulimit -n) for more`;
  print(
    maxConnections === undefined
      ? `Each process takes ${connections} connections at the same time: ${limit}.`
      : `MAX_CONNECTIONS of ${maxConnections} is more than a process has files for: ${limit} than ${connections}.`,
  );
}

async function start(options: ServeOptions, program: string): Promise<void> {
  // The process may have built the page before, which does not count.
  const startedMs = performance.now();
  warnOfSettings(options);
  if (process.env[workerMark] !== undefined) return serveAsWorker(options);
  const { settings, log } = options;
  printConnections(settings);
  const { workers } = settings;
  const { address, products } =
    workers === 1 ? await serveAlone(options) : await runCluster({ settings, log, program });
  const by =
    workers === 1 ? '' : ` and ${workers} processes (SIGHUP to ${process.pid} renews them)`;
  const took = ((performance.now() - startedMs) / 1_000).toFixed(1);
  const stock = products === undefined ? '' : ` with ${products.toLocaleString('en')} products`;
  print(`Ready after ${took} s${stock}${by}.`);
  print(`Open ${address}/browse/all`);
}

function explain(error: unknown): number {
  // A worker that could not start has printed the reason itself.
  if (error instanceof WorkerEndedError) return error.code;
  process.stderr.write(`${explainStartError(error, process.env)}\n`);
  return error instanceof MissingPackageError ? 2 : 1;
}

/** Starts, or says why not and ends the process. */
async function startOrExit(read: () => ServeOptions, program: string): Promise<void> {
  let opened: Services | undefined;
  try {
    const options = read();
    const openServices = async () => (opened = await options.openServices());
    await start({ ...options, openServices }, program);
  } catch (error) {
    const code = explain(error);
    // A thread of the catalogue may be inside its database: a process that exits meanwhile is aborted (SIGABRT).
    await opened?.close();
    process.exit(code);
  }
}

/** Nothing would happen otherwise: a port in an option would be that of the default. */
function refuseArgument(argument: string): void {
  process.stderr.write(
    `There is no option ${argument}. Settings are environment variables, as in PORT=8080 npm start; --help lists them.\n`,
  );
  process.exitCode = 2;
}

type ServerParts<Specification extends SettingsSpecification> = {
  readonly shop: Shop<Specification>;
  readonly storefront: Storefront;
  /** The file that worker processes run. */
  readonly program: string;
};

/** Serves until it is stopped. */
export function startServer<Specification extends SettingsSpecification>({
  shop,
  storefront,
  program,
}: ServerParts<Specification>): void {
  goOnUnheard();
  if (process.argv.includes('--help') || process.argv.includes('-h'))
    return print(
      describeSettings({
        ...specificationOf(storefront.brands),
        ...adapterSettings,
        ...shop.settings,
      }),
    );
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) return refuseArgument(unknown);
  void startOrExit(() => readOptions(shop, storefront, process.env), program);
}
