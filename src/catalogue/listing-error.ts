/** Why there is no listing (specification section 8). */
export type ListingErrorKind = 'network' | 'timeout' | 'status' | 'shape';

/** `shape`: the API answered something that is no listing (decision 22). `status` is the HTTP status of that kind. */
export class ListingError extends Error {
  override readonly name = 'ListingError';
  readonly kind: ListingErrorKind;
  readonly status: number | undefined;

  constructor(kind: ListingErrorKind, message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}
