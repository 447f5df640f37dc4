// Browsers drop control characters and read \ as / in an address, which makes `java\tscript:` and `/\evil.example` work.
const unsafeCharacters = /[\0-\x1f\x7f\\]/;
const withScheme = /^[a-z][a-z\d+.-]*:/i;
const webAddress = /^https?:\/\//i;

/**
 * The address, when it may become a link or a picture: `https:`, `http:`, or relative to the page's own origin. Undefined
 * for anything else: other schemes (`javascript:`, `data:`), `//other.example`, control characters and backslashes.
 */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address === '' || unsafeCharacters.test(address) || address.startsWith('//'))
    return undefined;
  return webAddress.test(address) || !withScheme.test(address) ? address : undefined;
}
