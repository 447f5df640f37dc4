/** What is known of the export of a shop system. */
import type { Rows } from '../row';
import type { VendorOptions } from './flat-row';

export type Vendor = {
  readonly name: string;
  /** All columns of one of these lists. */
  readonly columns: readonly (readonly string[])[];
  /**
   * Absent where the columns have the names that the import reads. Takes every value by `get`: a dry run sees which.
   */
  readonly read?: (rows: Rows, options: VendorOptions) => Rows;
  /** Pictures are paths, which need the address of `--image-base`. */
  readonly hasPicturePaths?: boolean;
  /** The price has a column for each currency. */
  readonly hasPricesInCurrencies?: boolean;
  /** A column may come again: the second `name` has the key `name 2`. */
  readonly hasRepeatedColumns?: boolean;
};
