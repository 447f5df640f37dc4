/** An event in the collector's format. */
import type { WireListing, WireListingBody, WireProduct } from '../catalogue/listing-response';
import { readList, readRecord, readText } from '../lib/read-unknown';

export type DeviceClass = 'phone' | 'tablet' | 'desktop';

export type CollectedEvent = {
  /** Random; the collector stores one event of each id, however often it is sent. */
  readonly id: string;
  /**
   * Random; the same for all events of one tab, until the shopper withdraws the consent. It groups events and does not
   * identify the shopper.
   */
  readonly visitId: string;
  /** Random; another one after 30 minutes without an event. */
  readonly sessionId: string;
  /** Counts the events of a visit, from 1. */
  readonly sequence: number;
  readonly topic: string;
  /**
   * When it was published, or when the delivery's script came after it, in milliseconds since 1970 by the shopper's
   * clock.
   */
  readonly atMs: number;
  /** Version of the contracts that the payload fits. */
  readonly schemaVersion: 1;
  /** Key of the storefront brand. */
  readonly brand: string;
  readonly deviceClass: DeviceClass;
  readonly payload: unknown;
};

/** The payload to send. The listing API's whole response is too large, so its product ids replace it. */
export function collectedPayload(topic: string, payload: unknown): unknown {
  if (topic !== 'results-update') return payload;
  const { response, ...rest } = readRecord(payload);
  const listing = readRecord<WireListing>(readRecord<WireListingBody>(response).response);
  const productIds = readList(listing.product_list).flatMap(
    (product) => readText(readRecord<WireProduct>(product).product_id) ?? [],
  );
  return { ...rest, productIds };
}
