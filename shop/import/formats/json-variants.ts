/** A product of a list in JSON whose prices stand with its variants: a row for each of them. */
import { readRecords, type UnknownRecord } from '../../../src/lib/read-unknown';
import { type ColumnName, fieldOf } from '../products/column-names';
import { columnsOfRecord } from './native-columns';
import { fieldKey, type Row } from './row';
import { rowsOfFamily } from './variant-rows';

const namesOfVariants = ['variants', 'variations', 'skus', 'options', 'offers', 'items', 'sizes'];
const pricesOfProducts: ReadonlySet<ColumnName | undefined> = new Set(['price', 'salePrice']);

const hasPrice = (record: UnknownRecord): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      pricesOfProducts.has(fieldOf(fieldKey(name))) && value !== null && value !== '',
  );

/** Undefined for a product with a price of its own, or without variants that have one. */
export function rowsOfVariants(record: UnknownRecord, line: number): readonly Row[] | undefined {
  if (hasPrice(record)) return undefined;
  const variants = namesOfVariants
    .map((name) => readRecords(record[name]).filter(hasPrice))
    .find(({ length }) => length > 0);
  if (variants === undefined) return undefined;
  return rowsOfFamily(columnsOfRecord(record), variants.map(columnsOfRecord), line);
}
