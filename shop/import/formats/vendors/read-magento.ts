/** Magento 2 product CSV: simple products, and configurable products that name their variants, which may come first. */
import type { FlatFields, FlatRow, Row, Rows, SkipReason } from '../row';
import {
  flatRow,
  pathOf,
  periodOf,
  pictureAddress,
  pictureColumns,
  priceOf,
  salePriceOf,
  textOf,
  type VendorOptions,
} from './flat-row';
import { createFamilies, type Parent } from './held-families';

/** How Magento handles a product, which is nothing to filter by. */
const internal = new Set(
  'has_options required_options gift_message_available shipment_type links_exist'.split(' '),
);

type Pairs = readonly (readonly [name: string, value: string])[];

/** `color=Blue,size=M`; a value may have commas itself. */
const pairsOf = (text: string): Pairs =>
  text.split(/,(?=[a-z]\w*=)/i).flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1).replace(/^"|"$/g, '')] as const];
  });

/** `sku=A,color=Blue|sku=B,color=Red`: the attributes of each variant, by its SKU. */
const variationsOf = (fields: FlatFields): ReadonlyMap<string, Pairs> =>
  new Map(
    textOf(fields, 'configurable_variations')
      .split('|')
      .map((one) => {
        const pairs = pairsOf(one);
        const sku = pairs.find(([name]) => name === 'sku')?.[1] ?? '';
        return [sku, pairs.filter(([name]) => name !== 'sku')] as const;
      }),
  );

type Configurable = Parent & { readonly variations: ReadonlyMap<string, Pairs> };
type Families = ReturnType<typeof createFamilies<Configurable>>;

/** `1/31/26` and `1/31/2026, 12:00 AM` are 2026-01-31. */
function dayOf(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?!\d)/.exec(text) ?? [];
  if (month === undefined || day === undefined || year === undefined)
    return text.replaceAll('/', '-');
  return `20${year.slice(-2)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Each path begins with the root of the store's categories, which shoppers do not see. */
const pathsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((path) => path.split('/').slice(1))
    .filter((levels) => levels.length > 0)
    .map(pathOf);

function skipReasonOf(fields: FlatFields): SkipReason | undefined {
  if (textOf(fields, 'product_type') === 'giftcard') return 'gift card';
  return textOf(fields, 'product_online') === '2' ? 'not published' : undefined;
}

function picturesOf(fields: FlatFields, base: string | undefined): readonly string[] {
  const paths = [textOf(fields, 'base_image'), ...textOf(fields, 'additional_images').split(',')];
  return paths
    .filter((path) => path !== 'no_selection')
    .map((path) => pictureAddress(path, base))
    .filter((url) => url !== '');
}

/** A special price above the price has no effect in a Magento shop. */
function specialPriceOf(fields: FlatFields): string {
  const special = salePriceOf(textOf(fields, 'special_price'));
  return Number(special) < Number(textOf(fields, 'price')) ? special : '';
}

function attributesOf(fields: FlatFields, parent?: Configurable): ReadonlyMap<string, string[]> {
  const pairs = [parent?.fields, fields].flatMap((one) =>
    one === undefined ? [] : pairsOf(textOf(one, 'additional_attributes')),
  );
  const chosen = parent?.variations.get(textOf(fields, 'sku')) ?? [];
  return new Map([...pairs, ...chosen].map(([name, value]) => [name, [value]]));
}

const saleColumns = (fields: FlatFields) => ({
  sale_price: specialPriceOf(fields),
  sale_price_effective_date: periodOf(
    dayOf(textOf(fields, 'special_price_from_date')),
    dayOf(textOf(fields, 'special_price_to_date')),
  ),
});

/** Texts and categories of a variant are those of its configurable product. */
function textColumns(fields: FlatFields, family: FlatFields) {
  const inherited = (key: string): string => textOf(family, key) || textOf(fields, key);
  return {
    title: textOf(family, 'name'),
    description: inherited('description') || inherited('short_description'),
    category: pathsOf(inherited('categories')),
  };
}

const brandOf = (attributes: ReadonlyMap<string, string[]>): readonly string[] =>
  attributes.get('manufacturer') ?? attributes.get('brand') ?? [];

function readVisible(
  { fields, line }: FlatRow,
  parent: Configurable | undefined,
  imageBase: string | undefined,
): Row {
  const family = parent?.fields ?? fields;
  const attributes = attributesOf(fields, parent);
  return flatRow(
    { line, sources: [fields, family] },
    {
      id: textOf(fields, 'sku'),
      item_group_id: parent === undefined ? '' : textOf(family, 'sku'),
      ...textColumns(fields, family),
      brand: brandOf(attributes),
      ...pictureColumns([...picturesOf(fields, imageBase), ...picturesOf(family, imageBase)]),
      image_alt: textOf(fields, 'base_image_label'),
      price: priceOf(textOf(fields, 'price')),
      ...saleColumns(fields),
      availability: textOf(fields, 'is_in_stock') || textOf(fields, 'qty'),
    },
    [...attributes].filter(([name]) => !internal.has(name)),
  );
}

function readProduct(
  row: FlatRow,
  parent: Configurable | undefined,
  imageBase: string | undefined,
): Row {
  const reason = skipReasonOf(row.fields) ?? (parent && skipReasonOf(parent.fields));
  if (reason !== undefined) return { kind: 'skipped', line: row.line, reason };
  return textOf(row.fields, 'price') === ''
    ? { kind: 'skipped', line: row.line, reason: 'no price' }
    : readVisible(row, parent, imageBase);
}

function readRow(row: FlatRow, families: Families, imageBase: string | undefined): readonly Row[] {
  const { fields } = row;
  const sku = textOf(fields, 'sku');
  if (textOf(fields, 'product_type') === 'configurable') {
    const parent = { ...row, variations: variationsOf(fields) };
    const variants = families.addParent([...parent.variations.keys()], parent);
    return variants.map((variant) => readProduct(variant, parent, imageBase));
  }
  const parent = families.parentOf(sku);
  const isVisible = textOf(fields, 'visibility') !== 'Not Visible Individually';
  if (parent !== undefined || isVisible) return [readProduct(row, parent, imageBase)];
  families.wait(sku, row);
  return [];
}

const notVisible = ({ line }: FlatRow): Row => ({ kind: 'skipped', line, reason: 'not visible' });

export async function* readMagento(rows: Rows, { imageBase }: VendorOptions): AsyncGenerator<Row> {
  const families = createFamilies<Configurable>();
  let lastSku = '';
  for await (const row of rows) {
    if (row.kind !== 'flat') {
      yield row;
      continue;
    }
    const sku = textOf(row.fields, 'sku');
    // Rows for one store view follow that of the product.
    if (sku === lastSku && textOf(row.fields, 'store_view_code') !== '')
      yield { kind: 'skipped', line: row.line, reason: 'of another store view' };
    else yield* readRow(row, families, imageBase);
    lastSku = sku;
    yield* families.takeDropped().map(notVisible);
  }
  // No configurable product names them.
  yield* families.rest().map(notVisible);
}
