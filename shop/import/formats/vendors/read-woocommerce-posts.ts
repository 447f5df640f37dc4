/**
 * The products of WooCommerce as posts of WordPress, a row for each, as plugins export them: `post_title`,
 * `tax:product_cat`, `attribute:pa_color`.
 */
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import {
  type Attribute,
  flatRow,
  listOf,
  pathOf,
  periodOf,
  pictureColumns,
  salePriceOf,
  textOf,
} from './flat-row';

const attributeColumn = /^attribute:(?:pa_)?(.+)$/i;
/** The name of an attribute that other programs made: `pa_cb5feb1b7314637725a2e7`. */
const madeName = /^[\da-f]{16,}$/i;

const attributesOf = (fields: FlatFields): readonly Attribute[] =>
  [...fields.values()].flatMap(({ name, values: [text = ''] }): readonly Attribute[] => {
    const [, attribute = ''] = attributeColumn.exec(name) ?? [];
    return attribute === '' || madeName.test(attribute) ? [] : [[attribute, listOf(text, '|')]];
  });

/** `https://shop.example/1.jpg ! alt : A lamp | …`. */
const picturesOf = (text: string): readonly string[] =>
  listOf(text, '|').map((picture) => picture.split(' ', 1)[0] ?? '');

function readPost({ fields, line }: FlatRow): Row {
  const text = (...keys: readonly string[]): string => textOf(fields, ...keys);
  if (text('post_status') !== 'publish') return { kind: 'skipped', line, reason: 'not published' };
  if (text('visibility') === 'hidden') return { kind: 'skipped', line, reason: 'not visible' };
  const tags: Attribute = ['Tags', listOf(text('tax:product_tag'), '|')];
  return flatRow(
    { line, sources: [fields] },
    {
      id: text('id', 'sku', 'post_name'),
      catalogue_number: text('sku'),
      title: text('post_title'),
      description: text('post_content', 'post_excerpt'),
      brand: text('tax:product_brand'),
      category: listOf(text('tax:product_cat'), '|').map((path) => pathOf(path.split('>'))),
      ...pictureColumns(picturesOf(text('images'))),
      price: text('regular_price'),
      sale_price: salePriceOf(text('sale_price')),
      sale_price_effective_date: periodOf(
        text('sale_price_dates_from'),
        text('sale_price_dates_to'),
      ),
      availability: text('stock_status', 'stock'),
    },
    [...attributesOf(fields), tags],
  );
}

export async function* readWooCommercePosts(rows: Rows): AsyncGenerator<Row> {
  for await (const row of rows) yield row.kind === 'flat' ? readPost(row) : row;
}
