/**
 * `window.plpEvents` (docs/product.md, 15.1). The script that loads first creates it, and it is never replaced:
 * - an object with `publish` and `subscribe` is a bus of the host's own and is used as it is;
 * - a list holds calls from before there was a bus, `plpEvents.push(['subscribe', topic, listener, { replay: true }])`.
 *   It becomes the bus: the calls run in their order, and `push` runs each further one at once.
 */
import { createEventBus, type EventBus } from '../lib/event-bus';
import { isRecord } from '../lib/read-unknown';
import type { Platform, WhileMounted } from '../platform/platform';

export const eventBusName = 'plpEvents';

type Host = { [eventBusName]?: unknown };

const dispatchOnDocument = (topic: string, detail: unknown) =>
  void document.dispatchEvent(new CustomEvent(`plp:${topic}`, { detail }));

const isBus = (value: unknown): value is EventBus =>
  isRecord(value) && typeof value.publish === 'function' && typeof value.subscribe === 'function';

/**
 * The page's bus, and its function to publish, which also dispatches each event on the document as `plp:{topic}`.
 * Anything else at `window.plpEvents` stays there unused, and is reported.
 */
export function openEventBus(reportError: Platform['reportError']): {
  readonly bus: EventBus;
  readonly publish: Platform['publish'];
} {
  const host = window as unknown as Host;
  const present = host[eventBusName];
  const report = (error: unknown, topic: string) => reportError(error, `listener of ${topic}`);
  if (isBus(present)) return { bus: present, publish: publishOn(present, report) };
  const bus = createEventBus({ onError: report, onEvent: dispatchOnDocument });
  if (Array.isArray(present)) becomeBus(present as unknown[], bus, report);
  else if (present === undefined) host[eventBusName] = bus;
  else reportError(new TypeError(`window.${eventBusName} is no event bus`), eventBusName);
  return { bus, publish: bus.publish };
}

/** A host's bus notifies only its own subscribers, so each event is also dispatched on the document. */
function publishOn(bus: EventBus, onError: (error: unknown, topic: string) => void) {
  return (topic: string, payload: unknown) => {
    for (const send of [bus.publish.bind(bus), dispatchOnDocument]) {
      try {
        send(topic, payload);
      } catch (error) {
        onError(error, topic);
      }
    }
  };
}

function becomeBus(
  list: unknown[],
  bus: EventBus,
  onError: (error: unknown, topic: string) => void,
) {
  const call = (entry: unknown) => {
    const [method, ...args] = (Array.isArray(entry) ? entry : []) as unknown[];
    const [topic, second, options] = args as [string, never, object | undefined];
    if (method === 'publish') bus.publish(topic, second);
    else if (method === 'subscribe' && typeof second === 'function') {
      bus.subscribe(topic, second, options);
    } else onError(new TypeError('neither a subscribe nor a publish call'), eventBusName);
  };
  const calls = list.splice(0);
  const push = (...entries: readonly unknown[]) => {
    entries.forEach(call);
    return 0;
  };
  Object.assign(list, bus, { push });
  calls.forEach(call);
}

/** The bus with subscriptions that end when the page is unmounted. */
export const busWhileMounted = (bus: EventBus, { signal }: WhileMounted): EventBus => ({
  publish: (topic, payload) => bus.publish(topic, payload),
  subscribe: (...subscription) => {
    const end = bus.subscribe(...subscription);
    // A bus of the host's own may return anything.
    if (typeof end !== 'function') return () => undefined;
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
    return end;
  },
});
