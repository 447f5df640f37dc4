/** A publish/subscribe bus whose latest event of each topic can be heard late (docs/product.md, 15.1). */

export type Listener = (payload: unknown) => void;

export type EventBus = {
  /** Tells every listener of the topic, in the order of subscribing. Events are told one after the other, never nested. */
  readonly publish: (topic: string, payload?: unknown) => void;
  /**
   * Gives what ends the subscription. `replay` calls the listener at once with the topic's latest event, if there was one.
   * The same function may be subscribed twice; each subscription then hears for itself.
   */
  readonly subscribe: (
    topic: string,
    listener: Listener,
    options?: { readonly replay?: boolean },
  ) => () => void;
};

export type EventBusOptions = {
  /** Hears of a listener that threw; the other listeners are told all the same. */
  readonly onError: (error: unknown, topic: string) => void;
  /** Told of every event after its listeners. */
  readonly onEvent?: (topic: string, payload: unknown) => void;
};

type Subscription = { readonly listener: Listener };

export function createEventBus({ onError, onEvent }: EventBusOptions): EventBus {
  const subscriptions = new Map<string, Set<Subscription>>();
  const latest = new Map<string, unknown>();
  const waiting: (readonly [topic: string, payload: unknown])[] = [];
  let isTelling = false;

  function attempt(topic: string, action: () => void) {
    try {
      action();
    } catch (error) {
      onError(error, topic);
    }
  }

  function tell(topic: string, payload: unknown) {
    latest.set(topic, payload);
    const present = subscriptions.get(topic);
    // Who subscribes while an event is told hears the next one; who unsubscribes hears no more.
    for (const subscription of [...(present ?? [])]) {
      if (present?.has(subscription)) attempt(topic, () => subscription.listener(payload));
    }
    attempt(topic, () => onEvent?.(topic, payload));
  }

  return {
    publish(topic, payload) {
      waiting.push([topic, payload]);
      if (isTelling) return;
      isTelling = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) tell(...next);
      isTelling = false;
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
