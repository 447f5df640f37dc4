/** Limits how long clients take to receive responses, by time and by the memory that these hold meanwhile. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientOf, type Client } from './client';

const checkEveryMs = 1_000;

type ReaderLimits = {
  /** From a response's first byte to its last. */
  readonly longestMs: number;
  /** The same while all responses together hold more than `mostBytes`. */
  readonly longestWithoutRoomMs: number;
  readonly mostBytes: number;
};

/** At 32 kB/s, a slow mobile connection, a response of four megabytes takes two minutes, a page five seconds. */
const usualLimits: ReaderLimits = {
  longestMs: 120_000,
  longestWithoutRoomMs: 5_000,
  mostBytes: 134_217_728,
};

type Held = { readonly client: Client; readonly bytes: number; readonly sinceMs: number };
type HeldResponses = ReadonlyMap<ServerResponse, Held>;

/**
 * Ends responses that clients take too long to receive; when there is no room, first those of the client that holds the
 * most.
 */
export function limitSlowReaders(server: FastifyInstance, limits = usualLimits): void {
  const held = new Map<ServerResponse, Held>();
  server.addHook('onSend', async (request, reply, payload) => {
    const { raw } = reply;
    const bytes = bytesOf(reply, payload);
    held.set(raw, { client: clientOf(request), bytes, sinceMs: performance.now() });
    raw.once('close', () => held.delete(raw));
  });
  // Node ends connections without progress, but a client that reads a byte now and then makes some.
  const check = () => {
    for (const response of slowest(held, limits)) response.destroy();
  };
  const timer = setInterval(check, Math.min(checkEveryMs, limits.longestMs)).unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}

const bytesOf = (reply: FastifyReply, payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload)
    ? payload.length
    : Number(reply.getHeader('content-length') ?? 0);

function slowest(held: HeldResponses, limits: ReaderLimits): readonly ServerResponse[] {
  const nowMs = performance.now();
  const olderThan = (ms: number) => [...held].filter(([, { sinceMs }]) => nowMs - sinceMs >= ms);
  const bytesOfClients = new Map<Client, number>();
  let excess = -limits.mostBytes;
  for (const { client, bytes } of held.values()) {
    bytesOfClients.set(client, (bytesOfClients.get(client) ?? 0) + bytes);
    excess += bytes;
  }
  const shareOf = ({ client }: Held) => bytesOfClients.get(client) ?? 0;
  // Among equals the oldest comes first.
  const oldEnough = olderThan(limits.longestWithoutRoomMs).sort(
    ([, one], [, other]) => shareOf(other) - shareOf(one),
  );
  const ended = olderThan(limits.longestMs);
  for (const response of oldEnough) {
    if (excess <= 0) break;
    ended.push(response);
    excess -= response[1].bytes;
  }
  return ended.map(([response]) => response);
}
