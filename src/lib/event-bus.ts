/** A publish/subscribe bus that can replay the latest event of each topic (docs/product.md, 15.1). */

export type Listener = (payload: unknown) => void;

export type EventBus = {
  /** Calls every listener of the topic, in the order of subscribing. Events follow each other and are never nested. */
  readonly publish: (topic: string, payload?: unknown) => void;
  /**
   * Returns a function that ends the subscription. `replay` calls the listener at once with the topic's latest event,
   * if any. A function that is subscribed twice is called twice.
   */
  readonly subscribe: (
    topic: string,
    listener: Listener,
    options?: { readonly replay?: boolean },
  ) => () => void;
};

export type EventBusOptions = {
  /** Called with the error of a listener that threw; the other listeners are still called. */
  readonly onError: (error: unknown, topic: string) => void;
  /** Called with every event after its listeners. */
  readonly onEvent?: (topic: string, payload: unknown) => void;
};

type Subscription = { readonly listener: Listener };

export function createEventBus({ onError, onEvent }: EventBusOptions): EventBus {
  const subscriptions = new Map<string, Set<Subscription>>();
  const latest = new Map<string, unknown>();
  const waiting: (readonly [topic: string, payload: unknown])[] = [];
  let isNotifying = false;

  function attempt(topic: string, action: () => void) {
    try {
      action();
    } catch (error) {
      onError(error, topic);
    }
  }

  function notify(topic: string, payload: unknown) {
    latest.set(topic, payload);
    const present = subscriptions.get(topic);
    // A listener that subscribes during an event gets the next one; a listener that unsubscribes gets no more.
    for (const subscription of [...(present ?? [])]) {
      if (present?.has(subscription)) attempt(topic, () => subscription.listener(payload));
    }
    attempt(topic, () => onEvent?.(topic, payload));
  }

  return {
    publish(topic, payload) {
      waiting.push([topic, payload]);
      if (isNotifying) return;
      isNotifying = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) notify(...next);
      isNotifying = false;
    },
    subscribe(topic, listener, options) {
      const subscription = { listener };
      const present = subscriptions.get(topic) ?? new Set();
      subscriptions.set(topic, present.add(subscription));
      if (options?.replay && latest.has(topic)) attempt(topic, () => listener(latest.get(topic)));
      return () => void present.delete(subscription);
    },
  };
}
