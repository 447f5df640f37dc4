/** Sends events to a vendor while shoppers' requests go on: within bounds, and dropped rather than waited for. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ListingService, ReportedEvent } from '../server/services/listing-service';
import type { VendorReports } from './adapter';
import { withinTime } from './within-time';

type ReportQueueOptions = {
  readonly vendor: string;
  readonly reports: VendorReports;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

type ReportQueue = Required<Pick<ListingService, 'report' | 'reportCounts' | 'close'>>;

/** Two megabytes as pages send them, and some 110 of the largest that a collector takes. */
const mostWaiting = 2_000;
/** More than a screen of products: one client leaves room for the others. */
const mostOfRequest = 100;
/** A page sends its last events again when its shopper leaves, so that each comes twice within seconds. */
const mostKnownIds = 10_000;
/** Events of several pages are sent together. */
const gatherMs = 1_000;
const pauseAfterFailureMs = 5_000;
/** Two attempts, each of them bounded by `vendor-fetch.ts`. */
const batchTimeoutMs = 10_000;
const closeTimeoutMs = 2_000;
/** Vendors refuse older events. */
const oldestMs = 3 * 24 * 3_600_000;

/** The time of its arrival for an event whose own is impossible: the clocks of some shoppers are wrong. */
function possibleTime(atMs: number): number {
  const nowMs = Date.now();
  return atMs <= nowMs && atMs >= nowMs - oldestMs ? atMs : nowMs;
}

/** Sends batches and counts their events. Logs each new reason why one fails, once. */
function createSender({ vendor, reports, log }: ReportQueueOptions) {
  const counts = { sent: 0, failed: 0, dropped: 0 };
  let problem: string | undefined;
  return {
    counts,
    hasProblem: () => problem !== undefined,
    send: async (batch: readonly ReportedEvent[]): Promise<void> => {
      try {
        const sent = reports.send(batch);
        const taken = await withinTime(sent, { vendor, timeoutMs: batchTimeoutMs });
        counts.sent += taken;
        counts.failed += batch.length - taken;
        problem = undefined;
      } catch (error) {
        counts.failed += batch.length;
        const { message } = error as Error;
        if (message !== problem) log.warn({ problem: message }, 'events cannot be reported');
        problem = message;
      }
    },
  };
}

/** One batch is under way at a time. What fails is not sent again: `vendor-fetch.ts` has tried it twice. */
export function createReportQueue(options: ReportQueueOptions): ReportQueue {
  const { topics, mostAtOnce } = options.reports;
  const { counts, hasProblem, send } = createSender(options);
  const knownIds = new LRUCache<string, true>({ max: mostKnownIds });
  const closing = new AbortController();
  let waiting: ReportedEvent[] = [];
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const pauseMs = waiting.length < mostAtOnce ? gatherMs : 0;
      await pause(hasProblem() ? pauseAfterFailureMs : pauseMs, closing.signal);
      await send(waiting.splice(0, mostAtOnce));
    }
    sending = undefined;
  }
  function take(event: ReportedEvent): void {
    if (!topics.includes(event.topic) || knownIds.has(event.id)) return;
    knownIds.set(event.id, true);
    if (waiting.length >= mostWaiting || closing.signal.aborted) counts.dropped += 1;
    else waiting.push({ ...event, atMs: possibleTime(event.atMs) });
  }
  return {
    report: (events) => {
      events.slice(0, mostOfRequest).forEach(take);
      counts.dropped += Math.max(0, events.length - mostOfRequest);
      if (waiting.length > 0) sending ??= sendAll();
    },
    reportCounts: () => ({ ...counts }),
    close: async () => {
      closing.abort();
      const timeout = new AbortController();
      await Promise.race([sending, pause(closeTimeoutMs, timeout.signal)]);
      timeout.abort();
      counts.dropped += waiting.length;
      waiting = [];
    },
  };
}

/** Resolves early when the signal aborts. The process may end meanwhile. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { ref: false, signal }).catch(() => undefined);
