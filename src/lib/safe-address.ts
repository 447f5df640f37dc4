import { parseUrl } from './parse-url';

// Browsers drop control characters and read \ as / in an address, which makes `java\tscript:` and `/\evil.example`
// work.
const unsafeCharacters = /[\0-\x1f\x7f\\]/;
/** All browsers and servers accept addresses of this length. */
export const longestAddress = 2_048;
const withScheme = /^[a-z][a-z\d+.-]*:/i;
const webAddress = /^https?:\/\//i;

/**
 * The address, if a link or a picture may use it: `https:`, `http:`, or relative to the page's own origin. Undefined
 * for other schemes (`javascript:`, `data:`), `//other.example`, control characters, backslashes, what `new URL`
 * refuses (`https://shop.example:99999/p`), and addresses longer than `longestAddress`.
 */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address === '' || address.length > longestAddress) return undefined;
  if (unsafeCharacters.test(address) || address.startsWith('//')) return undefined;
  // Only an absolute address can have an invalid host or port.
  const isSafe = webAddress.test(address) ? parseUrl(address) : !withScheme.test(address);
  return isSafe ? address : undefined;
}
