/** The page's server over a listing API of the test, with its log lines. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { createServer } from '../../server/create-server';
import { noShop } from '../../server/no-shop';
import { readEnvironment } from '../../server/services/read-settings';
import { readSettings } from './read-settings';
import { closeAfterTest } from './close-after-test';
import { aFolder } from './temporary-folder';
import { brands, storefront } from './english';

type LogLine = {
  readonly level: number;
  readonly msg: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Settings are environment variables, as in `{ API_URL: 'http://127.0.0.1:4000' }`. */
export async function aShopServer(env: Readonly<Record<string, string>>) {
  const folder = aFolder();
  writeFileSync(join(folder, 'assets.json'), '{"script":"page.js","style":"page.css"}');
  const logged: LogLine[] = [];
  const settings = readSettings({ MAX_LAG_MS: '0', ...env }, brands);
  const log = pino(
    { level: settings.logLevel },
    { write: (line: string) => void logged.push(JSON.parse(line) as LogLine) },
  );
  const server = await createServer({
    settings,
    storefront,
    services: await noShop.open(readEnvironment(env, {}), { log, brands, apiUrl: settings.apiUrl }),
    log,
    clientDir: folder,
  });
  closeAfterTest(() => server.close());
  const received = { count: 0 };
  server.server.on('request', () => (received.count += 1));
  return {
    logged,
    /** Number of requests received through a real socket. */
    received,
    get: (url: string, headers: Readonly<Record<string, string>> = {}) =>
      server.inject({ method: 'GET', url, headers }),
    /** Also listens on a real socket; returns its address, such as "http://127.0.0.1:4000". */
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
  };
}

export type ShopServer = Awaited<ReturnType<typeof aShopServer>>;
