/** What the page offers to those who look after it, at `window.plp`. */
import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { History } from 'history';
import type { Session } from '../events/session';
import type { WithRouter } from '../listing/listing-location';
import type { SessionRecorder } from './session-recorder';

export const toolsName = 'plp';

type ToolsOptions = {
  readonly store: Store<WithRouter, UnknownAction>;
  readonly history: History;
  readonly recorder: SessionRecorder;
};

export type PageTools = {
  /** The visit so far, without anything about the shopper; saved as a file too when `download` is true. */
  readonly exportSession: (options?: { readonly download?: boolean }) => Session;
  /** Opens the panel that replays a session. Only in development, or with Redux DevTools in the browser. */
  readonly replaySession?: () => Promise<void>;
};

const isForDevelopers = () =>
  process.env.NODE_ENV !== 'production' || '__REDUX_DEVTOOLS_EXTENSION__' in window;

/** Adds to what a host may have put at `window.plp`. */
export function offerTools({ store, history, recorder }: ToolsOptions): void {
  const exportSession: PageTools['exportSession'] = ({ download = false } = {}) => {
    const session = recorder.session();
    if (download) void import('./save-file').then(({ saveSession }) => saveSession(session));
    return session;
  };
  const host = window as unknown as { [toolsName]?: object };
  const tools = Object.assign((host[toolsName] ??= {}), { exportSession });
  if (!isForDevelopers()) return;
  void import('./time-travel').then(({ followTimeTravel }) => followTimeTravel(store));
  const page = { history, dispatch: store.dispatch, trail: recorder.trail };
  Object.assign(tools, {
    replaySession: async () => (await import('./replay-panel')).openReplayPanel(page),
  });
}
