/** A product that has its variants within it: a row for each of them. */
import { slugOf } from '../products/attribute-id';
import { type ColumnName, columnsOf, fieldOf } from '../products/column-names';
import type { FlatFields, Row } from './row';
import { textOf } from './vendors/flat-row';

/** What a variant says of these is its own number and name, not those of its product. */
const ofFamily: ReadonlySet<ColumnName | undefined> = new Set(['id', 'title', 'group']);

const cell = (
  name: string,
  value: string,
): readonly [string, { name: string; values: string[] }] => [name, { name, values: [value] }];

/** Each row has the cells of its product too: more of them would fill the memory. */
const mostCells = 200_000;
/** A variant has ten cells at least. */
export const mostVariants = mostCells / 10;

/** Undefined where nothing says which product it is. */
export function rowsOfFamily(
  family: FlatFields,
  variants: readonly FlatFields[],
  line: number,
): readonly Row[] | undefined {
  const group = textOf(family, ...columnsOf.id) || slugOf(textOf(family, ...columnsOf.title));
  if (group === '') return undefined;
  const count = variants.length;
  if (count > mostVariants || count * family.size > mostCells)
    return [{ kind: 'problem', line, problem: `the product has ${count} variants` }];
  return variants.map((own, at): Row => {
    const id = textOf(own, ...columnsOf.id) || `${group}.${at + 1}`;
    const shared = [...family].filter(([key]) => fieldOf(key) !== 'id');
    const varying = [...own].filter(([key]) => !ofFamily.has(fieldOf(key)));
    const ids = count > 1 ? [cell('id', id), cell('item_group_id', group)] : [cell('id', group)];
    return { kind: 'flat', line, fields: new Map([...shared, ...varying, ...ids]) };
  });
}
