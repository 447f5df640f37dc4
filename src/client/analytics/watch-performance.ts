/** How fast the document is for the shopper: the web vitals, and the page's own feedback. A chunk of its own. */
import { nanoid } from '@reduxjs/toolkit';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { EventPayloads } from '../../events/event-payloads';
import { selectShownPages } from '../../listing/shown-listing-slice';
import { selectBrand } from '../../listing/storefront-state';
import type { RootState } from '../../store/root-state';
import type { Consent } from './consent';
import type { DeliveryOptions } from './delivery';

type Measured = EventPayloads['performance-update'];
type Measure = Pick<Measured, 'measure' | 'measureId' | 'value' | 'navigation'>;

type PerformanceOptions = Pick<DeliveryOptions, 'root' | 'store' | 'platform'>;

/**
 * Publishes each measure when the browser knows it, or when the shopper leaves. The browser keeps what happened before
 * the shopper agreed. Nothing is published after the page was unmounted.
 */
export function watchPerformance(
  { root, store, platform }: PerformanceOptions,
  consent: Pick<Consent, 'isGiven'>,
): void {
  const publish = (measure: Measure) => {
    if (platform.whileMounted?.signal.aborted || !consent.isGiven()) return;
    const event = measureEvent(store.getState(), measure);
    if (event) platform.publish('performance-update', event);
  };
  let navigation: Measure['navigation'] = 'navigate';
  const report = ({ name, id, value, navigationType }: Metric) => {
    // The library measures soft navigations only when it is told to, and first paint is not asked for.
    if (name === 'FCP' || navigationType === 'soft-navigation') return;
    navigation = navigationType;
    publish({ measure: name, measureId: id, value, navigation });
  };
  onTTFB(report);
  onLCP(report);
  onCLS(report);
  onINP(report);
  const measureId = nanoid();
  watchFeedback(
    root,
    (value) => publish({ measure: 'feedback', measureId, value, navigation }),
    platform.whileMounted,
  );
}

/** Undefined without a listing on screen. */
export function measureEvent(state: RootState, measure: Measure): Measured | undefined {
  const [shown] = selectShownPages(state);
  if (!shown?.updateId) return undefined;
  return {
    updateId: shown.updateId,
    brand: selectBrand(state).key,
    path: shown.args.url,
    ...measure,
  };
}

/** More presses than a shopper makes. */
const mostPresses = 1_000;
/** Browsers tell of no quicker ones. */
const shortestMs = 16;

/** Calls `report` with the median when the document is hidden, if there were presses since the last time. */
function watchFeedback(
  root: Element,
  report: (medianMs: number) => void,
  whileMounted: AddEventListenerOptions | undefined,
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) return;
  const durationsMs: number[] = [];
  let reported = 0;
  const take = (entries: readonly PerformanceEntry[]) => {
    const presses = (entries as readonly PerformanceEventTiming[]).filter(
      ({ name, target }) => name === 'click' && target !== null && root.contains(target),
    );
    const room = mostPresses - durationsMs.length;
    durationsMs.push(...presses.slice(0, room).map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: shortestMs, buffered: true });
  const leave = () => {
    take(observer.takeRecords());
    if (document.visibilityState !== 'hidden' || durationsMs.length === reported) return;
    reported = durationsMs.length;
    report(medianOf(durationsMs));
  };
  // Before the collector sends what waits, which listens to the same event after the capturing listeners.
  document.addEventListener('visibilitychange', leave, { ...whileMounted, capture: true });
  whileMounted?.signal?.addEventListener('abort', () => observer.disconnect());
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
