/** The store of shoppers' saved products: a file on this machine, or PostgreSQL for several machines. */

import type { PoolCounts } from '../../server/services/shop';
import { readCurrency } from '../../src/catalogue/price';
import { readAmount } from '../../src/lib/read-unknown';
import { withoutUndefined } from '../../src/lib/without-undefined';

export type SavedPrice = {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
};

export type SavedProduct = {
  readonly shopperId: string;
  readonly productId: string;
  /** The name of the colour that it is saved in; lists of earlier versions have none. */
  readonly colour?: string | undefined;
  /** What it cost then; unknown in lists of earlier versions, and where the listing API did not say in time. */
  readonly price?: SavedPrice | undefined;
};

export type ListedProduct = Omit<SavedProduct, 'shopperId'>;

/** A row of either database, where what is not known is null. */
export type ListedRow = {
  readonly product_id: string;
  readonly colour: string | null;
  readonly price: unknown;
  readonly currency: unknown;
};

/** Undefined unless both are there, whatever they hold. */
export function readSavedPrice(price: unknown, currencyCode: unknown): SavedPrice | undefined {
  const amount = readAmount(price);
  const currency = readCurrency(currencyCode);
  return amount !== undefined && currency !== undefined ? { amount, currency } : undefined;
}

export function listedProduct(row: ListedRow): ListedProduct {
  const price = readSavedPrice(row.price, row.currency);
  return withoutUndefined({ productId: row.product_id, colour: row.colour ?? undefined, price });
}

export type SavedStore = {
  /** The products this shopper saved, newest first; none for an unknown shopper. Reading counts as use of the list. */
  readonly list: (shopperId: string) => Promise<readonly ListedProduct[]>;
  /**
   * Saves a product; saving it again changes nothing, neither its colour nor its price. Once resolved with "saved" it
   * outlives a crash.
   */
  readonly add: (product: SavedProduct) => Promise<WriteResult>;
  /** Takes a product off the list; one that is not on it changes nothing. Once resolved it outlives a crash. */
  readonly remove: (product: SavedProduct) => Promise<void>;
  /** Removes up to a hundred lists that were not used for 400 days; gives their number. */
  readonly expire: () => Promise<number>;
  /** Rejects while nothing can be written. */
  readonly check: () => Promise<void>;
  /** Those to PostgreSQL; absent for a file. */
  readonly connections?: () => PoolCounts;
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
