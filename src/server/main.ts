/** Starts the server: settings, catalogue, then the page. */
import { resolve } from 'node:path';
import { openCatalogue } from '../shop/catalogue/open-catalogue';
import { openEventStore } from '../shop/events/event-store';
import { openSavedService } from '../shop/saved/saved-service';
import { sampleContent, sampleDepartments } from '../shop/sample/sample-content';
import { createLog } from './create-log';
import { createServer } from './create-server';
import { explainStartError } from './explain-start-error';
import { describeSettings, readSettings, type Settings } from './settings';
import { createProgress } from './progress';
import { stopGracefully } from './operate/stop-gracefully';

const clientDir = resolve(__dirname, '../client');
const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const progress = createProgress(process.stdout);
  const engine = await openCatalogue({ dataDir: settings.dataDir, onProgress: progress.show });
  progress.end();
  const saved = await openSavedService({
    ...settings,
    onError: (error) => log.error({ err: error }, 'saved products'),
  });
  const events = settings.collectEvents
    ? {
        store: await openEventStore(settings.dataDir),
        nowMs: Date.now,
        onError: (error: unknown) => log.error({ err: error }, 'collected events'),
      }
    : undefined;
  let isStopping = false;
  const server = await createServer({
    saved,
    events,
    log,
    settings,
    engine,
    clientDir,
    isStopping: () => isStopping,
    departments: sampleDepartments(),
    content: sampleContent(),
  });
  const stop = (isUrgent: boolean) => {
    if (isStopping) return;
    const onDrain = () => void (isStopping = true);
    const closeRest = () =>
      Promise.all([engine.close(), saved.store.close(), events?.store.close()]);
    stopGracefully({ server, settings, log, onDrain, closeRest }, isUrgent).catch(
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(false));
  process.on('SIGINT', () => stop(true));
  const address = await server.listen({ port: settings.port, host: settings.host });
  say(
    `Ready after ${process.uptime().toFixed(1)} s with ${engine.health().products.toLocaleString('en')} products.`,
  );
  say(`Open ${address}/browse/all`);
}

if (process.argv.includes('--help') || process.argv.includes('-h')) say(describeSettings());
else {
  Promise.resolve()
    .then(() => start(readSettings(process.env)))
    .catch((error: unknown) => fail(explainStartError(error, process.env)));
}
