/** Tools for developers: `window.plp`, and Redux DevTools. All but a few lines are loaded on demand. */
import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { History } from 'history';
import type { Session } from '../../events/session';
import type { Environment } from '../../environment/environment';
import { isForDevelopers } from './dev-tools-options';
import type { SessionRecorder } from './session-recorder';
import type { RootState } from '../../store/root-state';

export const toolsName = 'plp';

type ToolsOptions = {
  readonly store: Store<RootState, UnknownAction>;
  readonly environment: Environment;
  readonly history: History;
  readonly recorder: SessionRecorder;
};

export type PageTools = {
  /** The visit so far, without anything about the shopper; saved as a file too when `download` is true. */
  readonly exportSession: (options?: { readonly download?: boolean }) => Promise<Session>;
  /** Opens the panel that replays a session. Only in development, or with Redux DevTools in the browser. */
  readonly replaySession?: () => Promise<void>;
};

const loadSessionTools = () => import(/* webpackChunkName: "session-tools" */ './session-tools');

/** Adds the tools to `window.plp`, which a host may have created. */
export function offerTools({ store, environment, history, recorder }: ToolsOptions): void {
  const exportSession: PageTools['exportSession'] = async ({ download } = {}) => {
    const { saveSession, writeSession } = await loadSessionTools();
    const session = writeSession(recorder.recording());
    if (download) saveSession(session);
    return session;
  };
  const host = window as unknown as { [toolsName]?: object };
  const tools = Object.assign((host[toolsName] ??= {}), { exportSession });
  if (!isForDevelopers()) return;
  void import(/* webpackChunkName: "dev-tools-looks" */ './dev-tools-looks').then((loaded) => {
    loaded.watchTimeTravel(store, environment);
    loaded.returnToPresent(store, loaded.isListed);
  });
  const replaySession = async () => {
    const { openReplayPanel, trailOf } = await loadSessionTools();
    const trail = () => trailOf(recorder.recording());
    openReplayPanel({ history, dispatch: store.dispatch, trail });
  };
  Object.assign(tools, { replaySession });
  // Only in development, since shoppers may have Redux DevTools too and should not see the menu.
  if (process.env.NODE_ENV !== 'production') {
    void import('./dev-menu').then(({ devToolsEntry, showDevMenu }) =>
      showDevMenu([
        { name: 'Save this session', onClick: () => void exportSession({ download: true }) },
        { name: 'Replay a session…', onClick: () => void replaySession() },
        ...devToolsEntry(store),
      ]),
    );
  }
}
