/** What tills export: Square, Vend (Lightspeed X) and Loyverse. */
import { readColumnName } from '../../columns/column-currency';
import { slugOf } from '../../products/attribute-id';
import { isConfidential } from '../../products/confidential';
import { isNo } from '../../products/yes-and-no';
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import { createReader } from './create-reader';
import {
  type Attribute,
  columnsLike,
  flatRow,
  listOf,
  pathOf,
  textOf,
  totalStock,
} from './flat-row';
import { keyOrOwn, readInGroups } from './rows-in-groups';
import type { Vendor } from './vendor';

/** One may be for those who sell again: `Price [Wholesale]`. */
const pricesLike = (fields: FlatFields, ...beginnings: readonly string[]) =>
  beginnings
    .flatMap((beginning) => columnsLike(fields, beginning))
    .filter(({ name }) => !isConfidential(name));

/** `Price`, or `Price (CAD)`. */
function squarePrice(fields: FlatFields) {
  const [column] = pricesLike(fields, 'price_(');
  return {
    price: textOf(fields, 'price') || (column?.values[0] ?? ''),
    currency: readColumnName(column?.name ?? '').currency?.said ?? '',
  };
}

/** What tells a variation without options from the others of its item. */
function squareOptions(fields: FlatFields): readonly Attribute[] {
  const options = [1, 2, 3].map((number): Attribute => [
    textOf(fields, `option_name_${number}`),
    [textOf(fields, `option_value_${number}`)],
  ]);
  const variation = textOf(fields, 'variation_name');
  const isNamed = variation !== '' && variation !== 'Regular';
  return isNamed && options.every(([name]) => name === '')
    ? [['Variation', [variation]]]
    : options.filter(([name]) => name !== '');
}

/** A row for each variation of an item. */
const readSquare = createReader({
  columns: (text, _options, fields) => ({
    id: text('token', 'variation_id', 'sku'),
    item_group_id:
      text('item_id') || slugOf(`${text('item_name')} ${text('category', 'reporting_category')}`),
    catalogue_number: text('sku'),
    title: text('item_name', 'customer_facing_name'),
    description: text('description'),
    category: text('category', 'reporting_category'),
    ...squarePrice(fields),
    availability: totalStock(fields, 'current_quantity_'),
    archived: text('archived'),
  }),
  attributes: (_text, fields) => squareOptions(fields),
});

/** A row for each variant; `supply_price` is what the shop pays. */
const readVend = createReader({
  columns: (text, _options, fields) => ({
    id: text('id', 'sku'),
    item_group_id: text('handle'),
    catalogue_number: text('sku'),
    title: text('name'),
    description: text('description'),
    category: pathOf(text('product_category', 'type').split(' / ')),
    price: text('retail_price'),
    brand: text('brand_name'),
    availability: isNo(text('track_inventory')) ? '' : totalStock(fields, 'inventory_'),
    active: text('active'),
  }),
  attributes: (text) => [
    ...['one', 'two', 'three'].map((number): Attribute => [
      text(`variant_option_${number}_name`),
      [text(`variant_option_${number}_value`)],
    ]),
    ['Tags', listOf(text('tags'), ',')],
  ],
});

function isSold({ fields }: FlatRow): boolean {
  const stores = [
    ...columnsLike(fields, 'available_for_sale_['),
    ...columnsLike(fields, 'disponibles_para_la_venta_['),
  ];
  return stores.length === 0 || stores.some(({ values: [said = ''] }) => !isNo(said));
}

/** That of the first store. */
function loyversePrice(fields: FlatFields): string {
  const [column] = pricesLike(fields, 'price_[', 'precio_[');
  return column?.values[0] ?? textOf(fields, 'default_price', 'precio_por_defecto');
}

function readLoyverseRow(product: FlatFields, row: FlatRow, isVariant: boolean): Row {
  const { line, fields } = row;
  const own = (...keys: readonly string[]): string =>
    textOf(fields, ...keys) || textOf(product, ...keys);
  const handle = textOf(product, 'handle');
  if (!isSold(row)) return { kind: 'skipped', line, reason: 'not visible' };
  return flatRow(
    { line, sources: [fields, product] },
    {
      id: textOf(fields, 'sku', 'ref') || handle,
      ...(isVariant && { item_group_id: handle }),
      title: own('name', 'nombre'),
      description: own('description', 'descripción'),
      category: pathOf([own('category', 'categoria', 'categoría')]),
      price: loyversePrice(fields),
      availability: totalStock(fields, 'in_stock_[', 'en_inventario_['),
    },
    [1, 2, 3].map((number): Attribute => [
      own(`option_${number}_name`, `opción_${number}_nombre`),
      [textOf(fields, `option_${number}_value`, `opción_${number}_valor`)],
    ]),
  );
}

/** The parts of a set have rows below it, with the numbers of other articles. */
const isArticle = ({ fields }: FlatRow): boolean =>
  textOf(fields, 'name', 'nombre', 'sku', 'ref', 'option_1_value', 'opción_1_valor') !== '';

/** Rows of one handle are variants, of which only the first has what they share. */
const readLoyverse = (rows: Rows): Rows =>
  readInGroups(rows, {
    keyOf: (row) =>
      keyOrOwn(textOf(row.fields, 'handle'), textOf(row.fields, 'name', 'nombre'), row),
    read: (first, others) => {
      const variants = [first, ...others.filter(isArticle)];
      return variants.map((row) => readLoyverseRow(first.fields, row, variants.length > 1));
    },
  });

export const tills: readonly Vendor[] = [
  {
    name: 'Square item library CSV',
    columns: [
      ['token', 'item_name', 'variation_name'],
      ['item_id', 'item_name', 'variation_name'],
    ],
    read: readSquare,
  },
  {
    name: 'Vend product CSV',
    columns: [['handle', 'sku', 'name', 'supply_price', 'retail_price']],
    read: readVend,
  },
  {
    name: 'Loyverse item CSV',
    columns: [
      ['handle', 'name', 'sold_by_weight'],
      ['handle', 'nombre', 'vendido_por_peso'],
    ],
    read: readLoyverse,
  },
];
