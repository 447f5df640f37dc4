/** The types of `window.plpEvents`, for scripts of host pages (docs/product.md, 15.1). */
import type { EventPayloads, Topic } from './event-payloads';

type Options = { readonly replay?: boolean };

export type PageEvents = {
  /** Calls the listener with each event of the topic; returns a function that ends this. */
  readonly subscribe: <Name extends Topic>(
    topic: Name,
    listener: (payload: EventPayloads[Name]) => void,
    options?: Options,
  ) => () => void;
  /** For a header of the host's own: a search; and for its consent tool, the shopper's answer. */
  readonly publish: {
    (topic: 'search', payload: EventPayloads['search']): void;
    (topic: 'plp/consent', isGiven: boolean): void;
  };
};

declare global {
  interface Window {
    /** Absent until the page's script has run; until then it may be a list of calls. */
    readonly plpEvents?: PageEvents;
  }
}
