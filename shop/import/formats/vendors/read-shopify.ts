/** Shopify product CSV: a row for each variant and each further picture, all with the handle of their product. */
import { attributeIdOf } from '../../products/attribute-id';
import type { FlatFields, FlatRow, Row, Rows, SkipReason } from '../row';
import { type Attribute, flatRow, pathOf, pictureColumns, textOf } from './flat-row';
import { readInGroups } from './rows-in-groups';

/** The names of an export, then those of the template of 2024. */
const columns = {
  handle: ['handle', 'url_handle'],
  price: ['variant_price', 'price'],
  compareAt: ['variant_compare_at_price', 'compare_at_price'],
  sku: ['variant_sku', 'sku'],
  tracker: ['variant_inventory_tracker', 'inventory_tracker'],
  quantity: ['variant_inventory_qty', 'inventory_quantity'],
  policy: ['variant_inventory_policy', 'continue_selling_when_out_of_stock'],
  description: ['body_(html)', 'body_html', 'description'],
  image: ['image_src', 'product_image_url'],
  variantImage: ['variant_image', 'variant_image_url'],
  published: ['published', 'published_on_online_store'],
} as const;

const cell = (fields: FlatFields, column: keyof typeof columns): string =>
  textOf(fields, ...columns[column]);

function skipReasonOf(first: FlatFields): SkipReason | undefined {
  if (textOf(first, 'gift_card').toLowerCase() === 'true') return 'gift card';
  const status = textOf(first, 'status').toLowerCase();
  const isHidden = cell(first, 'published').toLowerCase() === 'false';
  return isHidden || (status !== '' && status !== 'active') ? 'not published' : undefined;
}

type Picture = { readonly url: string; readonly alt: string; readonly position: number };

function picturesOf(rows: readonly FlatRow[]): readonly Picture[] {
  const pictures = rows.map(({ fields }) => ({
    url: cell(fields, 'image'),
    alt: textOf(fields, 'image_alt_text'),
    position: Number(textOf(fields, 'image_position')),
  }));
  return pictures.filter(({ url }) => url !== '').sort((a, b) => a.position - b.position);
}

const metafieldMark = '(product.metafields.';

/** Names stand in the first row of a product alone. A product without options has one named "Title". */
function optionsOf(first: FlatFields, fields: FlatFields): readonly Attribute[] {
  return [1, 2, 3].flatMap((number): readonly Attribute[] => {
    const name = textOf(first, `option${number}_name`);
    const value = textOf(fields, `option${number}_value`);
    return name === '' || (name === 'Title' && value.startsWith('Default'))
      ? []
      : [[name, [value]]];
  });
}

/** What is not counted, and what may be ordered without stock, has nothing claimed for it. */
function stockOf(fields: FlatFields): string {
  const canOversell = /^(?:continue|true)$/i.test(cell(fields, 'policy'));
  const quantity = cell(fields, 'quantity');
  if (cell(fields, 'tracker') === '') return '';
  return canOversell && Number(quantity) <= 0 ? '' : quantity;
}

function categoryOf(first: FlatFields): string {
  const category = textOf(first, 'product_category');
  return category === 'Uncategorized' ? '' : category;
}

const isVariant = ({ fields }: FlatRow): boolean =>
  cell(fields, 'price') !== '' || textOf(fields, 'option1_value') !== '';

function problemOf(first: FlatFields): string | undefined {
  const handle = cell(first, 'handle');
  if (handle === '') return 'the handle is missing';
  return textOf(first, 'title') === ''
    ? `the title is missing; all rows of the handle "${handle.slice(0, 40)}" have to follow its first`
    : undefined;
}

/** A variant shows its own picture, else the first of its product. */
function variantPictures(pictures: readonly Picture[], own: string) {
  const urls = pictures.map(({ url }) => url);
  const columns = pictureColumns(own === '' ? urls : [own, ...urls]);
  const shown = pictures.find(({ url }) => url === columns.image_link);
  return { ...columns, image_alt: shown?.alt ?? '' };
}

const productColumns = (first: FlatFields) => ({
  title: textOf(first, 'title'),
  description: cell(first, 'description'),
  brand: textOf(first, 'vendor'),
  product_type: pathOf([textOf(first, 'type')]),
  google_product_category: categoryOf(first),
});

/** Shopify's own recommendations, which name other products; a key has one sign between words. */
const discovery = 'shopify-discovery-';
/** Shopify's own fields by the word that options have; other metafields are the retailer's. */
const standardNames: Readonly<Record<string, string>> = {
  'shopify.color-pattern': 'Color',
  'shopify.size': 'Size',
};

/** `Material (product.metafields.custom.material)`: the retailer's own fields, in the first row of a product alone. */
function metafieldsOf(first: FlatFields, options: readonly Attribute[]): readonly Attribute[] {
  const optionIds = new Set(options.map(([name]) => attributeIdOf(name)));
  return [...first.keys()].flatMap((key): readonly Attribute[] => {
    const at = key.indexOf(metafieldMark);
    const label = at < 1 ? '' : (first.get(key)?.name ?? '').replace(/\([^()]*\)$/, '').trim();
    const path = key.slice(at + metafieldMark.length, -1).replaceAll('_', '-');
    if (label === '' || path.startsWith(discovery)) return [];
    // An option has the value of each variant, the field those of all.
    const isOption = [label, standardNames[path] ?? label].some((one) =>
      optionIds.has(attributeIdOf(one)),
    );
    return isOption ? [] : [[label, textOf(first, key).split(/;\s*/)]];
  });
}

function readProduct(first: FlatRow, others: readonly FlatRow[]): readonly Row[] {
  const { fields, line } = first;
  const reason = skipReasonOf(fields);
  if (reason !== undefined) return [{ kind: 'skipped', line, reason }];
  const problem = problemOf(fields);
  if (problem !== undefined) return [{ kind: 'problem', line, problem }];
  const handle = cell(fields, 'handle');
  const pictures = picturesOf([first, ...others]);
  const shared = productColumns(fields);
  const tags: Attribute = ['Tags', textOf(fields, 'tags').split(',')];
  const variants = [first, ...others.filter(isVariant)];
  return variants.map((variant, at) => {
    const options = optionsOf(fields, variant.fields);
    return flatRow(
      { line: variant.line, sources: [variant.fields, fields] },
      {
        // A handle has no full stop. The SKU may be missing, or that of another product too.
        ...(variants.length === 1
          ? { id: handle }
          : { id: `${handle}.${at + 1}`, item_group_id: handle }),
        ...shared,
        ...variantPictures(pictures, cell(variant.fields, 'variantImage')),
        price: cell(variant.fields, 'price'),
        compare_at_price: cell(variant.fields, 'compareAt'),
        catalogue_number: cell(variant.fields, 'sku'),
        availability: stockOf(variant.fields),
      },
      [...options, ...metafieldsOf(fields, options), tags],
    );
  });
}

export const readShopify = (rows: Rows): Rows =>
  readInGroups(rows, {
    keyOf: ({ fields, line }) => cell(fields, 'handle') || String(line),
    read: readProduct,
  });
