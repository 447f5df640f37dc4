/**
 * Records the shopper's actions, for bug reports; `session-export.ts` removes personal data when a developer exports
 * them. The recording goes from document to document in session storage.
 */
import type { Middleware } from '@reduxjs/toolkit';
import { LOCATION_CHANGE } from 'redux-first-history';
import { parseJson } from '../../lib/parse-json';
import { readRecord } from '../../lib/read-unknown';
import type { BrowserStorage, WhileMounted } from '../../platform/platform';

export type RecordedStep = {
  readonly atMs: number;
  readonly action: unknown;
  /** Where a document was loaded, or came back from the back/forward cache. */
  readonly isDocument?: true;
};

export type Recording = {
  readonly startedAtMs: number;
  /** The location before the first step, once steps were dropped. */
  start?: RecordedStep;
  /** In the order of time. */
  readonly steps: RecordedStep[];
  /** How many steps there were before those. */
  dropped: number;
};

export type SessionRecorder = {
  readonly middleware: Middleware;
  /** The last 1,000 steps of the tab. */
  readonly recording: () => Recording;
};

export const sessionKey = 'plp_session';
const mostSteps = 1_000;
/** A longer recording is not stored, to leave room for others. */
const mostCharacters = 200_000;
const recorded = /^(?:listing|drawer)\/|\/(?:LOCATION_CHANGE|retryAsked|saveToggled)$/;

const isLocation = (action: unknown) => readRecord(action).type === LOCATION_CHANGE;

/** A page takes the recording out of session storage: a tab that is copied from this one begins its own. */
function takeStored(sessionStorage: BrowserStorage): Recording | undefined {
  const stored = readRecord(parseJson(sessionStorage.read(sessionKey)));
  sessionStorage.remove(sessionKey);
  return Array.isArray(stored.steps) ? (stored as Recording) : undefined;
}

export function createSessionRecorder(
  sessionStorage: BrowserStorage,
  nowMs = Date.now,
  whileMounted?: WhileMounted,
): SessionRecorder {
  let recording = takeStored(sessionStorage) ?? { startedAtMs: nowMs(), steps: [], dropped: 0 };
  let location: unknown;
  const record = (action: unknown, isDocument: boolean) => {
    const { steps, startedAtMs } = recording;
    if (isLocation(action)) location = action;
    steps.push({ atMs: nowMs() - startedAtMs, action, ...(isDocument && { isDocument }) });
    if (steps.length <= mostSteps) return;
    const dropped = steps.shift();
    recording.dropped += 1;
    if (dropped && isLocation(dropped.action)) recording.start = dropped;
  };
  const store = () => {
    const text = JSON.stringify(recording);
    if (text.length < mostCharacters) sessionStorage.write(sessionKey, text);
  };
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    recording = takeStored(sessionStorage) ?? recording;
    record(location, true);
  };
  window.addEventListener('pagehide', store, whileMounted);
  window.addEventListener('pageshow', restore, whileMounted);
  return {
    middleware: () => (next) => (action) => {
      // An action that the store rejects with an error is no step.
      const result = next(action);
      if (recorded.test((action as { readonly type: string }).type))
        record(action, !location && isLocation(action));
      return result;
    },
    recording: () => recording,
  };
}
