/** Starts what the host page asked for; what it did not ask for is never loaded. */
import type { Store } from '@reduxjs/toolkit';
import { readDeliverySettings } from '../events/delivery-settings';
import type { EventBus } from '../lib/event-bus';
import type { ListingState } from '../listing/shown-listing';
import type { Platform } from '../platform/platform';
import { pageGlobalsName } from '../storefront/page-globals';

type DeliveryOptions = {
  readonly store: Pick<Store<ListingState>, 'getState' | 'subscribe'>;
  readonly bus: EventBus;
  readonly platform: Platform;
};

/** Resolves when all that was asked for has begun; a part that cannot be loaded is reported. */
export async function startEventDelivery(options: DeliveryOptions): Promise<void> {
  const globals = (window as unknown as Record<string, unknown>)[pageGlobalsName];
  const { dataLayer, collectorURL } = readDeliverySettings(globals);
  if (!dataLayer && collectorURL === undefined) return;
  const { bus, store, platform } = options;
  try {
    const { startDataLayerBridge, startEventCollector, createConsent } =
      await import('./delivery-parts');
    const consent = createConsent(bus);
    if (dataLayer) startDataLayerBridge({ store, bus, consent });
    if (collectorURL !== undefined) startEventCollector({ collectorURL, bus, consent, platform });
  } catch (error) {
    platform.reportError(error, 'event delivery');
  }
}
