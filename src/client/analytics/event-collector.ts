/** Sends the page's events to a collector of the host's own, for shoppers who agreed. */
import { createCollectorQueue } from '../../events/collector-queue';
import { topics } from '../../events/event-payloads';
import type { EventBus } from '../../lib/event-bus';
import type { Platform } from '../../platform/platform';
import type { Consent } from './consent';

type CollectorOptions = {
  readonly collectorURL: string;
  readonly events: EventBus;
  readonly consent: Consent;
  readonly platform: Pick<Platform, 'fetch' | 'sessionStorage'>;
};

export function startEventCollector(options: CollectorOptions): void {
  const { collectorURL, events, consent, platform } = options;
  const queue = createCollectorQueue({
    sessionStorage: platform.sessionStorage,
    createId: createRandomId,
    isAllowed: consent.isGiven,
    send: async (body) => {
      const headers = { 'content-type': 'application/json' };
      // Without cookies, which a beacon would send: the collector knows the visit and not the shopper.
      const call = { method: 'POST', headers, body, credentials: 'omit', keepalive: true } as const;
      return isSettled((await platform.fetch(collectorURL, call)).status);
    },
  });
  for (const topic of topics) events.subscribe(topic, (payload) => queue.add(topic, payload));
  consent.onChange((isGiven) => {
    if (!isGiven) queue.clear();
  });
  // Not `unload`: its listeners keep the page out of the back/forward cache.
  window.addEventListener('pagehide', queue.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) queue.restore();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.leave();
  });
}

/** Whether to drop the events: a collector that refuses them would refuse them again, unless the error is transient. */
const isSettled = (status: number) => status < 500 && status !== 408 && status !== 429;

/** `crypto.randomUUID` exists on secure pages only. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
