/** Removes the slashes at the end of an address, so that a path can follow. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}
