/** The store of shoppers' saved products: a file on this machine, or PostgreSQL for several machines. */

export type SavedProduct = {
  readonly shopperId: string;
  readonly productId: string;
  /** The name of the colour that it is saved in; lists of earlier versions have none. */
  readonly colour?: string | undefined;
};

export type ListedProduct = Omit<SavedProduct, 'shopperId'>;

/** A row of either database, where a product without a colour has null. */
export const listedProduct = (productId: string, colour: string | null): ListedProduct =>
  colour === null ? { productId } : { productId, colour };

export type SavedStore = {
  /** The products this shopper saved, newest first; none for an unknown shopper. Reading counts as use of the list. */
  readonly list: (shopperId: string) => Promise<readonly ListedProduct[]>;
  /**
   * Saves a product; saving it again changes nothing, neither its colour. Once resolved with "saved" it outlives a
   * crash.
   */
  readonly add: (product: SavedProduct) => Promise<WriteResult>;
  /** Takes a product off the list; one that is not on it changes nothing. Once resolved it outlives a crash. */
  readonly remove: (product: SavedProduct) => Promise<void>;
  /** Removes up to a hundred lists that were not used for 400 days; gives their number. */
  readonly expire: () => Promise<number>;
  /** Rejects while nothing can be written. */
  readonly check: () => Promise<void>;
  /** Waits for the pending writes, then closes the database. */
  readonly close: () => Promise<void>;
};

export type SavedStoreOptions = {
  /** Products of all shoppers together; several servers over one database may pass it by what they save at once. */
  readonly mostProducts?: number | undefined;
  /** The date: milliseconds since 1970. */
  readonly nowMs?: (() => number) | undefined;
};

/**
 * The result of one write. Nothing changes with "full", when the shopper's list has no room, and with "no room", when
 * the shop stores as many products as it may. Removing always ends with "saved": the change is stored.
 */
export type WriteResult = 'saved' | 'full' | 'no room';
export type Refusal = Exclude<WriteResult, 'saved'>;

/** Products one shopper may have on the list. */
export const mostSavedProducts = 500;
/** One to two gigabytes in the embedded database. */
export const mostProductsOfAll = 10_000_000;

/** The lifetime of the cookie that identifies the shopper of the list. */
const unusedDays = 400;
const dayMs = 86_400_000;
/** Lists that expire in one transaction. */
export const expiringAtOnce = 100;

export const dayOf = (timeMs: number): number => Math.floor(timeMs / dayMs);
/** Lists last used before this day have expired. */
export const firstValidDay = (timeMs: number): number => dayOf(timeMs) - unusedDays;
