/** WooCommerce product CSV: products of one row, and variable products whose variations name their parent. */
import { slugOf } from '../../products/attribute-id';
import type { FlatFields, FlatRow, Row, Rows, SkipReason } from '../row';
import {
  type Attribute,
  flatRow,
  pathOf,
  periodOf,
  pictureColumns,
  salePriceOf,
  textOf,
} from './flat-row';
import { attributeOf, namesOf, valueColumnsOf } from './woocommerce-columns';
import { createFamilies, type Parent, tooFarApart } from './held-families';

/** The export puts an apostrophe before what a spreadsheet could take for a formula. */
const cell = (fields: FlatFields, column: string): string =>
  textOf(fields, ...namesOf(column)).replace(/^'(?=[=+@-])/, '');

/** `Red, Blue\, light` are two values. */
const listOf = (text: string): readonly string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');

function skipReasonOf(fields: FlatFields): SkipReason | undefined {
  if (!['', '1'].includes(cell(fields, 'published'))) return 'not published';
  return cell(fields, 'visibility_in_catalog') === 'hidden' ? 'not visible' : undefined;
}

function attributesOf(fields: FlatFields): readonly Attribute[] {
  const attributes: Attribute[] = [];
  for (const key of fields.keys()) {
    const number = attributeOf(key);
    if (number === undefined) continue;
    const values = textOf(fields, ...valueColumnsOf(number));
    attributes.push([textOf(fields, key), listOf(values)]);
  }
  return attributes;
}

const longestMadeId = 150;

/**
 * Not each product has a SKU, and not each file the ids. The name of a variation may be that of its product: what it
 * varies by follows.
 */
function idOf(fields: FlatFields, varying: readonly Attribute[] = []): string {
  const own = cell(fields, 'id') || cell(fields, 'sku');
  if (own !== '') return own;
  const words = [cell(fields, 'name'), ...varying.flatMap(([, values]) => values)];
  return slugOf(words.join(' ')).slice(0, longestMadeId);
}

const pathsOf = (text: string): readonly string[] =>
  listOf(text).map((path) => pathOf(path.split('>')));

/** Those of the parent follow, where the variation has no value for them: without one it is sold in any. */
function joinAttributes(
  own: readonly Attribute[],
  family: readonly Attribute[],
): readonly Attribute[] {
  const valued = own.filter(([, values]) => values.length > 0);
  const names = new Set(valued.map(([name]) => name));
  return [...valued, ...family.filter(([name]) => !names.has(name))];
}

const saleColumns = (fields: FlatFields) => ({
  sale_price: salePriceOf(cell(fields, 'sale_price')),
  sale_price_effective_date: periodOf(
    cell(fields, 'date_sale_price_starts'),
    cell(fields, 'date_sale_price_ends'),
  ),
});

/** A variation has only what differs from its parent. */
function readProduct({ fields, line }: FlatRow, parent?: Parent): Row {
  const price = cell(fields, 'regular_price');
  if (price === '') return { kind: 'skipped', line, reason: 'no price' };
  const family = parent?.fields ?? fields;
  const inherited = (key: string): string => cell(fields, key) || cell(family, key);
  return flatRow(
    { line, sources: [fields, family] },
    {
      ...(parent === undefined
        ? { id: idOf(fields) }
        : { id: idOf(fields, attributesOf(fields)), item_group_id: idOf(family) }),
      title: cell(family, 'name'),
      description: inherited('description') || inherited('short_description'),
      brand: inherited('brands'),
      category: pathsOf(inherited('categories')),
      ...pictureColumns([...listOf(cell(fields, 'images')), ...listOf(cell(family, 'images'))]),
      price,
      ...saleColumns(fields),
      catalogue_number: cell(fields, 'sku'),
      availability: cell(fields, 'in_stock?') || cell(fields, 'stock'),
    },
    [
      ...joinAttributes(attributesOf(fields), attributesOf(family)),
      ['Tags', listOf(inherited('tags'))],
    ],
  );
}

function readVariation(variation: FlatRow, parent: Parent): Row {
  const reason = skipReasonOf(parent.fields);
  return reason === undefined
    ? readProduct(variation, parent)
    : { kind: 'skipped', line: variation.line, reason };
}

type Families = ReturnType<typeof createFamilies<Parent>>;

function keysOf(fields: FlatFields): readonly string[] {
  const [sku, id] = [cell(fields, 'sku'), cell(fields, 'id')];
  return [...(sku === '' ? [] : [sku]), ...(id === '' ? [] : [`id:${id}`])];
}

function readRow(row: FlatRow, families: Families): readonly Row[] {
  const { fields, line } = row;
  const [type] = cell(fields, 'type').split(',', 1);
  if (type === 'variable')
    return families
      .addParent(keysOf(fields), row)
      .map((variation) => readVariation(variation, row));
  const reason = skipReasonOf(fields);
  if (reason !== undefined) return [{ kind: 'skipped', line, reason }];
  if (type !== 'variation') return [readProduct(row)];
  const parentKey = cell(fields, 'parent');
  const parent = families.parentOf(parentKey);
  if (parent !== undefined) return [readVariation(row, parent)];
  families.wait(parentKey, row);
  return [];
}

export async function* readWooCommerce(rows: Rows): AsyncGenerator<Row> {
  const families = createFamilies<Parent>();
  for await (const row of rows) {
    if (row.kind === 'flat') yield* readRow(row, families);
    else yield row;
    for (const { line } of families.takeDropped())
      yield { kind: 'problem', line, problem: tooFarApart };
  }
  for (const { line, fields } of families.rest())
    yield {
      kind: 'problem',
      line,
      problem: `its parent "${cell(fields, 'parent').slice(0, 40)}" is not in the file, or stands too far from it`,
    };
}
