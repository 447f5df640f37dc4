import { parseUrl } from './parse-url';

// Browsers drop control characters and read \ as / in an address, which makes `java\tscript:` and `/\evil.example` work.
const unsafeCharacters = /[\0-\x1f\x7f\\]/;
/** Browsers and servers take addresses of this length everywhere. */
export const longestAddress = 2_048;
const withScheme = /^[a-z][a-z\d+.-]*:/i;
const webAddress = /^https?:\/\//i;

/**
 * The address, when it may become a link or a picture: `https:`, `http:`, or relative to the page's own origin. Undefined
 * for anything else: other schemes (`javascript:`, `data:`), `//other.example`, control characters, backslashes, what
 * `new URL` refuses (`https://shop.example:99999/p`), and what is longer than `longestAddress`.
 */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address === '' || address.length > longestAddress) return undefined;
  if (unsafeCharacters.test(address) || address.startsWith('//')) return undefined;
  // A relative address is always read; of an absolute one the host or the port may be none.
  const isSafe = webAddress.test(address) ? parseUrl(address) : !withScheme.test(address);
  return isSafe ? address : undefined;
}
