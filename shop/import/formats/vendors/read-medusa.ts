/** Medusa's product CSV of versions 1 and 2: a row for each variant, and a column for the price in each currency. */
import { readColumnName } from '../../columns/column-currency';
import { slugOf } from '../../products/attribute-id';
import { isConfidential } from '../../products/confidential';
import { isYes } from '../../products/yes-and-no';
import type { FlatFields } from '../row';
import { createReader } from './create-reader';
import {
  type Attribute,
  columnsLike,
  listOf,
  pathOf,
  pictureColumns,
  textOf,
  numbers,
} from './flat-row';

const isFilled = (text: string): boolean => text !== '';
/** `pcat_01J…` names no category, and `ptag_01J…` no tag. */
const isName = (text: string): boolean =>
  isFilled(text) && !/^p[a-z]{2,5}_[\dA-Z]{20,}$/.test(text);

/** `Variant Price EUR`, `Price EUR` or `Price France [EUR]`: that in the shop's currency, else the first. */
function priceOf(fields: FlatFields, shopCurrency: string | undefined) {
  const prices = [...columnsLike(fields, 'variant_price_'), ...columnsLike(fields, 'price_')]
    // Those of a region that has only dealers.
    .filter(({ name }) => !isConfidential(name))
    .map(({ name, values: [price = ''] }) => ({
      price,
      currency: readColumnName(name).currency?.said ?? '',
    }));
  return prices.find(({ currency }) => currency === shopCurrency) ?? prices[0];
}

const picturesOf = (fields: FlatFields): readonly string[] =>
  numbers.map((number) =>
    textOf(fields, `product_image_${number}_url`, `product_image_${number}`, `image_${number}_url`),
  );

const isShown = (status: string): boolean => ['', 'published'].includes(status.toLowerCase());

/** What may be ordered without stock has nothing claimed for it. */
const stockOf = (fields: FlatFields): string =>
  isYes(textOf(fields, 'variant_manage_inventory')) &&
  !isYes(textOf(fields, 'variant_allow_backorder'))
    ? textOf(fields, 'variant_inventory_quantity')
    : '';

export const readMedusa = createReader({
  columns: (text, { currency }, fields) => ({
    id:
      text('variant_id', 'variant_sku') ||
      slugOf(`${text('product_handle')} ${text('variant_title')}`),
    item_group_id: text('product_handle'),
    catalogue_number: text('variant_sku'),
    title: text('product_title'),
    description: text('product_description'),
    category: pathOf(
      [text('product_category_1_name', 'product_category_1', 'product_type')].filter(isName),
    ),
    collection: text('product_collection_title'),
    ...pictureColumns([text('product_thumbnail'), ...picturesOf(fields)].filter(isFilled)),
    ...priceOf(fields, currency),
    availability: stockOf(fields),
    active: isShown(text('product_status')) ? '' : 'no',
  }),
  attributes: (text) => [
    ...numbers
      .map((number): Attribute => [
        text(`variant_option_${number}_name`, `option_${number}_name`),
        [text(`variant_option_${number}_value`, `option_${number}_value`)],
      ])
      .filter(([name]) => name !== ''),
    ['Material', [text('variant_material', 'product_material')]],
    [
      'Tags',
      [
        ...listOf(text('product_tags'), ','),
        ...numbers.map((at) => text(`product_tag_${at}`)),
      ].filter(isName),
    ],
  ],
});
