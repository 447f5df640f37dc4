/** Starts the server: settings, catalogue, then the page. */
import { resolve } from 'node:path';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import { createLog } from './create-log';
import { createServer } from './create-server';
import { explainStartError } from './explain-start-error';
import { openServices } from './open-services';
import { describeSettings, readSettings, type Settings } from './settings';
import { stopGracefully } from './operate/stop-gracefully';

const clientDir = resolve(__dirname, '../client');
const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const { close, opened, ...services } = await openServices(settings, log);
  let isStopping = false;
  const server = await createServer({
    ...services,
    log,
    settings,
    clientDir,
    isStopping: () => isStopping,
  });
  const stop = (isUrgent: boolean) => {
    if (isStopping) return;
    const onDrain = () => void (isStopping = true);
    stopGracefully({ server, settings, log, onDrain, closeRest: close }, isUrgent).catch(
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(false));
  process.on('SIGINT', () => stop(true));
  const address = await server.listen({ port: settings.port, host: settings.host });
  await sayWhenReady(opened, services.engine);
  say(`Open ${address}/browse/all`);
}

/** Longer than a catalogue takes to open: a cluster is away, or has none. */
const noticeAfterMs = 3_000;

/** The server listens already, and says by /readyz that it is not ready. */
async function sayWhenReady(opened: Promise<number>, engine: ListingEngine): Promise<void> {
  const notice = setTimeout(
    () => say(`Not ready yet: ${engine.health().problem ?? 'the catalogue is being opened'}`),
    noticeAfterMs,
  );
  const products = await opened.finally(() => clearTimeout(notice));
  const seconds = process.uptime().toFixed(1);
  say(`Ready after ${seconds} s with ${products.toLocaleString('en')} products.`);
}

if (process.argv.includes('--help') || process.argv.includes('-h')) say(describeSettings());
else {
  Promise.resolve()
    .then(() => start(readSettings(process.env)))
    .catch((error: unknown) => fail(explainStartError(error, process.env)));
}
