import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Storefront } from '../src/page/storefront';
import { createServer, type ServerOptions } from './create-server';
import { stopGracefully, type ClosePort, type StopKind } from './operations/stop-gracefully';
import type { ListingService } from './services/listing-service';
import type { Services } from './services/shop';
import type { Settings } from './settings/settings';
import { SettingsError } from './services/read-settings';

const clientDir = resolve(__dirname, '../client');
/** Longer than opening a catalogue takes; after it a search cluster is away, or has no catalogue. */
const noticeAfterMs = 3_000;

export const print = (text: string) => void process.stdout.write(`${text}\n`);

export type Serving = {
  readonly address: string;
  /**
   * Resolves with the number of products when the catalogue is open, undefined without one; rejects when it cannot be
   * opened.
   */
  readonly opened: Promise<number | undefined>;
  /** Resolves when the last response is sent and everything is closed; a second call waits for the first. */
  readonly stop: (how: StopKind) => Promise<void>;
};

export type ServeOptions = Pick<ServerOptions, 'metrics' | 'metricsText'> & {
  readonly closePort?: ClosePort;
  readonly settings: Settings;
  readonly storefront: Storefront;
  readonly log: FastifyBaseLogger;
  readonly openServices: () => Promise<Services>;
  /** The server listens once this has resolved; at once when it is absent. */
  readonly beforeListening?: (services: Services) => Promise<void>;
};

/** Resolves when the server listens. Rejects when the port, a folder or a database is not available. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { settings, beforeListening } = options;
  const services = await options.openServices();
  const { listing, close } = services;
  if (listing === undefined && settings.apiUrl === undefined)
    throw new SettingsError(
      'Set API_URL or LISTING_ADAPTER: this server has no listing API of its own.',
    );
  let stopping: StopKind | undefined;
  let heldUntil: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  const server = await createServer({
    ...options,
    services,
    clientDir,
    stopping: () => stopping,
    heldUntil: () => heldUntil,
    pausedUntil: () => heldUntil,
  });
  await beforeListening?.(services);
  const address = await server.listen({ port: settings.port, host: settings.host });
  return {
    address,
    opened: listing ? printWhileNotReady(listing) : Promise.resolve(undefined),
    stop: (how) => {
      const onDrain = () => void (stopping = how);
      const hold = (portClosed: Promise<void>) => void (heldUntil = portClosed);
      stopped ??= stopGracefully({ ...options, server, onDrain, hold, closeRest: close }, how);
      return stopped;
    },
  };
}

/** Prints why the server is not ready yet. It already listens, and `/readyz` reports the same. */
function printWhileNotReady({ opened, problem }: ListingService): Promise<number> {
  const notice = setTimeout(
    () => print(`Not ready yet: ${problem() ?? 'the catalogue is being opened'}`),
    noticeAfterMs,
  );
  return opened.finally(() => clearTimeout(notice));
}
