/** Starts the event delivery that the host page has configured; nothing else is loaded. */
import type { Store } from '@reduxjs/toolkit';
import type { EventBus } from '../../lib/event-bus';
import { readRecord, type UnknownRecord } from '../../lib/read-unknown';
import { loadPart } from '../../lib/load-part';
import type { ListingState } from '../../listing/shown-listing';
import type { Platform } from '../../platform/platform';
import type { Language } from '../../storefront/language';
import { pageGlobalsName } from '../../storefront/page-globals';

type DeliveryOptions = {
  readonly store: Pick<Store<ListingState>, 'getState' | 'subscribe'>;
  readonly bus: EventBus;
  readonly platform: Platform;
  readonly language: Language;
};

/** Resolves when the delivery has started; reports a chunk that cannot be loaded. */
export async function startEventDelivery(options: DeliveryOptions): Promise<void> {
  const { store, bus, platform } = options;
  const globals = readRecord((window as unknown as UnknownRecord)[pageGlobalsName]);
  if (!globals.dataLayer && !globals.collectorURL) return;
  // A shopper who is quick sees another listing before the chunk has come.
  const stateBefore = store.getState();
  try {
    const parts = await loadPart(
      () => import(/* webpackChunkName: "event-delivery" */ './delivery-parts'),
    );
    const { dataLayer, collectorURL } = parts.readDeliverySettings(globals);
    const consent = parts.createConsent(bus);
    if (dataLayer) parts.startDataLayerBridge({ ...options, consent, stateBefore });
    if (collectorURL) parts.startEventCollector({ collectorURL, bus, consent, platform });
  } catch (error) {
    platform.reportError(error, 'event delivery');
  }
}
