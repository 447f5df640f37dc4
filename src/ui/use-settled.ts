import { startTransition, useEffect, useState } from 'react';

/**
 * The value, a moment after it changes: for what the frame that shows the change does not wait for. Give the same object
 * as long as nothing changes. Not by useDeferredValue: React 19.1 draws that for ever when Back comes meanwhile.
 */
export function useSettled<Value extends object | undefined>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => startTransition(() => setSettled(value)), [value]);
  return settled;
}
