/** Passes collected events on to the search service that the listings come from. */
import {
  reportedTopics,
  type ListingService,
  type ReportedEvent,
} from '../../server/services/listing-service';
import { parseJson } from '../../src/lib/parse-json';
import { readRecord, readText } from '../../src/lib/read-unknown';
import type { ReceivedEvent } from './collected-events';
import type { EventCollector } from './respond-to-events-request';

const isReported = (topic: string): topic is ReportedEvent['topic'] =>
  (reportedTopics as readonly string[]).includes(topic);

/** Events that no service learns from are left out. */
function readReportedEvent({ topic, payload: json, ...event }: ReceivedEvent) {
  const payload = parseJson(json);
  const brand = readText(readRecord(payload).brand);
  return isReported(topic) && brand !== undefined
    ? [{ ...event, topic, brand, payload } as ReportedEvent]
    : [];
}

/**
 * The collector that also passes its events on to `report`, once they are stored: until then a page sends them again.
 * Without a collector nothing is stored. Undefined with neither.
 */
export function withReports(
  collector: EventCollector | undefined,
  report: ListingService['report'],
): EventCollector | undefined {
  if (report === undefined) return collector;
  return {
    ...(collector ?? { nowMs: Date.now, onError: () => undefined }),
    store: {
      append: async (events, nowMs) => {
        await collector?.store.append(events, nowMs);
        report(events.flatMap(readReportedEvent));
      },
    },
  };
}
