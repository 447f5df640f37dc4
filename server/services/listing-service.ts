/** The listings of an API that stands behind the pages. */
import type { EventPayloads } from '../../src/events/event-payloads';

/** What the ranking of a search service can learn from. */
export const reportedTopics = [
  'listing-view',
  'product-view',
  'product-click',
  'product-save',
] as const;
type ReportedTopic = (typeof reportedTopics)[number];

/** An event of a shopper who consented. */
export type ReportedEvent = {
  readonly [Topic in ReportedTopic]: {
    /** Random; a repeated event has it again. */
    readonly id: string;
    /** Random; the same for all events of one tab. It does not identify the shopper. */
    readonly visitId: string;
    readonly sessionId?: string;
    /** Key of the storefront brand. */
    readonly brand: string;
    /** Milliseconds since 1970, by the shopper's clock. */
    readonly atMs: number;
    readonly topic: Topic;
    /** Its `resultId` is the `meta.result_id` of the response that listed the product. */
    readonly payload: EventPayloads[Topic];
  };
}[ReportedTopic];

/** Events since the start: those that the service took, those that it did not take, and those that it never got. */
export type ReportCounts = Readonly<Record<'sent' | 'failed' | 'dropped', number>>;

export type ListingService = {
  /**
   * `url` is the path and query after the API's base and may contain anything. Rejects with an error of `statusCode`
   * 503 while the service is unavailable.
   */
  readonly respond: (request: {
    readonly url: string;
    readonly brand: string;
  }) => Promise<{ readonly status: 200 | 404; readonly body: object }>;
  /** For operators: why it should get no requests now; undefined while it works. */
  readonly problem: () => string | undefined;
  /** Resolves with the number of products once there are some; rejects if there never will be. */
  readonly opened: Promise<number>;
  /**
   * Takes what shoppers saw, clicked and saved. Returns at once and never throws: a shopper's request waits for it.
   * Absent where nothing learns from them.
   */
  readonly report?: (events: readonly ReportedEvent[]) => void;
  /** Whether the events of a brand are reported; absent where those of all brands are. */
  readonly reportsBrand?: (brand: string) => boolean;
  /** For operators. */
  readonly reportCounts?: () => ReportCounts;
  /** Reports what waits, for a short time at most. */
  readonly close?: () => Promise<void>;
};
