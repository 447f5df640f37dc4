/** What tests, logs and tools read of an address that is no listing's (docs/product.md, 3.1). */
export const invalidListingUrl = 'invalid plp url';

/** The one error of the URL model. */
export class InvalidListingUrlError extends Error {
  override readonly name = 'InvalidListingUrlError';

  constructor() {
    super(invalidListingUrl);
  }
}
