/** Turns a recording into a session without personal data. */
import { LOCATION_CHANGE } from 'redux-first-history';
import { emptyTrail, extendTrail, type HistoryTrail } from '../../events/history-trail';
import {
  isMove,
  sessionUrl,
  sessionVersion,
  storedAction,
  type Session,
  type SessionEntry,
  type SessionPage,
} from '../../events/session';
import { isRecord, readCount, readRecord } from '../../lib/read-unknown';
import type { LocationChange } from '../../listing/listing-location';
import type { RecordedStep, Recording } from './session-recorder';

const isLocationChange = (action: unknown): action is LocationChange =>
  readRecord(action).type === LOCATION_CHANGE;

/** The trail after a step; the same object when the step opens no listing. */
function extend(trail: HistoryTrail, { action, isDocument }: RecordedStep): HistoryTrail {
  if (!isLocationChange(action)) return trail;
  const { location, action: kind } = action.payload;
  const url = sessionUrl(location.pathname + location.search);
  // A document is loaded at an entry that is there, or at a new one, which is what "POP" does.
  return url === undefined
    ? trail
    : extendTrail(trail, isDocument ? 'POP' : kind, { key: location.key, url });
}

/** Session storage may hold anything. */
const stepsOf = ({ start, steps }: Recording) => [start, ...steps].filter((step) => isRecord(step));

/** The browser's history as far as it was recorded. */
export const trailOf = (recording: Recording): HistoryTrail =>
  stepsOf(recording).reduce(extend, emptyTrail);

export function writeSession(recording: Recording, page: SessionPage): Session {
  let trail = emptyTrail;
  const entries = stepsOf(recording).flatMap((step) => {
    const before = trail;
    trail = extend(before, step);
    return trail === before ? actedEntry(step) : movedEntry(step, trail);
  });
  // The first location is the start of the session, not a step.
  const first = entries.findIndex(isMove);
  const start = entries.find(isMove);
  return {
    version: sessionVersion,
    ...page,
    startedAt: new Date(readCount(recording.startedAtMs) ?? 0).toISOString(),
    url: start?.url ?? '',
    dropped: readCount(recording.dropped) ?? 0,
    entries: entries.slice(first + 1),
  };
}

const movedEntry = (
  { atMs, isDocument }: RecordedStep,
  { entries, place }: HistoryTrail,
): SessionEntry => ({
  atMs,
  type: isDocument ? 'document' : 'location',
  url: entries[place]?.url ?? '',
  place,
});

function actedEntry({ atMs, action }: RecordedStep): readonly SessionEntry[] {
  const stored = storedAction(action);
  return stored ? [{ atMs, ...stored }] : [];
}
