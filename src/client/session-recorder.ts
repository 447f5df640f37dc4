/** Records the visit in memory, so that a report of a fault can bring along what led to it. Nothing leaves the page by itself. */
import type { Middleware } from '@reduxjs/toolkit';
import { LOCATION_CHANGE } from 'redux-first-history';
import { emptyTrail, followTrail, type HistoryTrail } from '../events/history-trail';
import {
  isMove,
  keptAction,
  sessionUrl,
  sessionVersion,
  type Session,
  type SessionEntry,
} from '../events/session';
import type { LocationChange } from '../listing/last-action-saga';

const mostEntries = 1_000;

export type SessionRecorder = {
  readonly middleware: Middleware;
  /** The visit so far; of a very long one, its end. */
  readonly session: () => Session;
  readonly trail: () => HistoryTrail;
};

export function createSessionRecorder(nowMs: () => number = Date.now): SessionRecorder {
  const startedAtMs = nowMs();
  const visit = createVisit();
  return {
    middleware: () => (next) => (action) => {
      visit.record(action, nowMs() - startedAtMs);
      return next(action);
    },
    session: () => ({
      version: sessionVersion,
      startedAt: new Date(startedAtMs).toISOString(),
      ...visit.recorded(),
    }),
    trail: visit.trail,
  };
}

function createVisit() {
  const entries: SessionEntry[] = [];
  let trail = emptyTrail;
  let start = { url: '', place: 0 };

  function keep(entry: SessionEntry) {
    entries.push(entry);
    const dropped = entries.length > mostEntries ? entries.shift() : undefined;
    if (dropped && isMove(dropped)) start = dropped;
  }

  function follow({ payload: { location, action } }: LocationChange, atMs: number) {
    const url = sessionUrl(location.pathname + location.search);
    if (url === undefined) return;
    trail = followTrail(trail, action, { key: location.key, url });
    if (start.url === '') start = { url, place: trail.place };
    else keep({ atMs, type: 'location', url, place: trail.place });
  }

  return {
    trail: () => trail,
    recorded: () => ({
      url: start.url,
      entries: entries.map((entry) =>
        isMove(entry) ? { ...entry, place: entry.place - start.place } : entry,
      ),
    }),
    record(action: unknown, atMs: number) {
      const kept = keptAction(action);
      if (kept) keep({ atMs, ...kept });
      else if (isLocationChange(action)) follow(action, atMs);
    },
  };
}

const isLocationChange = (action: unknown): action is LocationChange =>
  (action as { readonly type?: unknown }).type === LOCATION_CHANGE;
