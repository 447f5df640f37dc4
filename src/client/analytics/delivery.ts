/** What the parts of the delivery of events have in common. */
import type { Store } from '@reduxjs/toolkit';
import type { Environment } from '../../environment/environment';
import type { Topic } from '../../events/event-payloads';
import type { EventBus } from '../../lib/event-bus';
import type { Platform } from '../../platform/platform';
import type { RootState } from '../../store/root-state';

export type DeliveryOptions = {
  /** The page's element. */
  readonly root: Element;
  readonly store: Pick<Store<RootState>, 'getState'>;
  readonly bus: EventBus;
  readonly platform: Platform;
  readonly environment: Environment;
};

/** An event of the page. */
export type PublishedEvent = readonly [topic: string, payload: unknown];

/** Takes an event of a known topic. */
export type Deliver = (topic: Topic, payload: unknown) => void;
