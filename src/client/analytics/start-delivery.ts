/** The chunk of the recorder, the data layer and the collector. */
import { readDeliverySettings } from '../../events/delivery-settings';
import { topics, type EventPayloads, type Topic } from '../../events/event-payloads';
import { loadPart } from '../../lib/load-part';
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
  readonly early: PublishedEvent[];
};

/** A document that the browser renders ahead of a visit is not on screen yet. */
const untilShown = () =>
  new Promise<unknown>((resolve) => {
    const { prerendering } = document as { readonly prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });

/** Starts all that is configured. The function that it resolves with takes each later event of the page. */
export async function startDelivery({ globals, early, ...options }: StartOptions) {
  await untilShown();
  const { bus, platform } = options;
  const consent = createConsent(bus);
  const take = takeEvents(startReceivers(options, globals, consent), consent, platform);
  const deliver = ([name, payload]: PublishedEvent): void => {
    const topic = topics.find((known) => known === name);
    // The header around the page publishes searches on the bus.
    if (topic && topic !== 'search') take(topic, payload);
  };
  for (const event of early.splice(0)) deliver(event);
  bus.subscribe('search', (payload) => take('search', payload), { replay: true });
  publishEarlierSearches(platform);
  return deliver;
}

/** Returns a function that gives the receivers each event that the shopper has agreed to. */
function takeEvents(
  receivers: readonly Deliver[],
  consent: Consent,
  { reportError }: StartOptions['platform'],
): Deliver {
  /** Those of the pages on screen, which what happens in them refers to: sent also when the shopper agrees later. */
  let views: readonly unknown[] = [];
  let sentViews = 0;

  function send(topic: Topic, payload: unknown): void {
    for (const receive of receivers) {
      try {
        receive(topic, payload);
      } catch (error) {
        reportError(error, `delivery of ${topic}`);
      }
    }
  }
  function sendViews(): void {
    // A visit ends with the consent, and the next one has the views too.
    if (!consent.isGiven()) sentViews = 0;
    else for (; sentViews < views.length; sentViews += 1) send('listing-view', views[sentViews]);
  }
  consent.onChange(sendViews);
  return (topic, payload) => {
    // What a developer replays has no shopper.
    if (isReplaying()) return;
    if (topic === 'listing-view') {
      const { change } = payload as EventPayloads['listing-view'];
      const isAdded = change?.kind === 'load_more';
      sentViews = isAdded ? sentViews : 0;
      views = [...(isAdded ? views : []), payload];
    }
    sendViews();
    if (topic !== 'listing-view' && consent.isGiven()) send(topic, payload);
  };
}

function startReceivers(
  options: Omit<StartOptions, 'globals' | 'early'>,
  globals: UnknownRecord,
  consent: Consent,
): readonly Deliver[] {
  const { platform, store } = options;
  const { dataLayer, collectorURL, measurePerformance } = readDeliverySettings(globals);
  // Before the collector, which sends what the recorder publishes while the shopper leaves.
  startRecorder(options);
  const receivers: Deliver[] = [];
  if (dataLayer) receivers.push(startDataLayerBridge(options));
  if (collectorURL) receivers.push(startEventCollector({ collectorURL, consent, platform, store }));
  if (measurePerformance && receivers.length > 0) measureWithConsent(options, consent);
  return receivers;
}

/** Nothing is measured before a shopper agrees. */
function measureWithConsent(options: DeliveryOptions, consent: Consent): void {
  const { reportError } = options.platform;
  let isMeasuring = false;
  const start = () => {
    if (isMeasuring || !consent.isGiven()) return;
    isMeasuring = true;
    loadPart(() => import(/* webpackChunkName: "performance" */ './watch-performance'))
      .then(({ watchPerformance }) => watchPerformance(options, consent))
      .catch((error: unknown) => reportError(error, 'performance'));
  };
  start();
  consent.onChange(start);
}
