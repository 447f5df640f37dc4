/** Sends the page's events to a collector of the host's own, for shoppers who agreed. */
import { createCollectorQueue } from '../../events/collector-queue';
import { topics } from '../../events/event-payloads';
import type { EventBus } from '../../lib/event-bus';
import type { Platform } from '../../platform/platform';
import type { Consent } from './consent';

type CollectorOptions = {
  readonly collectorURL: string;
  readonly bus: EventBus;
  readonly consent: Consent;
  readonly platform: Pick<Platform, 'fetch' | 'sessionStorage'>;
};

export function startEventCollector(options: CollectorOptions): void {
  const { collectorURL, bus, consent, platform } = options;
  const queue = createCollectorQueue({
    sessionStorage: platform.sessionStorage,
    createId: () => createRandomId(),
    isAllowed: consent.isGiven,
    send: async (body) => {
      const headers = { 'content-type': 'application/json' };
      // No cookie: the collector is to know the visit, not the shopper.
      const call = { method: 'POST', headers, body, credentials: 'omit', keepalive: true } as const;
      return isAnswered((await platform.fetch(collectorURL, call)).status);
    },
    sendLeaving: (body) => {
      navigator.sendBeacon(collectorURL, new Blob([body], { type: 'application/json' }));
    },
  });
  for (const topic of topics) {
    // What was told while this was being loaded is not lost.
    bus.subscribe(topic, (payload) => queue.add(topic, payload), { replay: true });
  }
  consent.onChange((isGiven) => {
    if (!isGiven) queue.forget();
  });
  // Not "unload": with a listener for that the browser would not keep the page for the way back.
  window.addEventListener('pagehide', queue.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) queue.comeBack();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.leave();
  });
}

/** A collector that refuses events would refuse them again. */
const isAnswered = (status: number) => status < 500 && status !== 408 && status !== 429;

/** `crypto.randomUUID` is only there on secure pages. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
