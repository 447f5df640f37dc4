/** Serves the page from this process. */
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import { createServer, type ServerOptions } from './create-server';
import { openServices } from './open-services';
import { stopGracefully, type StopKind } from './operate/stop-gracefully';
import type { Settings } from './settings';

const clientDir = resolve(__dirname, '../client');
/** Longer than a catalogue takes to open: a cluster is away, or has none. */
const noticeAfterMs = 3_000;

export const say = (text: string) => process.stdout.write(`${text}\n`);

export type Serving = {
  readonly address: string;
  /** Resolves when there is a catalogue, with the number of its products; rejects when there never will be. */
  readonly opened: Promise<number>;
  /** Resolves when the last answer is sent and everything is closed; a second call waits for the first. */
  readonly stop: (how: StopKind) => Promise<void>;
};

type ServeOptions = Pick<ServerOptions, 'metrics' | 'metricsText'> & {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  /** Whether the port waits for the catalogue, because others answer on it meanwhile. */
  readonly isCatalogueFirst?: boolean;
};

/** Resolves when the port answers. Rejects when the port, a folder or a database cannot be had. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { settings, log, isCatalogueFirst = false } = options;
  const { close, opened, ...services } = await openServices(settings, log);
  let stopping: StopKind | undefined;
  let heldUntil: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  const server = await createServer({
    ...options,
    ...services,
    clientDir,
    stopping: () => stopping,
    heldUntil: () => heldUntil,
  });
  if (isCatalogueFirst) await opened;
  const address = await server.listen({ port: settings.port, host: settings.host });
  return {
    address,
    opened: sayWhileNotReady(opened, services.engine),
    stop: (how) => {
      const onDrain = () => void (stopping = how);
      const hold = (portClosed: Promise<void>) => void (heldUntil = portClosed);
      stopped ??= stopGracefully({ server, settings, log, onDrain, hold, closeRest: close }, how);
      return stopped;
    },
  };
}

/** The server listens already, and says by /readyz that it is not ready. */
function sayWhileNotReady(opened: Promise<number>, engine: ListingEngine): Promise<number> {
  const notice = setTimeout(
    () => say(`Not ready yet: ${engine.health().problem ?? 'the catalogue is being opened'}`),
    noticeAfterMs,
  );
  return opened.finally(() => clearTimeout(notice));
}
