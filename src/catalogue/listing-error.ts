export type ListingErrorKind = 'network' | 'timeout' | 'status' | 'shape';

/** `shape`: the response is no listing (docs/product.md, 5.6 and 6.1). `status` is the HTTP status, set only for that kind. */
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
