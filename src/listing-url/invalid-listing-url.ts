/** The one error of the URL model (specification section 5). */
export class InvalidListingUrlError extends Error {
  override readonly name = 'InvalidListingUrlError';

  constructor() {
    super('invalid plp url');
  }
}
