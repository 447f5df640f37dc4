/** Tells which events no person caused. They are stored with a mark, as an analyst may see it otherwise. */
import { isbot } from 'isbot';
import type { ReadEvent } from './read-batch';

/** What follows says nothing more, and costs time. */
const longestUserAgent = 1_000;
/** Within the seconds; a person filters, turns pages and opens products more slowly. */
const mostByPerson = 10;
const withinMs = 5_000;
const quickTopics: readonly (readonly string[])[] = [
  ['product-click', 'content-click'],
  ['listing-view'],
];

/** Every browser names itself. */
const isBotByName = (userAgent: string): boolean =>
  userAgent === '' || isbot(userAgent.slice(0, longestUserAgent));

/**
 * Marks all events of a known bot, and those of each visit that has more than ten clicks, or more than ten listings,
 * within five seconds.
 */
export function markBots<Event extends ReadEvent>(
  events: readonly Event[],
  userAgent: string,
): readonly (Event & { readonly isBot: boolean })[] {
  if (isBotByName(userAgent)) return events.map((event) => ({ ...event, isBot: true }));
  const quick = new Set(quickTopics.flatMap((topics) => quickVisits(events, topics)));
  return events.map((event) => ({ ...event, isBot: quick.has(event.visitId) }));
}

function quickVisits(events: readonly ReadEvent[], topics: readonly string[]): readonly string[] {
  const counted = events.filter(({ topic }) => topics.includes(topic));
  if (counted.length <= mostByPerson) return [];
  const times = new Map<string, number[]>();
  for (const { visitId, atMs } of counted)
    times.set(visitId, [...(times.get(visitId) ?? []), atMs]);
  return [...times].flatMap(([visitId, ofVisit]) => (isQuick(ofVisit) ? [visitId] : []));
}

function isQuick(timesMs: readonly number[]): boolean {
  const sorted = timesMs.toSorted((one, other) => one - other);
  return sorted.some((timeMs, index) => {
    const later = sorted[index + mostByPerson];
    return later !== undefined && later - timeMs <= withinMs;
  });
}
