/**
 * BigCommerce product CSV of the modern export: each product is followed by rows of its variants, pictures and videos.
 */
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import {
  type Attribute,
  flatRow,
  pathOf,
  pictureAddress,
  pictureColumns,
  priceOf,
  salePriceOf,
  textOf,
  type VendorOptions,
} from './flat-row';
import { readInGroups } from './rows-in-groups';

const itemOf = ({ fields }: FlatRow): string => textOf(fields, 'item').toLowerCase();
const isSet = (fields: FlatFields, key: string): boolean =>
  textOf(fields, key).toLowerCase() === 'true';

/** `Type=Radio|Name=Size|Value=M||Type=Swatch|Name=Colour|Value=Red[#f00]`, also without marks between the options. */
const optionsOf = (text: string): readonly Attribute[] =>
  text.split('Type=').flatMap((option): readonly Attribute[] => {
    const parts = option.split('|').map((part) => part.trim());
    const valueOf = (name: string): string =>
      parts.find((part) => part.startsWith(name))?.slice(name.length) ?? '';
    const [value = ''] = valueOf('Value=').split('[', 1);
    const name = valueOf('Name=');
    return name === '' || value === '' ? [] : [[name, [value.trim()]]];
  });

/** Numbers are ids, which name no category. */
const pathsOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((path) => path.trim())
    .filter((path) => !/^\d*$/.test(path))
    .map((path) => pathOf(path.split('/').filter((level) => level !== '')));

function picturesOf(rows: readonly FlatRow[], base: string | undefined): readonly string[] {
  const pictures = rows.map(({ fields }) => ({
    url: pictureAddress(textOf(fields, 'internal_image_url_(export)', 'image_url_(import)'), base),
    isFirst: isSet(fields, 'image_is_thumbnail'),
  }));
  return pictures
    .filter(({ url }) => url !== '')
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .map(({ url }) => url);
}

function stockOf(product: FlatFields, variant: FlatFields): string {
  const tracked = textOf(product, 'inventory_tracking').toLowerCase();
  if (tracked !== 'product' && tracked !== 'variant') return '';
  return textOf(tracked === 'variant' ? variant : product, 'current_stock');
}

type Variant = {
  readonly row: FlatRow;
  /** 0 for a product without variants. */
  readonly number: number;
  readonly pictures: readonly string[];
};

function readVariant({ fields }: FlatRow, { row, number, pictures }: Variant): FlatRow {
  const inherited = (key: string): string => textOf(row.fields, key) || textOf(fields, key);
  const id = textOf(fields, 'id') || textOf(fields, 'sku');
  const own = textOf(row.fields, 'variant_image_url');
  return flatRow(
    { line: row.line, sources: [row.fields, fields] },
    {
      ...(number === 0 ? { id } : { id: `${id}.${number}`, item_group_id: id }),
      title: textOf(fields, 'name'),
      description: textOf(fields, 'description'),
      category: pathsOf(textOf(fields, 'categories')),
      ...pictureColumns(own === '' ? pictures : [own, ...pictures]),
      price: priceOf(inherited('price')),
      sale_price: salePriceOf(inherited('sale_price')),
      rrp: salePriceOf(inherited('retail_price')),
      catalogue_number: inherited('sku'),
      availability: stockOf(fields, row.fields),
    },
    number === 0 ? [] : optionsOf(textOf(row.fields, 'options')),
  );
}

function readProduct(
  first: FlatRow,
  others: readonly FlatRow[],
  { imageBase }: VendorOptions,
): readonly Row[] {
  const { fields, line } = first;
  if (itemOf(first) !== 'product')
    return [{ kind: 'problem', line, problem: 'the row of its product has to come before' }];
  if (textOf(fields, 'is_visible').toLowerCase() === 'false')
    return [{ kind: 'skipped', line, reason: 'not visible' }];
  const pictures = picturesOf(
    others.filter((row) => itemOf(row) === 'image'),
    imageBase,
  );
  const variants = others.filter((row) => itemOf(row) === 'variant');
  return variants.length === 0
    ? [readVariant(first, { row: first, number: 0, pictures })]
    : variants.map((row, at) => readVariant(first, { row, number: at + 1, pictures }));
}

export const readBigCommerceV3 = (rows: Rows, options: VendorOptions): Rows =>
  readInGroups(rows, {
    keyOf: (row) => (itemOf(row) === 'product' ? String(row.line) : undefined),
    read: (first, others) => readProduct(first, others, options),
  });
