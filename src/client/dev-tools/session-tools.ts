/** The chunk that saves and replays sessions. */
import type { Session } from '../../events/session';
import { selectBrand } from '../../listing/storefront-state';
import { setReplaying } from '../replay-mode';
import type { ExportOptions, ToolsPage } from './page-tools';
import { openReplayPanel } from './replay-panel';
import { saveSession } from './save-file';
import { trailOf, writeSession } from './session-export';

/** The name of the page's script, which in a build has a hash; empty where a host has loaded it in another way. */
const buildOf = ({ scripts }: Document) =>
  [...scripts].map(({ src }) => /\/(product-listing[.\w]*)\.js$/.exec(src)?.[1]).find(Boolean) ??
  '';

export function exportSession(
  { store, recorder }: ToolsPage,
  { download = false }: ExportOptions = {},
): Session {
  const session = writeSession(recorder.recording(), {
    build: buildOf(document),
    brand: selectBrand(store.getState()).key,
    viewport: { width: window.innerWidth, height: window.innerHeight },
  });
  if (download) saveSession(session);
  return session;
}

/** Nothing of a replay is a shopper's, nor of what follows until the page is loaded again: it starts from a replay. */
export function openReplay({ store, history, recorder }: ToolsPage): void {
  openReplayPanel({
    history,
    dispatch: store.dispatch,
    trail: () => trailOf(recorder.recording()),
    begin: () => setReplaying(true),
  });
}
