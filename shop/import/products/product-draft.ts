/** A product of the file, before the whole file is known: categories are still paths, variants still apart. */
import type { CatalogueProduct } from '../../catalogue/catalogue-product';
import type { SkipReason } from '../formats/row';

export type ProductDraft = Omit<
  CatalogueProduct,
  'catalogueNumber' | 'url' | 'popularity' | 'addedOnDay' | 'variants'
> & {
  readonly catalogueNumber?: string;
  readonly url?: string;
  readonly popularity?: number;
  readonly addedOnDay?: number;
  /** The lowest price of the 30 days before the reduction, and the moment when the sale began. */
  readonly stated?: { readonly amount: number; readonly saleStart?: number };
  /** Variants of one product share it. */
  readonly group?: string;
  /** Categories by their names, from the top: `["Home", "Sofas"]`. */
  readonly paths: readonly (readonly string[])[];
};

/** What a row says of its currency: a code or a sign, and the ISO 4217 codes that it may mean, the most usual first. */
export type NamedCurrency = { readonly said: string; readonly codes: readonly string[] };

/** A field that is left out, and why. */
export type LeftOut = { readonly field: string; readonly problem: string };

export type ReadDraft = {
  readonly draft: ProductDraft;
  /** The currency of the prices; undefined where they name none. */
  readonly currency?: NamedCurrency;
  /** The name of each attribute's column. */
  readonly attributeNames: ReadonlyMap<string, string>;
  /** Names of columns that are not for shoppers. */
  readonly heldBack: readonly string[];
  /** The names of its collections, by id. */
  readonly collections: ReadonlyMap<string, string>;
  /** Fields that cannot be read, and that a product is complete without. */
  readonly leftOut: readonly LeftOut[];
};

/** The row is rejected; the message gives the reason, in words that follow "line 12:". */
export class RowProblem extends Error {}

/** The row is left out, and does not count as bad. */
export class SkippedRow extends Error {
  constructor(
    readonly reason: SkipReason,
    message: string = reason,
  ) {
    super(message);
  }
}
