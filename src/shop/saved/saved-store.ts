/** Where shoppers' saved products are kept: a file on this machine, or PostgreSQL for several machines. */

export type SavedProduct = { readonly shopperId: string; readonly productId: string };

export type SavedStore = {
  /** Ids of the products this shopper saved, newest first; none for a shopper nobody knows. */
  readonly list: (shopperId: string) => Promise<readonly string[]>;
  /**
   * Saves a product; saving it again changes nothing. Once resolved with "saved" it outlives a crash.
   * Gives "full" when the shopper's list has no room; then nothing changed.
   */
  readonly add: (product: SavedProduct) => Promise<WriteResult>;
  /** Takes a product off the list; one that is not on it changes nothing. Once resolved it outlives a crash. */
  readonly remove: (product: SavedProduct) => Promise<void>;
  /** Waits for the writes under way, then lets go of the database. */
  readonly close: () => Promise<void>;
};

/** What became of one write. Removing always ends with "saved": the change is kept. */
export type WriteResult = 'saved' | 'full';

/** Products one shopper may have on the list. */
export const mostSavedProducts = 500;
