/** Plays a session: step by step, or by itself with the pauses the shopper made. */
import type { Session } from '../../events/session';
import { createReplay, type Replay, type ReplayPage } from './session-replay';

/** Bounds of the pause between two steps, so that a replay does not repeat a shopper's long breaks. */
const shortestWaitMs = 300;
const longestWaitMs = 1_500;

type Show = (replay: Replay | undefined, isPlaying: boolean) => void;

export type ReplayPlayer = {
  /** Takes another session, or none, and goes to its beginning. */
  readonly open: (session: Session | undefined) => void;
  readonly restart: () => void;
  readonly step: () => void;
  /** Plays on, or pauses. */
  readonly play: () => void;
  readonly pause: () => void;
};

/** Calls `show` after every change. */
export function createReplayPlayer(page: ReplayPage, show: Show): ReplayPlayer {
  let session: Session | undefined;
  let replay: Replay | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    clearTimeout(timer);
    timer = undefined;
    show(replay, false);
  };
  const restart = () => {
    replay = session && createReplay(session, page);
    pause();
  };
  const goOn = () => {
    const waitMs = replay && stepOnce(replay);
    timer = waitMs === undefined ? undefined : setTimeout(goOn, waitMs);
    show(replay, waitMs !== undefined);
  };
  return {
    open: (chosen) => {
      session = chosen;
      restart();
    },
    restart,
    step: () => {
      replay?.step();
      pause();
    },
    play: () => (timer === undefined ? goOn() : pause()),
    pause,
  };
}

/** Returns the wait before the next step in milliseconds; undefined after the last step. */
function stepOnce(replay: Replay): number | undefined {
  const done = replay.upcoming();
  if (!replay.step()) return undefined;
  const next = replay.upcoming();
  if (!next) return shortestWaitMs;
  const pauseMs = next.atMs - (done?.atMs ?? 0);
  return Math.min(longestWaitMs, Math.max(shortestWaitMs, pauseMs));
}
