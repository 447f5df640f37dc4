/** The collector of the page's events. */
import type { BrandKey } from '../../src/storefront/brand';

export type EventsRequest = {
  readonly method: string;
  /** The unparsed body: JSON, whatever its content type. */
  readonly body: string;
  /** Whether a page of another site, which no setting allows, sent it. */
  readonly isCrossSite: boolean;
};

export type EventsResponse = { readonly status: number; readonly message?: string };

export type EventsService = {
  readonly path: string;
  /** Whether it takes the events of a brand; absent where it takes those of all. */
  readonly takesBrand?: (brand: BrandKey) => boolean;
  readonly largestBodyBytes: number;
  /** Stores or reports the events of one request; never rejects. */
  readonly respond: (request: EventsRequest) => Promise<EventsResponse>;
};
