/**
 * Exports with a row for each product or variant, whose columns have names of their own: PrestaShop, Etsy, and the
 * feeds of Awin and Prisjakt.
 */
import { slugOf } from '../../products/attribute-id';
import { fieldKey, type FlatFields } from '../row';
import { createReader } from './create-reader';
import {
  type Attribute,
  columnsLike,
  listOf,
  pathOf,
  pictureAddress,
  pictureColumns,
  textOf,
  numbers,
} from './flat-row';

/** The mark between the values of a cell, which the header says: `Categories (x,y,z...)` or `Categories (x;y;z...)`. */
const markOf = (fields: FlatFields): string =>
  [...fields.keys()].some((key) => key.includes('_(x;y')) ? ';' : ',';

const listLike = (fields: FlatFields, beginning: string): readonly string[] =>
  columnsLike(fields, beginning).flatMap(({ values: [list = ''] }) => listOf(list, markOf(fields)));

/** `Colour:Red:1, Material:Oak:2`: name, value and place. */
const featuresOf = (text: string, mark: string): readonly Attribute[] =>
  listOf(text, mark).flatMap((feature): readonly Attribute[] => {
    const [name = '', value = ''] = feature.split(':');
    return name === '' || value === '' ? [] : [[name, [value]]];
  });

/** The file that PrestaShop's import takes and its modules write, and the list of products that it exports. */
export const readPrestaShop = createReader({
  columns: (text, { imageBase }, fields) => ({
    id: text('product_id', 'id', 'reference_#', 'reference'),
    catalogue_number: text('reference_#', 'reference'),
    title: text('name_*', 'name*', 'name'),
    description: text('description', 'summary', 'short_description'),
    category: [...listLike(fields, 'categories_('), ...listOf(text('category'), ',')].filter(
      (name) => !/^\d+$/.test(name),
    ),
    ...pictureColumns(
      [...listLike(fields, 'image_urls_('), ...listOf(text('image'), ',')].map((path) =>
        pictureAddress(path, imageBase),
      ),
    ),
    // `Price tax excluded or Price tax included` is what its template calls it.
    price:
      text('price_(tax_incl.)', 'price_tax_included') ||
      (columnsLike(fields, 'price_tax_')[0]?.values[0] ?? ''),
    brand: text('manufacturer', 'brand'),
    availability: text('quantity'),
    active: text('visibility') === 'none' ? 'no' : text('active_(0/1)', 'status'),
  }),
  attributes: (text, fields) =>
    featuresOf(
      text('feature(name:value:position)', 'feature_(name:value:position)'),
      markOf(fields),
    ),
});

/** A listing has no id of its own in the file: its first article number is one, or else its title. */
export const readEtsy = createReader({
  columns: (text) => ({
    id: listOf(text('sku'), ',')[0] ?? slugOf(text('title', 'titolo')),
    title: text('title', 'titolo'),
    description: text('description', 'descrizione'),
    ...pictureColumns(
      numbers
        .map((number) => text(`image${number}`, `immagine${number}`))
        .filter((url) => url !== ''),
    ),
    price: text('price', 'prezzo'),
    currency: text('currency_code'),
    availability: text('quantity', 'quantità'),
  }),
  attributes: (text) => [
    ['Material', listOf(text('materials', 'materiali'), ',')],
    ...[1, 2].map((number): Attribute => [
      text(
        ...[`variation_${number}_name`, `variation_${number}_type`],
        ...[`nome_variante_${number}`, `tipo_variante_${number}`],
      ),
      listOf(text(`variation_${number}_values`, `valori_variante_${number}`), ','),
    ]),
  ],
});

const wpAttribute = 'attribute_name_(';

/** What WP All Export writes of WooCommerce: a row for each product and variation, and columns for each attribute. */
export const readWpAllExport = createReader({
  columns: (text) => {
    const parent = text('parent_product_id');
    return {
      id: text('id', 'sku'),
      item_group_id: parent === '0' ? text('id') : parent,
      catalogue_number: text('sku'),
      title: text('title'),
      description: text('content', 'short_description', 'excerpt'),
      category: text('product_categories'),
      ...pictureColumns(listOf(`${text('image_featured')}|${text('image_url')}`, '|')),
      price: text('regular_price', 'price'),
      sale_price: text('sale_price'),
      brand: text('product_brands', 'brand'),
      availability: text('stock_status', 'stock'),
      active: ['', 'publish'].includes(text('status')) ? '' : 'no',
      hidden: text('product_visibility') === 'hidden' ? 'yes' : '',
    };
  },
  attributes: (_text, fields) =>
    columnsLike(fields, wpAttribute).map(({ name, values: [label = ''] }): Attribute => {
      const place = fieldKey(name).slice(wpAttribute.length);
      return [label, listOf(textOf(fields, `attribute_value_(${place}`), '|')];
    }),
});

export const readAwin = createReader({
  columns: (text) => ({
    id: text('aw_product_id', 'merchant_product_id'),
    catalogue_number: text('merchant_product_id'),
    title: text('product_name'),
    description: text('description', 'product_short_description'),
    category:
      text('merchant_product_category_path') ||
      pathOf([text('merchant_category', 'category_name')].filter((name) => name !== '')),
    ...pictureColumns(
      [text('merchant_image_url', 'large_image', 'aw_image_url'), text('alternate_image')].filter(
        (url) => url !== '',
      ),
    ),
    price: text('search_price', 'store_price'),
    rrp: text('rrp_price'),
    previous_price: text('product_price_old'),
    currency: text('currency'),
    brand: text('brand_name'),
    url: text('merchant_deep_link', 'aw_deep_link'),
    availability: text('in_stock', 'stock_status'),
  }),
  attributes: (text) => [
    ['Colour', [text('colour')]],
    ['Size', [text('fashion:size', 'size')]],
    ['Material', [text('fashion:material', 'material')]],
  ],
});

export const readPrisjakt = createReader({
  columns: (text) => ({
    id: text('article_number', 'manufacturer_sku', 'ean'),
    title: text('product_name'),
    category: text('category'),
    image_link: text('url_to_image'),
    price: text('product_price_inc_vat'),
    brand: text('manufacturer'),
    url: text('url_to_product'),
    availability: text('stock_status'),
  }),
});
