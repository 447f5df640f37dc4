/** What tools for developers get of the page, and what they offer. */
import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { History } from 'history';
import type { Environment } from '../../environment/environment';
import type { Session } from '../../events/session';
import type { Platform } from '../../platform/platform';
import type { RootState } from '../../store/root-state';
import type { SessionRecorder } from './session-recorder';

export type ToolsPage = {
  readonly store: Store<RootState, UnknownAction>;
  readonly environment: Environment;
  readonly platform: Pick<Platform, 'log'>;
  readonly history: History;
  readonly recorder: SessionRecorder;
};

/** The session is saved as a file too when `download` is true. */
export type ExportOptions = { readonly download?: boolean };

export type PageTools = {
  /** The visit so far, without anything about the shopper. */
  readonly exportSession: (options?: ExportOptions) => Promise<Session>;
  /** Opens the panel that replays a session. Only in development, or with Redux DevTools in the browser. */
  replaySession?: () => Promise<void>;
};
