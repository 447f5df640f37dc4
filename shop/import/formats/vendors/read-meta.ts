/** Catalogues for Meta (Facebook, Instagram): the columns of Google, `image[0].url`, and more of its own. */
import { slugOf } from '../../products/attribute-id';
import { fieldKey, type FlatFields, type MutableFields, type Row, type Rows } from '../row';
import { listOf, textOf } from './flat-row';

const picture = /^image\[\d{1,2}\]\.url$/;

/** `Scent:Fresh,Style:Plaid` */
function variantAttributes(text: string): readonly (readonly [name: string, value: string])[] {
  return listOf(text, ',').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(':').map((part) => part.trim());
    return slugOf(name) === '' || value === '' ? [] : [[name, value] as const];
  });
}

/** What Meta needs and shoppers do not. */
const ownKeys = [
  'additional_variant_attribute',
  'fb_product_category',
  'quantity_to_sell_on_facebook',
];

function columnOf(key: string, name: string, read: FlatFields): string {
  if (!picture.test(key)) return name;
  return read.has('image_link') ? 'additional_image_link' : 'image_link';
}

function readFields(own: FlatFields): FlatFields {
  const fields: MutableFields = new Map();
  const put = (name: string, values: readonly string[]) => {
    const before = fields.get(fieldKey(name))?.values ?? [];
    fields.set(fieldKey(name), { name, values: [...before, ...values] });
  };
  for (const [key, { name, values }] of own)
    if (!ownKeys.includes(key)) put(columnOf(key, name, fields), values);
  for (const [name, value] of variantAttributes(textOf(own, 'additional_variant_attribute')))
    if (!fields.has(fieldKey(name))) put(name, [value]);
  const category = textOf(own, 'fb_product_category');
  if (category !== '' && !fields.has('product_type')) put('product_type', [category]);
  return fields;
}

export async function* readMeta(rows: Rows): AsyncGenerator<Row> {
  for await (const row of rows)
    yield row.kind === 'flat'
      ? { ...row, fields: readFields(row.fields), sources: [row.fields] }
      : row;
}
