/** The chunk for developers: Redux DevTools with their time travel, the replay of sessions, and the menu. */
import type { StoreTools } from '../../page/create-store';
import type { PageTools, ToolsPage } from './page-tools';
import { devToolsOptions, isListed, whyNoDispatcher } from './dev-tools-looks';
import { watchPastSign } from './past-sign';
import { returnToPresent, timeTravel, watchTimeTravel } from './time-travel';

const hasDevToolsExtension = () => '__REDUX_DEVTOOLS_EXTENSION__' in window;

/** Connects a store to the Redux DevTools of the browser, or while developing to those in the page. */
export async function createStoreTools(): Promise<StoreTools> {
  if (process.env.NODE_ENV !== 'production' && !hasDevToolsExtension()) {
    const { monitorEnhancer } = await import('./dev-monitor');
    return timeTravel(monitorEnhancer);
  }
  return { ...timeTravel(), devTools: devToolsOptions };
}

/** Adds the tools for developers to those of every page. */
export function offerDeveloperTools(page: ToolsPage, tools: PageTools): void {
  const { store, environment, platform } = page;
  watchTimeTravel(store, environment);
  returnToPresent(store, isListed);
  watchPastSign(store);
  const replaySession = async () => {
    const { openReplay } = await import(/* webpackChunkName: "session-tools" */ './session-tools');
    openReplay(page);
  };
  tools.replaySession = replaySession;
  if (hasDevToolsExtension()) platform.log.info(whyNoDispatcher);
  // Only in development, since shoppers may have Redux DevTools too and should not see the menu.
  if (process.env.NODE_ENV !== 'production')
    void import('./dev-menu').then(({ devToolsEntry, showDevMenu }) =>
      showDevMenu([
        { name: 'Save this session', onClick: () => void tools.exportSession({ download: true }) },
        { name: 'Replay a session…', onClick: () => void replaySession() },
        ...(hasDevToolsExtension() ? [] : devToolsEntry(store)),
      ]),
    );
}
