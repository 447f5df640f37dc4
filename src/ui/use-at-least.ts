import { useEffect, useRef, useState } from 'react';

/** Returns `isOn`, but stays true for at least `minimumMs`, so that an indicator does not flicker. */
export function useAtLeast(isOn: boolean, minimumMs: number): boolean {
  const [isHeld, setIsHeld] = useState(isOn);
  if (isOn && !isHeld) setIsHeld(true);
  const sinceMs = useRef(0);
  useEffect(() => {
    if (isOn) {
      sinceMs.current = performance.now();
      return undefined;
    }
    const leftMs = sinceMs.current + minimumMs - performance.now();
    const timer = setTimeout(() => setIsHeld(false), leftMs);
    return () => clearTimeout(timer);
  }, [isOn, minimumMs]);
  return isHeld;
}
