import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches the query; false on the server and where `matchMedia` is missing. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaList(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaList(query)?.matches ?? false,
    () => false,
  );
}

const mediaList = (query: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
