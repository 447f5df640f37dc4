import { useSyncExternalStore } from 'react';
import { wideScreen } from './wide-screen';

/** Whether the screen has a filter column; false on the server. */
export const useIsWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wideScreen).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(wideScreen);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
