/**
 * A request to the vendor failed; callers of the listing API get 503. The message is for operators and holds no key.
 */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly statusCode = 503;
}

/** There was no whole response: another host, or another attempt, may have one. */
export class UnreachableError extends VendorError {}

/** The vendor refuses the key: only another setting helps. */
export class RefusedKeyError extends VendorError {}
