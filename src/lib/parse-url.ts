/** The address read against a base; undefined where the two are no address, such as one with port 99999. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
