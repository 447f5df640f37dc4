/** What the action returns; undefined when it throws, as where the browser forbids storage. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
