/** Passes collected events on to the search service that the listings come from. */
import {
  reportedTopics,
  type ListingService,
  type ReportedEvent,
} from '../../server/services/listing-service';
import { parseJson } from '../../src/lib/parse-json';
import { readRecord, readText } from '../../src/lib/read-unknown';
import type { ReceivedEvent } from './event-store';
import type { EventCollector } from './respond-to-events-request';

/** A listing service that may learn from events. */
export type Reporting = Pick<ListingService, 'report' | 'reportsBrand'>;

const isReported = (topic: string): topic is ReportedEvent['topic'] =>
  (reportedTopics as readonly string[]).includes(topic);

/** Events that no service learns from are left out, and those of bots. */
function readReportedEvent({ topic, payload: json, isBot, ...event }: ReceivedEvent) {
  const payload = parseJson(json);
  const brand = readText(readRecord(payload).brand);
  const isOfBrand = brand !== undefined && (event.brand ?? brand) === brand;
  return isReported(topic) && isOfBrand && !isBot
    ? [{ ...event, topic, brand, payload } as ReportedEvent]
    : [];
}

/** A consumer of collected events; undefined where the service learns from none. */
export const reportTo = ({ report }: Reporting): EventCollector['onEvents'] =>
  report && ((events) => report(events.flatMap(readReportedEvent)));
