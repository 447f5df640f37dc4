/** An event as the collector gets it. */
import { readList, readRecord, readText } from '../lib/read-unknown';

export type CollectedEvent = {
  /** Random; the collector keeps one event of each id, however often it is sent. */
  readonly id: string;
  /** Random; the same for all events of one tab. Says which events belong together and nothing about whose they are. */
  readonly visitId: string;
  readonly topic: string;
  /** When it was published, in milliseconds since 1970 by the shopper's clock. */
  readonly atMs: number;
  readonly payload: unknown;
};

/** The whole answer of the listing API is too much to send: the ids of its products stand for it. */
export function collectedPayload(topic: string, payload: unknown): unknown {
  if (topic !== 'results-update') return payload;
  const { response, ...rest } = readRecord(payload);
  const products = readList(readRecord(readRecord(response).response).product_list);
  const productIds = products.flatMap((product) => readText(readRecord(product).product_id) ?? []);
  return { ...rest, productIds };
}
