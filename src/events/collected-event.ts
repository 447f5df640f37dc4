/** An event in the collector's format. */
import type { WireListing, WireListingBody, WireProduct } from '../catalogue/listing-response';
import { readList, readRecord, readText } from '../lib/read-unknown';

export type CollectedEvent = {
  /** Random; the collector stores one event of each id, however often it is sent. */
  readonly id: string;
  /** Random; the same for all events of one tab. It groups events and does not identify the shopper. */
  readonly visitId: string;
  readonly topic: string;
  /**
   * When it was published, or when the delivery's script came after it, in milliseconds since 1970 by the shopper's
   * clock.
   */
  readonly atMs: number;
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
