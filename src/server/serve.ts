/** Serves the page from this process. */
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createServer, type ServerOptions } from './create-server';
import { stopGracefully, type StopKind } from './operations/stop-gracefully';
import type { ListingService, Services } from './services';
import { SettingsError, type Settings } from './settings/settings';

const clientDir = resolve(__dirname, '../client');
/** Longer than a catalogue takes to open: a cluster is away, or has none. */
const noticeAfterMs = 3_000;

export const say = (text: string) => void process.stdout.write(`${text}\n`);

export type Serving = {
  readonly address: string;
  /** Resolves with the number of products when there is a catalogue, undefined without one of its own; rejects if there never will be. */
  readonly opened: Promise<number | undefined>;
  /** Resolves when the last answer is sent and everything is closed; a second call waits for the first. */
  readonly stop: (how: StopKind) => Promise<void>;
};

export type ServeOptions = Pick<ServerOptions, 'metrics' | 'metricsText'> & {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly openServices: () => Promise<Services>;
  /** Whether the port waits for the catalogue, because other processes answer on it meanwhile. */
  readonly isCatalogueFirst?: boolean;
};

/** Resolves when the port answers. Rejects when the port, a folder or a database cannot be had. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { settings, log, isCatalogueFirst = false } = options;
  const services = await options.openServices();
  const { listing, close } = services;
  if (listing === undefined && settings.apiUrl === undefined)
    throw new SettingsError('Set API_URL to the listing API: this server has none of its own.');
  let stopping: StopKind | undefined;
  let heldUntil: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  const server = await createServer({
    ...options,
    services,
    clientDir,
    stopping: () => stopping,
    heldUntil: () => heldUntil,
  });
  if (isCatalogueFirst) await listing?.opened;
  const address = await server.listen({ port: settings.port, host: settings.host });
  return {
    address,
    opened: listing ? sayWhileNotReady(listing) : Promise.resolve(undefined),
    stop: (how) => {
      const onDrain = () => void (stopping = how);
      const hold = (portClosed: Promise<void>) => void (heldUntil = portClosed);
      stopped ??= stopGracefully({ server, settings, log, onDrain, hold, closeRest: close }, how);
      return stopped;
    },
  };
}

/** The server already listens, and `/readyz` says that it is not ready. */
function sayWhileNotReady({ opened, problem }: ListingService): Promise<number> {
  const notice = setTimeout(
    () => say(`Not ready yet: ${problem() ?? 'the catalogue is being opened'}`),
    noticeAfterMs,
  );
  return opened.finally(() => clearTimeout(notice));
}
