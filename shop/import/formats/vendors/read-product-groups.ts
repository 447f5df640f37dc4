/** Exports that have the row of a product before those of its variants: Vendure, Shopware 6 and Wix. */
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import {
  type Attribute,
  flatRow,
  listOf,
  pictureAddress,
  pictureColumns,
  priceOf,
  textOf,
  type VendorOptions,
} from './flat-row';
import { readInGroups } from './rows-in-groups';

/** `category:Lamps|brand:Acme` */
const pairsOf = (text: string): readonly (readonly [name: string, value: string])[] =>
  listOf(text, '|').flatMap((pair) => {
    const at = pair.indexOf(':');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
  });

const valuesOf = (pairs: ReturnType<typeof pairsOf>, wanted: string): readonly string[] =>
  pairs.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);

function readVendureVariant(
  product: FlatFields,
  { fields, line }: FlatRow,
  { imageBase }: VendorOptions,
): Row {
  const facets = pairsOf(`${textOf(product, 'facets')}|${textOf(fields, 'variant_facets')}`);
  const groups = listOf(textOf(product, 'option_groups'), '|');
  const values = textOf(fields, 'option_values').split('|');
  const pictures = [textOf(fields, 'variant_assets'), textOf(product, 'assets')].flatMap((assets) =>
    listOf(assets, '|').map((path) => pictureAddress(path, imageBase)),
  );
  return flatRow(
    { line, sources: [fields, product] },
    {
      id: textOf(fields, 'sku'),
      item_group_id: textOf(product, 'slug', 'name'),
      title: textOf(product, 'name'),
      description: textOf(product, 'description'),
      category: valuesOf(facets, 'category'),
      brand: valuesOf(facets, 'brand'),
      ...pictureColumns(pictures.filter((url) => url !== '')),
      price: textOf(fields, 'price'),
      availability: textOf(fields, 'stock_on_hand'),
    },
    [
      ...groups.map((name, at): Attribute => [name, [values[at]?.trim() ?? '']]),
      ...facets.map(([name]): Attribute => [name, valuesOf(facets, name.toLowerCase())]),
    ],
  );
}

/** A row without a name is a variant of the product before it, which is a variant itself. */
export const readVendure = (rows: Rows, options: VendorOptions): Rows =>
  readInGroups(rows, {
    keyOf: ({ line, fields }) => (textOf(fields, 'name') === '' ? undefined : String(line)),
    read: (first, others) =>
      [first, ...others].map((row) => readVendureVariant(first.fields, row, options)),
  });

function readShopwareRow(parent: FlatFields, { fields, line }: FlatRow, hasVariants: boolean): Row {
  const own = (key: string): string => textOf(fields, key) || textOf(parent, key);
  return flatRow(
    { line, sources: [fields, parent] },
    {
      id: textOf(fields, 'product_number', 'id'),
      ...(hasVariants && { item_group_id: textOf(parent, 'product_number', 'id') }),
      title: own('name'),
      description: own('description'),
      // Ids name no category.
      category: listOf(own('categories'), '|').filter((name) => !/^[0-9a-f]{32}$/.test(name)),
      image_link: own('cover_media_url'),
      price: priceOf(own('price_gross')),
      brand: own('manufacturer_name'),
      availability: own('stock'),
      active: own('active'),
    },
  );
}

/** Variants name their parent, and have only what differs from it. */
export const readShopware = (rows: Rows): Rows =>
  readInGroups(rows, {
    keyOf: ({ fields }) => textOf(fields, 'parent_id', 'id'),
    read: (first, others) =>
      others.length === 0
        ? [readShopwareRow(first.fields, first, false)]
        : others.map((row) => readShopwareRow(first.fields, row, true)),
  });

const wixMedia = 'https://static.wixstatic.com/media/';

/** The price after a discount, as an amount or a share of it; empty without one. */
function wixSalePrice(price: number, mode: string, text: string): string {
  const discount = Number(text);
  if (!(discount > 0)) return '';
  const left = mode.toUpperCase() === 'PERCENT' ? price * (1 - discount / 100) : price - discount;
  return left > 0 ? left.toFixed(2) : '';
}

/** `#ff0000:Red;#00f:Blue` or `S;M`. */
const wixValues = (text: string): readonly string[] =>
  listOf(text, ';').map((value) => value.replace(/^#[0-9a-f]+:/i, ''));

function readWixProduct({ fields, line }: FlatRow): Row {
  const text = (key: string): string => textOf(fields, key);
  const pictures = listOf(text('product_image_url'), ';').map((path) =>
    path.includes('://') ? path : wixMedia + path,
  );
  return flatRow(
    { line, sources: [fields] },
    {
      id: text('handle_id'),
      catalogue_number: text('sku'),
      title: text('name'),
      description: text('description'),
      category: listOf(text('collection'), ';'),
      ...pictureColumns(pictures),
      price: text('price'),
      sale_price: wixSalePrice(
        Number(text('price')),
        text('discount_mode'),
        text('discount_value'),
      ),
      brand: text('brand'),
      availability: text('inventory'),
      promotion: text('ribbon'),
      visible: text('visible'),
    },
    [1, 2, 3, 4, 5, 6].map((number): Attribute => [
      text(`product_option_name${number}`),
      wixValues(text(`product_option_description${number}`)),
    ]),
  );
}

/** The row of a product has all values of its options; those of its variants only what each costs more. */
export const readWix = (rows: Rows): Rows =>
  readInGroups(rows, {
    keyOf: ({ fields }) => textOf(fields, 'handle_id'),
    read: (first) => [readWixProduct(first)],
  });
