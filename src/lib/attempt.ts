/** Undefined when the action throws, as where the browser forbids storage, or a function of a storefront fails. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
