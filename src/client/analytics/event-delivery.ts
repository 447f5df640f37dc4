/** Starts what the host page asked for; what it did not ask for is never loaded. */
import type { Store } from '@reduxjs/toolkit';
import type { EventBus } from '../../lib/event-bus';
import { readRecord, type UnknownRecord } from '../../lib/read-unknown';
import { loadPart } from '../../lib/load-part';
import type { ListingState } from '../../listing/shown-listing';
import type { Platform } from '../../platform/platform';
import { pageGlobalsName } from '../../storefront/page-globals';

type DeliveryOptions = {
  readonly store: Pick<Store<ListingState>, 'getState' | 'subscribe'>;
  readonly bus: EventBus;
  readonly platform: Platform;
};

/** Resolves when all that was asked for has begun; a part that cannot be loaded is reported. */
export async function startEventDelivery({ store, bus, platform }: DeliveryOptions): Promise<void> {
  const globals = readRecord((window as unknown as UnknownRecord)[pageGlobalsName]);
  if (!globals.dataLayer && !globals.collectorURL) return;
  try {
    const parts = await loadPart(
      () => import(/* webpackChunkName: "event-delivery" */ './delivery-parts'),
    );
    const { dataLayer, collectorURL } = parts.readDeliverySettings(globals);
    const consent = parts.createConsent(bus);
    if (dataLayer) parts.startDataLayerBridge({ store, bus, consent });
    if (collectorURL) parts.startEventCollector({ collectorURL, bus, consent, platform });
  } catch (error) {
    platform.reportError(error, 'event delivery');
  }
}
