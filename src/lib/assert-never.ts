/** Ends a switch over a union: fails to compile when a member was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`);
}
