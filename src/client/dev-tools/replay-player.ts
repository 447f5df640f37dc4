/** Plays a session step by step, or by itself with the shopper's pauses. */
import type { Session } from '../../events/session';
import { createReplay, type Replay, type ReplayPage } from './session-replay';

/** Bounds of the pause between two steps, so that a replay does not repeat a shopper's long breaks. */
const shortestWaitMs = 300;
const longestWaitMs = 1_500;

type Show = (replay: Replay | undefined, isPlaying: boolean) => void;

export type ReplayPlayer = {
  /** Opens a session, or none, at its beginning. */
  readonly open: (session: Session | undefined) => void;
  readonly restart: () => void;
  readonly step: () => void;
  /** Continues, or pauses. */
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
  const continuePlaying = () => {
    const waitMs = replay && stepOnce(replay);
    timer = waitMs === undefined ? undefined : setTimeout(continuePlaying, waitMs);
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
    play: () => (timer === undefined ? continuePlaying() : pause()),
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
