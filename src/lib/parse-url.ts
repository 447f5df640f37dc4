/** The URL of an address, relative to a base; undefined for an invalid address, such as one with port 99999. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
