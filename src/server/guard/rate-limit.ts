/** Keeps one client from writing more often than it may: a bucket of tokens each, refilled with time. */
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

const mostClients = 20_000;
const minuteMs = 60_000;

type RateLimitOptions = { readonly perMinute: number; readonly nowMs?: () => number };
type Bucket = { readonly tokens: number; readonly atMs: number };

/** A household has a whole /64 of IPv6 addresses, so that is one client. */
export const clientOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;

/**
 * Gives a function that takes one token of a client and says how many seconds to wait for it: 0 when it may go on.
 * A minute's worth may come at once. Clients that were long not seen are forgotten; that never limits them more.
 */
export function createRateLimit({ perMinute, nowMs = Date.now }: RateLimitOptions) {
  const buckets = new LRUCache<string, Bucket>({ max: mostClients });
  return (address: string): number => {
    if (perMinute === 0) return 0;
    const client = clientOf(address);
    const atMs = nowMs();
    const last = buckets.get(client) ?? { tokens: perMinute, atMs };
    const refilled = last.tokens + ((atMs - last.atMs) * perMinute) / minuteMs;
    const tokens = Math.min(perMinute, refilled);
    if (tokens < 1) return Math.ceil(((1 - tokens) * minuteMs) / perMinute / 1_000);
    buckets.set(client, { tokens: tokens - 1, atMs });
    return 0;
  };
}
