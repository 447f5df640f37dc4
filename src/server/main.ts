/** Starts the server: settings, catalogue, then the page. */
import { resolve } from 'node:path';
import { openCatalogue } from '../shop/catalogue/open-catalogue';
import { sampleContent, sampleDepartments } from '../shop/sample/sample-content';
import { createServer } from './create-server';
import { describeSettings, readSettings, SettingsError, type Settings } from './settings';
import { createProgress } from './progress';

const clientDir = resolve(__dirname, '../client');
const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const progress = createProgress(process.stdout);
  const engine = await openCatalogue({ dataDir: settings.dataDir, onProgress: progress.show });
  progress.end();
  const server = await createServer({
    settings,
    engine,
    clientDir,
    departments: sampleDepartments(),
    content: sampleContent,
  });
  const stop = () => {
    void server.close().then(() => engine.close());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await server.listen({ port: settings.port, host: settings.host });
  say(
    `Ready after ${process.uptime().toFixed(1)} s with ${engine.health().products.toLocaleString('en')} products.`,
  );
  say(`Open ${address}/browse/all`);
}

/** One line that says what to do, for the faults a newcomer meets. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  const { PORT = '3000', DATA_DIR = './data' } = process.env;
  if (code === 'EADDRINUSE') {
    return `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && /listen/.test(message))
    return `Port ${PORT} may not be used by this user; choose one above 1023.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') {
    return `The data folder ${DATA_DIR} cannot be written (${message}). Set DATA_DIR to one that can.`;
  }
  return `The server could not start: ${message}`;
}

if (process.argv.includes('--help') || process.argv.includes('-h')) say(describeSettings());
else {
  Promise.resolve()
    .then(() => start(readSettings(process.env)))
    .catch((error: unknown) => fail(explain(error)));
}
