/** The chunk of the recorder, the data layer and the collector. */
import { readDeliverySettings } from '../../events/delivery-settings';
import { topics, type Topic } from '../../events/event-payloads';
import type { UnknownRecord } from '../../lib/read-unknown';
import type { RootState } from '../../store/root-state';
import { isReplaying } from '../replay-mode';
import { createConsent, type Consent } from './consent';
import { startDataLayerBridge } from './data-layer-bridge';
import { startEventCollector } from './event-collector';
import { publishEarlierSearches } from '../../events/earlier-searches';
import type { Deliver, DeliveryOptions, PublishedEvent } from './delivery';
import { startRecorder } from './recorder';

type StartOptions = DeliveryOptions & {
  /** The page globals, which the host may have written in any way. */
  readonly globals: UnknownRecord;
  /** The state before this chunk was loaded. */
  readonly stateBefore: RootState;
  /** The page's events from before this chunk was loaded. */
  readonly early: readonly PublishedEvent[];
};

/** Starts all that is configured. The function that it returns takes each later event of the page. */
export function startDelivery({ globals, early, ...options }: StartOptions) {
  const { bus, platform } = options;
  const consent = createConsent(bus);
  const receivers = startReceivers(options, globals, consent);
  /** The listing on screen, which what happens in it refers to: sent also when the shopper agrees later. */
  let view: unknown;
  let isViewSent = true;

  function send(topic: Topic, payload: unknown): void {
    for (const receive of receivers) {
      try {
        receive(topic, payload);
      } catch (error) {
        platform.reportError(error, `delivery of ${topic}`);
      }
    }
  }
  function sendView(): void {
    if (isViewSent || !consent.isGiven()) return;
    isViewSent = true;
    send('listing-view', view);
  }
  function deliver([name, payload]: PublishedEvent): void {
    const topic = topics.find((known) => known === name);
    // What a developer replays has no shopper.
    if (topic === undefined || isReplaying()) return;
    if (topic === 'listing-view') {
      view = payload;
      isViewSent = false;
    }
    sendView();
    if (topic !== 'listing-view' && consent.isGiven()) send(topic, payload);
  }

  early.forEach(deliver);
  consent.onChange((isGiven) => {
    // A visit ends with the consent, and the next one has the view too.
    if (!isGiven) isViewSent = view === undefined;
    sendView();
  });
  // The header around the page publishes these.
  bus.subscribe('search', (payload) => deliver(['search', payload]), { replay: true });
  publishEarlierSearches(bus, platform);
  return deliver;
}

function startReceivers(
  options: Omit<StartOptions, 'globals' | 'early'>,
  globals: UnknownRecord,
  consent: Consent,
): readonly Deliver[] {
  const { platform, store } = options;
  const { dataLayer, collectorURL } = readDeliverySettings(globals);
  // Before the collector, which sends what the recorder publishes while the shopper leaves.
  startRecorder(options);
  const receivers: Deliver[] = [];
  if (dataLayer) receivers.push(startDataLayerBridge(options));
  if (collectorURL) receivers.push(startEventCollector({ collectorURL, consent, platform, store }));
  return receivers;
}
