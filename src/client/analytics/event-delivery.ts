/** Loads the recorder of what is seen and clicked, with the event delivery that the host page has configured. */
import { loadPart } from '../../lib/load-part';
import { readRecord, type UnknownRecord } from '../../lib/read-unknown';
import type { Platform } from '../../platform/platform';
import { pageGlobalsName } from '../../storefront/page-globals';
import { whenIdle } from '../when-idle';
import type { DeliveryOptions, PublishedEvent } from './delivery';

export type EventDelivery = {
  /** Publishes an event, and delivers it, if only when the chunk has come. */
  readonly publish: Platform['publish'];
  /** Resolves when all has started; reports a chunk that cannot be loaded. */
  readonly start: (options: DeliveryOptions) => Promise<void>;
};

export function createEventDelivery(publish: Platform['publish']): EventDelivery {
  const early: PublishedEvent[] = [];
  let deliver = (event: PublishedEvent): void => void early.push(event);
  return {
    publish(topic, payload) {
      publish(topic, payload);
      deliver([topic, payload]);
    },
    async start(options) {
      const globals = readRecord((window as unknown as UnknownRecord)[pageGlobalsName]);
      // A shopper who is quick sees other listings before the chunk has come.
      const stateBefore = options.store.getState();
      if (!globals.dataLayer && !globals.collectorURL) await whenIdle();
      try {
        const { startDelivery } = await loadPart(
          () => import(/* webpackChunkName: "event-delivery" */ './start-delivery'),
        );
        if (options.platform.whileMounted?.signal.aborted) return;
        deliver = await startDelivery({ ...options, globals, stateBefore, early });
      } catch (error) {
        deliver = () => undefined;
        options.platform.reportError(error, 'event delivery');
      }
    },
  };
}
