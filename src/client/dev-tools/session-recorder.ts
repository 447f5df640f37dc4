/**
 * Records the shopper's actions in memory, for bug reports; `session-export.ts` removes personal data when a developer
 * exports them.
 */
import type { Middleware } from '@reduxjs/toolkit';
import { LOCATION_CHANGE } from 'redux-first-history';
import { retryAsked } from '../../listing/shown-listing-slice';

export type RecordedStep = { readonly atMs: number; readonly action: unknown };

export type Recording = {
  readonly startedAtMs: number;
  /** In the order of time, beginning with the location the recording starts at. */
  readonly steps: readonly RecordedStep[];
};

export type SessionRecorder = {
  readonly middleware: Middleware;
  /** The last 1,000 steps of the visit. */
  readonly recording: () => Recording;
};

const typeOf = (action: unknown) => (action as { readonly type: string }).type;

const mostSteps = 1_000;
const recorded = /^(?:listing|drawer)\//;

export function createSessionRecorder(nowMs: () => number = Date.now): SessionRecorder {
  const startedAtMs = nowMs();
  let start: RecordedStep | undefined;
  const steps: RecordedStep[] = [];
  return {
    middleware: () => (next) => (action) => {
      // An action that the store rejects with an error is no step.
      const result = next(action);
      const type = typeOf(action);
      if (type === LOCATION_CHANGE || type === retryAsked.type || recorded.test(type)) {
        steps.push({ atMs: nowMs() - startedAtMs, action });
        const dropped = steps.length > mostSteps ? steps.shift() : undefined;
        if (dropped && typeOf(dropped.action) === LOCATION_CHANGE) start = dropped;
      }
      return result;
    },
    recording: () => ({ startedAtMs, steps: start ? [start, ...steps] : steps }),
  };
}
