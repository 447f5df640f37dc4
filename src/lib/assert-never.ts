/** Ends a switch over a union; the code fails to compile when a member is missing. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`);
}
