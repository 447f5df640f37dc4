/** What identifies a listing in the cache: apiURL, brand, pageType and url (docs/product.md, 5.5). */
export type ListingArgs = {
  readonly apiURL: string;
  readonly brand: string;
  readonly pageType: string;
  /** The listing's identity: its canonical path and query without carried parameters. */
  readonly url: string;
};

/** Cache keys of one page differ in their URL alone. */
export const isSameArgs = (one: ListingArgs | undefined, other: ListingArgs | undefined): boolean =>
  one?.url === other?.url;
