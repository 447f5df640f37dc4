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
} from '../../events/session';
import type { LocationChange } from '../../listing/listing-location';
import type { RecordedStep, Recording } from './session-recorder';

const isLocationChange = (action: unknown): action is LocationChange =>
  (action as { readonly type?: unknown }).type === LOCATION_CHANGE;

/** The trail after a step; the same object when the step opens no listing. */
function extend(trail: HistoryTrail, { action }: RecordedStep): HistoryTrail {
  if (!isLocationChange(action)) return trail;
  const { location, action: kind } = action.payload;
  const url = sessionUrl(location.pathname + location.search);
  return url === undefined ? trail : extendTrail(trail, kind, { key: location.key, url });
}

/** The browser's history as far as it was recorded. */
export const trailOf = ({ steps }: Recording): HistoryTrail => steps.reduce(extend, emptyTrail);

export function writeSession({ startedAtMs, steps }: Recording): Session {
  let trail = emptyTrail;
  const entries = steps.flatMap((step) => {
    const before = trail;
    trail = extend(before, step);
    return trail === before ? actedEntry(step) : movedEntry(step, trail);
  });
  // The first location is the start of the session, not a step.
  const first = entries.findIndex(isMove);
  const start = entries.find(isMove);
  return {
    version: sessionVersion,
    startedAt: new Date(startedAtMs).toISOString(),
    url: start?.url ?? '',
    entries: entries.slice(first + 1),
  };
}

const movedEntry = ({ atMs }: RecordedStep, { entries, place }: HistoryTrail): SessionEntry => ({
  atMs,
  type: 'location',
  url: entries[place]?.url ?? '',
  place,
});

function actedEntry({ atMs, action }: RecordedStep): readonly SessionEntry[] {
  const stored = storedAction(action);
  return stored ? [{ atMs, ...stored }] : [];
}
