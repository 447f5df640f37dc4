/** The item CSV of Rakuten (normal-item): the row of an item, then those of its options and of its SKUs with prices. */
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import {
  type Attribute,
  flatRow,
  listOf,
  pictureAddress,
  pictureColumns,
  textOf,
  type VendorOptions,
  numbers,
} from './flat-row';
import { keyOrOwn, readInGroups } from './rows-in-groups';

const itemKey = '商品管理番号（商品url）';
const skuPrice = '通常購入販売価格';
function picturesOf(item: FlatFields, sku: FlatFields, base: string | undefined) {
  const paths = [
    textOf(sku, 'sku画像パス'),
    ...numbers.map((number) => textOf(item, `商品画像パス${number}`)),
  ];
  return pictureColumns(
    paths.map((path) => pictureAddress(path, base)).filter((path) => path !== ''),
  );
}

const attributeName = '商品属性（項目）';
const noBrand = new Set(['', '-', 'ノーブランド', 'ノーブランド品']);

/** `商品属性（項目）1` names what `商品属性（値）1` has; further values follow a stroke. */
const attributesOf = (sku: FlatFields): readonly Attribute[] =>
  [...sku.keys()]
    .filter((key) => key.startsWith(attributeName))
    .map((key): Attribute => {
      const number = key.slice(attributeName.length);
      return [
        textOf(sku, key),
        listOf(textOf(sku, `商品属性（値）${number}`), '|').filter((value) => value !== '-'),
      ];
    });

const optionsOf = (sku: FlatFields): readonly Attribute[] =>
  numbers
    .map((number): Attribute => [
      textOf(sku, `バリエーション項目キー${number}`),
      [textOf(sku, `バリエーション項目選択肢${number}`)],
    ])
    .filter(([name]) => name !== '');

function brandOf(attributes: readonly Attribute[]): string {
  const [, [brand = ''] = []] = attributes.find(([name]) => name === 'ブランド名') ?? [];
  return noBrand.has(brand) ? '' : brand;
}

function readSku(item: FlatFields, { line, fields }: FlatRow, imageBase: string | undefined): Row {
  const id = textOf(item, itemKey);
  const attributes = attributesOf(fields);
  return flatRow(
    { line, sources: [fields, item] },
    {
      // The number of an SKU may be that of another item's too.
      id:
        textOf(fields, 'システム連携用sku番号') || `${id} ${textOf(fields, 'sku管理番号')}`.trim(),
      item_group_id: id,
      catalogue_number: textOf(item, '商品番号'),
      title: textOf(item, '商品名'),
      description: textOf(item, 'スマートフォン用商品説明文', 'pc用商品説明文'),
      ...picturesOf(item, fields, imageBase),
      price: textOf(fields, skuPrice, '販売価格'),
      currency: 'JPY',
      // Which of the prices to compare with it is, a number says that the shop chooses.
      list_price: textOf(fields, '表示価格'),
      brand: brandOf(attributes),
      availability: textOf(fields, '在庫数'),
    },
    [...optionsOf(fields), ...attributes.filter(([name]) => name !== 'ブランド名')],
  );
}

/** What is in the warehouse is not on sale. */
const isHidden = ({ fields }: FlatRow): boolean =>
  textOf(fields, '倉庫指定') === '1' || textOf(fields, 'sku倉庫指定') === '1';

export const readRakuten = (rows: Rows, { imageBase }: VendorOptions): Rows =>
  readInGroups(rows, {
    keyOf: (row) => keyOrOwn(textOf(row.fields, itemKey), textOf(row.fields, '商品名'), row),
    read: (first, others) => {
      // One without a price is counted; a row of options has neither.
      const skus = others.filter(({ fields }) => textOf(fields, 'sku管理番号', skuPrice) !== '');
      return (skus.length === 0 ? [first] : skus).map((row): Row =>
        isHidden(first) || isHidden(row)
          ? { kind: 'skipped', line: row.line, reason: 'not visible' }
          : readSku(first.fields, row, imageBase),
      );
    },
  });
