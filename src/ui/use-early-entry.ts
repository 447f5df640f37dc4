import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `follow` once the server's markup is hydrated, for what the shopper has entered into it before. */
export function useEarlyEntry(follow: () => void): void {
  const followed = useEffectEvent(follow);
  useLayoutEffect(() => followed(), []);
}
