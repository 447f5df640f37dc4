/** Limits the requests of one client, by @fastify/rate-limit. */
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics';
import { networkOf } from './client';
import { isOperational } from './operational-paths';
import type { Settings } from '../settings/settings';

const mostClients = 20_000;
const minuteMs = 60_000;
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type Window = { readonly endsAtMs: number; count: number };

/**
 * Counts by the monotonic clock; with the plugin's own store, a clock set back by an hour refuses clients for an hour.
 */
class MonotonicStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: mostClients });

  incr(...[client, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
    // Whole milliseconds: with fractions, the end less the start of a minute can be a little more than a minute.
    const nowMs = Math.floor(performance.now());
    const last = this.#windows.get(client);
    const window = last && last.endsAtMs > nowMs ? last : { endsAtMs: nowMs + windowMs, count: 0 };
    window.count += 1;
    this.#windows.set(client, window);
    done(null, { current: window.count, ttl: window.endsAtMs - nowMs });
  }

  child(): FastifyRateLimitStore {
    return new MonotonicStore();
  }
}

type RateSettings = Pick<Settings, 'readsPerMinute' | 'writesPerMinute'>;

/** Sends 429 with `Retry-After` beyond the limits. A client is an IPv4 address or an IPv6 network (/64). */
export async function addRateLimits(
  server: FastifyInstance,
  { readsPerMinute, writesPerMinute }: RateSettings,
  { refused }: Pick<Metrics, 'refused'>,
): Promise<void> {
  await server.register(rateLimit, { global: false, timeWindow: minuteMs, store: MonotonicStore });
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  const limitTo = (max: number) =>
    max > 0 ? server.createRateLimit({ max, keyGenerator }) : undefined;
  const [limitReads, limitWrites] = [limitTo(readsPerMinute), limitTo(writesPerMinute)];
  server.addHook('onRequest', async (request, reply) => {
    if (isOperational(request)) return;
    const limit = await (readingMethods.has(request.method) ? limitReads : limitWrites)?.(request);
    if (!limit || limit.isAllowed || !limit.isExceeded) return;
    refused('rate');
    return reply
      .status(429)
      .header('retry-after', limit.ttlInSeconds)
      .send({ message: 'Too many requests. Try again in a moment.' });
  });
}
