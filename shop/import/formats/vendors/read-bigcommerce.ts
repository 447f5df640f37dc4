/** BigCommerce product CSV: each product is followed by a row for each SKU and for each rule that changes its price. */
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

const typeOf = ({ fields }: FlatRow): string => textOf(fields, 'item_type').toLowerCase();
const codeOf = (fields: FlatFields): string => textOf(fields, 'product_code/sku');

/** `[RB]Size=M,[CS]Colour=Red:#f00` has the options of a SKU, each behind how it is chosen. */
const optionsOf = (name: string): readonly Attribute[] =>
  name.split(/,?\[[A-Z]{1,3}\]/).flatMap((option): readonly Attribute[] => {
    const at = option.indexOf('=');
    const value = option.slice(at + 1).replace(/:(?:#|https?:).*$/, '');
    return at < 1 ? [] : [[option.slice(0, at).trim(), [value.trim()]]];
  });

/** `[FIXED]12.50`, `[ADD]5` or `[REMOVE]5` of a rule; undefined where it changes no price. */
function ruledPrice(rule: string, price: number): string | undefined {
  const [, kind, digits] = /^\[(FIXED|ADD|REMOVE)\](\d+(?:\.\d+)?)$/.exec(rule) ?? [];
  if (kind === undefined || digits === undefined) return undefined;
  const amount = Number(digits);
  return (kind === 'FIXED' ? amount : kind === 'ADD' ? price + amount : price - amount).toFixed(2);
}

function picturesOf(fields: FlatFields, base: string | undefined): readonly string[] {
  const pictures = Array.from({ length: 10 }, (_, at) =>
    pictureAddress(
      textOf(fields, `product_image_url_${at + 1}`, `product_image_file_${at + 1}`),
      base,
    ),
  );
  return pictures.filter((url) => url !== '');
}

/** A product that cannot be bought now is shown as sold out. */
function stockOf(product: FlatFields, variant: FlatFields): string {
  if (textOf(product, 'allow_purchases?').toUpperCase() === 'N') return 'out of stock';
  const tracked = textOf(product, 'track_inventory').toLowerCase();
  if (tracked === 'none') return '';
  return textOf(tracked === 'by option' ? variant : product, 'current_stock_level');
}

/** `number` is 0 for a product without SKUs of its own. */
type Variant = { readonly row: FlatRow; readonly number: number; readonly rule: string };

function priceColumns(fields: FlatFields, rule: string) {
  const price = priceOf(textOf(fields, 'price'));
  const ruled = ruledPrice(rule, Number(price));
  return {
    price: ruled ?? price,
    sale_price: ruled === undefined ? salePriceOf(textOf(fields, 'sale_price')) : '',
    rrp: salePriceOf(textOf(fields, 'retail_price')),
  };
}

function numberColumns(fields: FlatFields, { row, number }: Variant) {
  const id = textOf(fields, 'product_id') || codeOf(fields);
  return {
    ...(number === 0 ? { id } : { id: `${id}.${number}`, item_group_id: id }),
    catalogue_number: codeOf(row.fields) || codeOf(fields),
  };
}

function readVariant({ fields }: FlatRow, variant: Variant, { imageBase }: VendorOptions): FlatRow {
  const { row, number, rule } = variant;
  return flatRow(
    { line: row.line, sources: [row.fields, fields] },
    {
      ...numberColumns(fields, variant),
      title: textOf(fields, 'product_name'),
      description: textOf(fields, 'product_description'),
      brand: textOf(fields, 'brand_name'),
      category: textOf(fields, 'category')
        .split(';')
        .map((path) => pathOf(path.split('/'))),
      ...pictureColumns([...picturesOf(row.fields, imageBase), ...picturesOf(fields, imageBase)]),
      image_alt: textOf(fields, 'product_image_description_1'),
      ...priceColumns(fields, rule),
      availability: stockOf(fields, row.fields),
    },
    number === 0 ? [] : optionsOf(textOf(row.fields, 'product_name')),
  );
}

function readProduct(
  first: FlatRow,
  others: readonly FlatRow[],
  options: VendorOptions,
): readonly Row[] {
  const { fields, line } = first;
  if (typeOf(first) !== 'product')
    return [{ kind: 'problem', line, problem: 'the row of its product has to come before' }];
  if (textOf(fields, 'product_visible?', 'product_visible').toUpperCase() === 'N')
    return [{ kind: 'skipped', line, reason: 'not visible' }];
  const skus = others.filter((row) => typeOf(row) === 'sku');
  const rules = others.filter((row) => typeOf(row) === 'rule');
  const ruleBySku = new Map(rules.map((row) => [codeOf(row.fields), textOf(row.fields, 'price')]));
  const variants = skus.length === 0 ? [first] : skus;
  return [
    ...variants.map((row, at) =>
      readVariant(
        first,
        {
          row,
          number: skus.length === 0 ? 0 : at + 1,
          rule: ruleBySku.get(codeOf(row.fields)) ?? '',
        },
        options,
      ),
    ),
    ...rules.map((row): Row => ({ kind: 'skipped', line: row.line, reason: 'rule of options' })),
  ];
}

export const readBigCommerce = (rows: Rows, options: VendorOptions): Rows =>
  readInGroups(rows, {
    keyOf: (row) => (typeOf(row) === 'product' ? String(row.line) : undefined),
    read: (first, others) => readProduct(first, others, options),
  });
