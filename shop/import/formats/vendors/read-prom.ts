/** What the marketplaces Prom, Satu and Tiu export, with columns in Russian or Ukrainian. */
import type { FlatFields } from '../row';
import { createReader } from './create-reader';
import { type Attribute, columnsLike, listOf, pathOf, pictureColumns, textOf } from './flat-row';

const attributeMark = /^атрибут_/iu;

/** The name, measure and value of a characteristic: columns that come again for each further one. */
const triples = [
  ['название_характеристики', 'измерение_характеристики', 'значение_характеристики'],
  ['назва_характеристики', 'одиниця_виміру_характеристики', 'значення_характеристики'],
] as const;

function characteristicsOf(fields: FlatFields): readonly Attribute[] {
  return triples.flatMap(([names, measures, values]) =>
    [...fields.keys()]
      .filter((key) => key.startsWith(names))
      .map((key): Attribute => {
        const place = key.slice(names.length);
        const value = `${textOf(fields, values + place)} ${textOf(fields, measures + place)}`;
        return [textOf(fields, key), listOf(value, '|')];
      }),
  );
}

const attributesOf = (fields: FlatFields): readonly Attribute[] =>
  columnsLike(fields, 'атрибут_').map(({ name, values }): Attribute => [
    name.replace(attributeMark, ''),
    values,
  ]);

/** A number is that of the days until it comes, and of `&` nothing is known. */
const stocks: ReadonlyMap<string, string> = new Map([
  ['+', 'yes'],
  ['!', 'yes'],
  ['-', 'no'],
]);

const nameKeys = [
  ...['название_позиции', 'назва_позиції'],
  ...['название_позиции_укр', 'назва_позиції_укр'],
];

export const readProm = createReader({
  columns: (text) => ({
    id: text(
      ...['уникальный_идентификатор', 'унікальний_ідентифікатор'],
      ...['идентификатор_товара', 'ідентифікатор_товару', 'код_товара', 'код_товару'],
    ),
    item_group_id: text('id_группы_разновидностей', 'id_групи_різновидів'),
    catalogue_number: text('код_товара', 'код_товару'),
    title: text(...nameKeys),
    description: text('описание', 'опис', 'описание_укр', 'опис_укр'),
    category: pathOf([text('название_группы', 'назва_групи')]),
    ...pictureColumns(listOf(text('ссылка_изображения', 'посилання_зображення'), ',')),
    price: text('цена', 'ціна'),
    currency: text('валюта'),
    brand: text('производитель', 'виробник'),
    url: text('продукт_на_сайте', 'продукт_на_сайті'),
    availability: stocks.get(text('наличие', 'наявність')) ?? '',
    // It only has another price for what the marketplace knows.
    active: text(...nameKeys) === '' ? 'no' : '',
  }),
  attributes: (_text, fields) => [...characteristicsOf(fields), ...attributesOf(fields)],
});
