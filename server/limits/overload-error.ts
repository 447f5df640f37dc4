/** Refuses a request with 503 and `Retry-After`. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly statusCode = 503;
}
