/** Starts the event delivery that the host page has configured; nothing else is loaded. */
import type { Store } from '@reduxjs/toolkit';
import type { Environment } from '../../environment/environment';
import { topics } from '../../events/event-payloads';
import { createEventBus, type EventBus } from '../../lib/event-bus';
import { readRecord, type UnknownRecord } from '../../lib/read-unknown';
import { loadPart } from '../../lib/load-part';
import type { Platform } from '../../platform/platform';
import { pageGlobalsName } from '../../storefront/page-globals';
import type { RootState } from '../../store/root-state';

type DeliveryOptions = {
  readonly store: Pick<Store<RootState>, 'getState' | 'subscribe'>;
  readonly bus: EventBus;
  readonly platform: Platform;
  readonly environment: Environment;
};

/** Resolves when the delivery has started; reports a chunk that cannot be loaded. */
export async function startEventDelivery(options: DeliveryOptions): Promise<void> {
  const { store, bus, platform } = options;
  const globals = readRecord((window as unknown as UnknownRecord)[pageGlobalsName]);
  if (!globals.dataLayer && !globals.collectorURL) return;
  const report = (error: unknown) => platform.reportError(error, 'event delivery');
  // A shopper who is quick sees other listings before the chunk has come.
  const stateBefore = store.getState();
  const { events, release } = holdEvents(bus, report);
  try {
    const parts = await loadPart(
      () => import(/* webpackChunkName: "event-delivery" */ './delivery-parts'),
    );
    const { dataLayer, collectorURL } = parts.readDeliverySettings(globals);
    const consent = parts.createConsent(bus);
    if (dataLayer) parts.startDataLayerBridge({ ...options, events, consent, stateBefore });
    if (collectorURL) parts.startEventCollector({ collectorURL, events, consent, platform });
  } catch (error) {
    report(error);
  }
  release();
}

/** A bus that has the page's events from `release` on, those from before it first. */
function holdEvents(bus: EventBus, onError: (error: unknown) => void) {
  const events = createEventBus({ onError });
  const early: [topic: string, payload: unknown][] = [];
  let publish: EventBus['publish'] = (topic, payload) => void early.push([topic, payload]);
  for (const topic of topics)
    bus.subscribe(topic, (payload) => publish(topic, payload), { replay: true });
  return {
    events,
    release: () => {
      ({ publish } = events);
      for (const event of early.splice(0)) publish(...event);
    },
  };
}
