/** A product of a list in JSON whose prices stand with its variants: a row for each of them. */
import { readRecords, type UnknownRecord } from '../../../src/lib/read-unknown';
import { slugOf } from '../products/attribute-id';
import { type ColumnName, columnsOf, fieldOf } from '../products/column-names';
import { columnsOfRecord } from './native-columns';
import { fieldKey, type FlatRow, type Row } from './row';
import { textOf } from './vendors/flat-row';

const namesOfVariants = ['variants', 'variations', 'skus', 'options', 'offers', 'items', 'sizes'];
const pricesOfProducts: ReadonlySet<ColumnName | undefined> = new Set(['price', 'salePrice']);

const hasPrice = (record: UnknownRecord): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      pricesOfProducts.has(fieldOf(fieldKey(name))) && value !== null && value !== '',
  );

/** What a variant says of these is its own number and name, not those of its product. */
const ofFamily: ReadonlySet<ColumnName | undefined> = new Set(['id', 'title', 'group']);

const cell = (
  name: string,
  value: string,
): readonly [string, { name: string; values: string[] }] => [name, { name, values: [value] }];

/** Each row has the cells of its product too: more of them would fill the memory. */
const mostCells = 200_000;

/** Undefined for a product with a price of its own, or without variants that have one. */
export function rowsOfVariants(record: UnknownRecord, line: number): readonly Row[] | undefined {
  if (hasPrice(record)) return undefined;
  const variants = namesOfVariants
    .map((name) => readRecords(record[name]).filter(hasPrice))
    .find(({ length }) => length > 0);
  if (variants === undefined) return undefined;
  const family = columnsOfRecord(record);
  const group = textOf(family, ...columnsOf.id) || slugOf(textOf(family, ...columnsOf.title));
  if (group === '') return undefined;
  if (variants.length * family.size > mostCells)
    return [{ kind: 'problem', line, problem: `the product has ${variants.length} variants` }];
  return variants.map((variant, at): FlatRow => {
    const own = columnsOfRecord(variant);
    const id = textOf(own, ...columnsOf.id) || `${group}.${at + 1}`;
    const shared = [...family].filter(([key]) => fieldOf(key) !== 'id');
    const varying = [...own].filter(([key]) => !ofFamily.has(fieldOf(key)));
    const ids =
      variants.length > 1 ? [cell('id', id), cell('item_group_id', group)] : [cell('id', group)];
    return { kind: 'flat', line, fields: new Map([...shared, ...varying, ...ids]) };
  });
}
