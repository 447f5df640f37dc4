import { useEffect, useState } from 'react';

const tickMs = 250;

/** Whole seconds, rounded up, until a moment in milliseconds since 1970; 0 from then on, and without a moment. */
export function useSecondsUntil(momentMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (momentMs === undefined) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [momentMs]);
  return momentMs === undefined ? 0 : Math.max(0, Math.ceil((momentMs - nowMs) / 1000));
}
