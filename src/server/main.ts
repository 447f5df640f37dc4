/** Starts the server: settings, catalogue, then the page. */
import { resolve } from 'node:path';
import { openCatalogue } from '../shop/catalogue/open-catalogue';
import { openSavedService } from '../shop/saved/saved-service';
import { sampleContent, sampleDepartments } from '../shop/sample/sample-content';
import { createLog } from './create-log';
import { createServer } from './create-server';
import { explainStartError } from './explain-start-error';
import { describeSettings, readSettings, type Settings } from './settings';
import { createProgress } from './progress';

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
  const server = await createServer({
    saved,
    log,
    settings,
    engine,
    clientDir,
    departments: sampleDepartments(),
    content: sampleContent(),
  });
  const stop = () => {
    void server.close().then(() => Promise.all([engine.close(), saved.store.close()]));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
