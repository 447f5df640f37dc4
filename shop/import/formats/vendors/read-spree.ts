/** Spree's product CSV: the row of a product before those of its variants, and further rows for other currencies. */
import { isYes } from '../../products/yes-and-no';
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import {
  type Attribute,
  columnsLike,
  flatRow,
  listOf,
  pathOf,
  pictureColumns,
  salePriceOf,
  textOf,
  type VendorOptions,
} from './flat-row';
import { keyOrOwn, readInGroups } from './rows-in-groups';

const customMark = 'custom_field.';

/** `custom_field.specs.wattage`: the retailer's own fields, by the last part of their names. */
const customFields = (product: FlatFields): readonly Attribute[] =>
  columnsLike(product, customMark).map(({ name, values }): Attribute => [
    name.slice(name.lastIndexOf('.') + 1),
    values,
  ]);

function stockOf(fields: FlatFields): string {
  const isCounted = isYes(textOf(fields, 'track_inventory'));
  const isOrdered = isYes(textOf(fields, 'inventory_backorderable'));
  return isCounted && !isOrdered ? textOf(fields, 'inventory_count') : '';
}

const isShown = (status: string): boolean => ['', 'active'].includes(status.toLowerCase());

type Variant = {
  readonly product: FlatFields;
  /** The first row of the variant, and that of its price. */
  readonly row: FlatRow;
  readonly priced: FlatRow;
};

function readVariant({ product, row: { fields, line }, priced }: Variant): Row {
  const numbered = (name: (number: number) => string): readonly string[] =>
    [1, 2, 3].flatMap((number) => [fields, product].map((one) => textOf(one, name(number))));
  const categories = numbered((number) => `category${number}`);
  return flatRow(
    { line, sources: [priced.fields, fields, product] },
    {
      id: textOf(fields, 'sku') || `${textOf(product, 'slug')}.${line}`,
      item_group_id: textOf(product, 'slug'),
      catalogue_number: textOf(fields, 'sku'),
      title: textOf(product, 'name'),
      description: textOf(product, 'description'),
      category: categories.map((path) => pathOf(listOf(path, '->'))),
      ...pictureColumns(numbered((number) => `image${number}_src`).filter((url) => url !== '')),
      price: textOf(priced.fields, 'price'),
      compare_at_price: salePriceOf(textOf(priced.fields, 'compare_at_price')),
      currency: textOf(priced.fields, 'currency'),
      availability: stockOf(fields),
      active: isShown(textOf(product, 'status')) ? '' : 'no',
    },
    [
      ...[1, 2, 3].map((number): Attribute => [
        textOf(fields, `option${number}_name`),
        [textOf(fields, `option${number}_value`)],
      ]),
      ...customFields(product),
      ['Tags', listOf(textOf(product, 'tags'), ',')],
    ],
  );
}

/** The rows of each variant, one for each currency. The product's own stands for it where it has none. */
function variantsOf(first: FlatRow, others: readonly FlatRow[]): readonly (readonly FlatRow[])[] {
  const hasVariants = others.some(({ fields }) => textOf(fields, 'option1_value') !== '');
  const bySku = new Map<string, FlatRow[]>();
  for (const row of hasVariants ? others : [first, ...others]) {
    const options = [1, 2, 3].map((number) => textOf(row.fields, `option${number}_value`));
    const key = textOf(row.fields, 'sku') || options.join('\n');
    const same = bySku.get(key);
    if (same === undefined) bySku.set(key, [row]);
    else same.push(row);
  }
  return [...bySku.values()];
}

const currencyOf = ({ fields }: FlatRow): string => textOf(fields, 'currency');
const otherCurrency = ({ line }: FlatRow): Row => ({
  kind: 'skipped',
  line,
  reason: 'price in another currency',
});

function readProduct(first: FlatRow, others: readonly FlatRow[], currency: string): readonly Row[] {
  return variantsOf(first, others).flatMap((variant) => {
    const [row = first] = variant;
    const priced = variant.find((one) => currencyOf(one) === currency) ?? row;
    return [
      readVariant({ product: first.fields, row, priced }),
      ...variant.filter((one) => one !== priced).map(otherCurrency),
    ];
  });
}

/** Prices in other currencies may also stand far below, without what else is known of their products. */
function readPricesAlone(rows: readonly FlatRow[], currency: string): readonly Row[] {
  return rows.map((row) =>
    currencyOf(row) === currency
      ? { kind: 'problem', line: row.line, problem: 'the row of its product has to come before' }
      : otherCurrency(row),
  );
}

/** Prices are those in the shop's currency, else in that of the first product. */
export function readSpree(rows: Rows, { currency }: VendorOptions): Rows {
  let wanted = currency;
  return readInGroups(rows, {
    keyOf: (row) => keyOrOwn(textOf(row.fields, 'slug'), textOf(row.fields, 'name'), row),
    read: (first, others) => {
      wanted ??= currencyOf(first);
      return textOf(first.fields, 'name') === ''
        ? readPricesAlone([first, ...others], wanted)
        : readProduct(first, others, wanted);
    },
  });
}
