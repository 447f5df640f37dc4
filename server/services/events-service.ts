/** The collector of the page's events. */
import type { BrandKey } from '../../src/storefront/brand';

export type EventsRequest = {
  readonly method: string;
  /** The unparsed body: JSON, whatever its content type. */
  readonly body: string;
  /** Whether a page of another site, which no setting allows, sent it. */
  readonly isCrossSite: boolean;
  /** The header of this name; empty when there is none. */
  readonly userAgent: string;
};

/**
 * Why an event is not stored: its own fields are wrong, its topic is unknown, its payload does not fit the topic's
 * contract, it is too long or too deep; or the body is no list of events at all.
 */
export const eventRefusals = ['envelope', 'topic', 'payload', 'size', 'body'] as const;
export type EventRefusal = (typeof eventRefusals)[number];

/** What became of the events of one request. */
export type EventCounts = {
  readonly stored: number;
  /** One reason for each event. */
  readonly refusals: readonly EventRefusal[];
  /** Events that the tab has lost before it could send them. */
  readonly dropped: number;
};

export type EventsResponse = {
  readonly status: number;
  readonly message?: string;
  /** Counted in the server's metrics; absent when the same events will be sent again. */
  readonly counts?: EventCounts;
};

export type EventsService = {
  readonly path: string;
  /** Whether it takes the events of a brand; absent where it takes those of all. */
  readonly takesBrand?: (brand: BrandKey) => boolean;
  readonly largestBodyBytes: number;
  /** Stores or reports the events of one request; never rejects. */
  readonly respond: (request: EventsRequest) => Promise<EventsResponse>;
};
