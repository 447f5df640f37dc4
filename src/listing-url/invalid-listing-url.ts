/** The one error of the URL model (docs/product.md, 3.1). */
export class InvalidListingUrlError extends Error {
  override readonly name = 'InvalidListingUrlError';

  constructor() {
    super('invalid plp url');
  }
}
