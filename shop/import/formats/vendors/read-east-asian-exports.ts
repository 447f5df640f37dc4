/** Exports of Japan and Korea with a row for each product or variant: EC-CUBE, Yahoo! Shopping and Cafe24. */
import { slugOf } from '../../products/attribute-id';
import { createReader, type TextOf } from './create-reader';
import { type Attribute, listOf, pathOf, pictureAddress, pictureColumns } from './flat-row';
import type { Vendor } from './vendor';

/** Classes that tell variants of a product: their names, or in its template their numbers. */
const eccubeClasses = (text: TextOf): readonly string[] =>
  [1, 2].map((number) => text(`規格分類${number}(名称)`));

/** EC-CUBE's product CSV: what its template takes as new has no id. */
const readEccube = createReader({
  columns: (text, { imageBase }) => ({
    id: text('商品コード', '商品規格id', '商品id') || slugOf(text('商品名')),
    item_group_id: text('商品id'),
    catalogue_number: text('商品コード'),
    title: text('商品名'),
    description: text('商品説明(詳細)', '商品説明(一覧)'),
    category: listOf(text('商品カテゴリ(名称)'), ','),
    ...pictureColumns(listOf(text('商品画像'), ',').map((path) => pictureAddress(path, imageBase))),
    price: text('販売価格'),
    list_price: text('通常価格'),
    availability: text('在庫数無制限フラグ') === '1' ? 'yes' : text('在庫数'),
    active: ['', '1'].includes(text('公開ステータス(id)')) ? '' : 'no',
    deleted: text('商品削除フラグ'),
  }),
  attributes: (text) => [
    ...eccubeClasses(text).map((value, at): Attribute => [`規格${at + 1}`, [value]]),
    ['タグ', listOf(text('タグ(名称)'), ',')],
  ],
});

/** `색상{빨강|파랑}//사이즈{55|66}` */
const cafe24Options = (text: string): readonly Attribute[] =>
  text.split('//').flatMap((option): readonly Attribute[] => {
    const [name = '', values = ''] = option.split('{');
    return name.trim() === '' ? [] : [[name.trim(), listOf(values.replace('}', ''), '|')]];
  });

/** Cafe24's product CSV: its brands and categories are codes, which name none. */
const readCafe24 = createReader({
  columns: (text, { imageBase }) => ({
    id: text('상품코드', '자체_상품코드') || slugOf(text('상품명')),
    catalogue_number: text('자체_상품코드'),
    title: text('상품명'),
    description: text('상품_상세설명', '상품_요약설명'),
    ...pictureColumns(
      [text('이미지등록(상세)', '이미지등록(목록)')].map((path) => pictureAddress(path, imageBase)),
    ),
    price: text('판매가'),
    rrp: text('소비자가'),
    brand: text('브랜드').replace(/^B[\dA-Z]{7}$/, ''),
    active: text('진열상태'),
    enabled: text('판매상태'),
  }),
  attributes: (text) => (text('옵션사용') === 'Y' ? cafe24Options(text('옵션입력')) : []),
});

/** `カラー|10011| ブラック|10676| ホワイト|10678|`, of which numbers are Yahoo's own; a line without is a question. */
const yahooOptions = (text: string): readonly Attribute[] =>
  text.split('\n').flatMap((line): readonly Attribute[] => {
    const [name = '', number = '', ...values] = line.split('|').map((part) => part.trim());
    return /^\d+$/.test(number) ? [[name, values.filter((_value, at) => at % 2 === 0)]] : [];
  });

/** Each line of the path is one, with colons between its levels. */
const readYahooJapan = createReader({
  columns: (text) => ({
    id: text('code'),
    title: text('name'),
    description: text('explanation', 'caption'),
    category: listOf(text('path'), '\n').map((path) => pathOf(path.split(':'))),
    ...pictureColumns(listOf(text('item_image_urls'), ';')),
    price: text('price'),
    sale_price: text('sale_price'),
    list_price: text('original_price'),
    currency: 'JPY',
    visible: text('display'),
  }),
  attributes: (text) => yahooOptions(text('options')),
});

export const eastAsianExports: readonly Vendor[] = [
  {
    name: 'EC-CUBE product CSV',
    columns: [['商品id', '公開ステータス(id)', '商品名', '販売価格']],
    read: readEccube,
    hasPicturePaths: true,
  },
  {
    name: 'Yahoo! Shopping product CSV',
    // A table of one's own may have the first ones, in another currency.
    columns: ['original_price', 'product_category', 'headline'].map((own) => [
      ...['path', 'name', 'code', 'sub_code', 'price'],
      own,
    ]),
    read: readYahooJapan,
  },
  {
    name: 'Cafe24 product CSV',
    columns: [['상품명', '판매가', '진열상태', '판매상태']],
    read: readCafe24,
    hasPicturePaths: true,
  },
];
