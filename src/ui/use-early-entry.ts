import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `apply` once the server's markup is hydrated, for what the shopper has entered into it before. */
export function useEarlyEntry(apply: () => void): void {
  const applied = useEffectEvent(apply);
  useLayoutEffect(() => applied(), []);
}
