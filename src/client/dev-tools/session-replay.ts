/** Replays a recorded session on the page, one step at a time. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { createPath, type History } from 'history';
import type { HistoryTrail } from '../../events/history-trail';
import {
  isMove,
  sessionUrl,
  type ActedEntry,
  type MovedEntry,
  type Session,
  type SessionEntry,
} from '../../events/session';
import { saveToggled } from '../../saved-for-later/saved-for-later-slice';

export type ReplayPage = {
  readonly history: History;
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly trail: () => HistoryTrail;
  /** Called before anything is replayed. */
  readonly begin: () => void;
};

type Divergence = {
  readonly step: number;
  readonly expected: string;
  readonly found: string;
};

export type Replay = {
  /** Steps done so far. */
  readonly position: () => number;
  /** The step that comes next; undefined at the end. */
  readonly upcoming: () => SessionEntry | undefined;
  /**
   * Does the next step; false when there is none. The caller waits between steps, since browsers navigate
   * asynchronously.
   */
  readonly step: () => boolean;
  /** Steps that reached other addresses than recorded; complete once `step` has returned false. */
  readonly divergences: () => readonly Divergence[];
};

/** Saves of a replay would reach the service, and change what the developer has saved: they are only shown. */
export const isOnlyShown = ({ type }: SessionEntry): boolean => type === saveToggled.type;

/**
 * Goes to the first address of the session; `step` then does its steps. Where a document was loaded, it moves to that
 * place of the history: another document would end the replay.
 */
export function createReplay(session: Session, page: ReplayPage): Replay {
  page.begin();
  page.history.push(session.url);
  const base = page.trail().place;
  const divergences: Divergence[] = [];
  let position = 0;
  let expected: MovedEntry | undefined;

  /** Runs before the next step, since the browser goes back and forward asynchronously. */
  function compare() {
    const found = presentUrl(page.history);
    if (expected && expected.url !== found) {
      divergences.push({ step: position, expected: expected.url, found });
      // The steps that follow belong to the recorded address.
      move(page, expected.url, base + expected.place);
    }
    expected = undefined;
  }

  return {
    position: () => position,
    upcoming: () => session.entries[position],
    step() {
      compare();
      const entry = session.entries[position];
      if (!entry) return false;
      position += 1;
      if (isMove(entry)) {
        if (isPassing(entry, session.entries[position])) return true;
        if (!isCaused(entry, session.entries.slice(0, position - 1)))
          move(page, entry.url, base + entry.place);
        expected = entry;
      } else if (!isOnlyShown(entry)) page.dispatch(actionOf(entry));
      return true;
    },
    divergences: () => divergences,
  };
}

/** One click can move twice, as below an open drawer, but no shopper moves twice within this time. */
const longestPassMs = 50;
const isPassing = (entry: MovedEntry, next: SessionEntry | undefined) =>
  next?.type === 'location' && next.atMs - entry.atMs < longestPassMs;

/** Whether a recorded action caused the move; the replay of that action then causes it again. */
const isCaused = (entry: MovedEntry, before: readonly SessionEntry[]) =>
  entry.type === 'location' &&
  before.some((other) => !isMove(other) && entry.atMs - other.atMs < longestPassMs);

const actionOf = ({ type, payload }: ActedEntry) =>
  payload === undefined ? { type } : { type, payload };

function presentUrl({ location }: History): string {
  const address = createPath(location);
  return sessionUrl(address) ?? address;
}

/** Goes to an entry of the history, unless the page is there already. */
function move({ history, trail }: ReplayPage, url: string, wanted: number) {
  const { entries, place } = trail();
  if (wanted === place && url === presentUrl(history)) return;
  if (wanted === place) history.replace(url);
  else if (entries[wanted]?.url === url) history.go(wanted - place);
  else history.push(url);
}
