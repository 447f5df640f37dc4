/**
 * Holds a resource that may be missing, now or later: a database that is away, a disk that is full. It is tried again
 * until it works, so that a shop starts without it and recovers when it is back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Missing } from '../../server/services/shop';
import { createBackOff } from '../../src/lib/back-off';
import { isTimeout } from './is-timeout';
import { UnpreparedError } from './unprepared-error';

/** Is notified when a resource is missing, with each new reason, and when it works again. */
export type MissingWatch = {
  readonly onMissing: (missing: Missing) => void;
  readonly onBack: (what: Missing['what']) => void;
};

/** The error of an operation on a missing resource; the watch gets the reason. */
export class MissingError extends Error {
  override readonly name = 'MissingError';
}

export type KeptOpen<Value> = {
  /** The value since it was opened, though it may fail just now; undefined before. */
  readonly value: () => Value | undefined;
  /** Does work with the value. Rejects with a `MissingError` when there is none or the work fails. */
  readonly use: <Result>(work: (value: Value) => Promise<Result>) => Promise<Result>;
  /** Why it cannot be used just now; empty while it can. */
  readonly missing: () => readonly Missing[];
  readonly close: () => Promise<void>;
};

type KeepOpenOptions<Value> = {
  readonly what: Missing['what'];
  readonly open: () => Promise<Value>;
  /** Rejects while a value that failed would fail again. */
  readonly check: (value: Value) => Promise<unknown>;
  readonly close: (value: Value) => Promise<void> | void;
  readonly watch: MissingWatch;
  /**
   * Whether all work fails while something is missing, until a check succeeds. Otherwise work that still succeeds is
   * done, unless what failed last took too long: all work on what hangs would wait as long.
   */
  readonly failsFast?: boolean;
  /** The reason that operators read, in one line; the error's message by default. */
  readonly explain?: (error: unknown) => string;
};

/** How long a start waits for a slow resource, such as a database that does not respond. */
const startWaitMs = 2_000;
/** What is back is used soon: until then shoppers cannot save, and pages keep their events. */
const longestRetryMs = 2_000;

type State<Value> = {
  readonly options: KeepOpenOptions<Value>;
  readonly backOffMs: () => number;
  value: Value | undefined;
  /** Why it cannot be used; undefined while it can. */
  why: string | undefined;
  isHanging: boolean;
  isUnprepared: boolean;
  /** Openings and checks that have succeeded. */
  successes: number;
  /** Those of this failure; empty while nothing is missing. */
  reported: Set<string>;
  isClosed: boolean;
  attempt: Promise<void>;
  retry: NodeJS.Timeout | undefined;
};

/** Resolves when the value is open, when opening fails, or after two seconds; never rejects. */
export async function keepOpen<Value>(options: KeepOpenOptions<Value>): Promise<KeptOpen<Value>> {
  const state: State<Value> = {
    options,
    backOffMs: createBackOff({ longestMs: longestRetryMs }),
    value: undefined,
    why: 'being opened',
    isHanging: false,
    isUnprepared: false,
    successes: 0,
    reported: new Set(),
    isClosed: false,
    attempt: Promise.resolve(),
    retry: undefined,
  };
  state.attempt = tryOnce(state);
  await Promise.race([state.attempt, wait(startWaitMs, undefined, { ref: false })]);
  return {
    value: () => state.value,
    use: (work) => use(state, work),
    missing: () => missingOf(state),
    close: async () => {
      state.isClosed = true;
      clearTimeout(state.retry);
      await state.attempt;
      if (state.value !== undefined) await options.close(state.value);
    },
  };
}

const missingOf = <Value>({ options, why, isUnprepared }: State<Value>): readonly Missing[] =>
  why === undefined ? [] : [{ what: options.what, why, ...(isUnprepared && { isUnready: true }) }];

async function tryOnce<Value>(state: State<Value>): Promise<void> {
  const { what, open, check, watch } = state.options;
  try {
    if (state.value === undefined) state.value = await open();
    else await check(state.value);
  } catch (error) {
    return fail(state, error);
  }
  state.why = undefined;
  state.isHanging = false;
  state.isUnprepared = false;
  state.successes += 1;
  if (state.reported.size > 0 && !state.isClosed) watch.onBack(what);
  state.reported.clear();
}

function fail<Value>(state: State<Value>, error: unknown): void {
  const { what, watch, explain = reasonOf } = state.options;
  const why = explain(error);
  if (state.isClosed) return;
  // A database that stops refuses in several ways, which take turns.
  if (!state.reported.has(why)) watch.onMissing({ what, why });
  state.reported.add(why);
  state.why = why;
  state.isHanging = isTimeout(error);
  state.isUnprepared = error instanceof UnpreparedError;
  state.retry ??= setTimeout(() => {
    state.retry = undefined;
    state.attempt = tryOnce(state);
  }, state.backOffMs()).unref();
}

async function use<Value, Result>(
  state: State<Value>,
  work: (value: Value) => Promise<Result>,
): Promise<Result> {
  const isRefused =
    state.isHanging || (state.options.failsFast === true && state.why !== undefined);
  if (state.value === undefined || isRefused) throw new MissingError(state.why);
  const { successes } = state;
  try {
    return await work(state.value);
  } catch (error) {
    // Since a check has succeeded meanwhile, the work belongs to an outage that was reported and is over.
    if (state.successes === successes) fail(state, error);
    throw new MissingError(reasonOf(error), { cause: error });
  }
}

/**
 * One line. When several addresses refuse a connection, only the single errors have a message; the first one serves.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim() || 'unknown reason';
}
