/** Exports of marketplaces: Prom and its sisters, Rakuten and Yahoo! Shopping. */
import type { ImportOptions } from '../../../shop/import/import-options';
import { lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function readAs(format: string, text: string, options: Partial<ImportOptions> = {}) {
  const { summary, problems } = await shop.importText(text, options);
  expect(problems).toEqual([]);
  expect(summary.format).toBe(format);
  const products = await shop.products();
  return {
    summary,
    products: products.toSorted((one, other) => one.id.localeCompare(other.id, 'en')),
  };
}

describe('Prom', () => {
  const format = 'Prom.ua product CSV';

  it('has columns of its attributes', async () => {
    const text = lines(
      'Код_товара;Идентификатор_товара;Наличие;Цена;Валюта;Название_позиции;Производитель;Ссылка_изображения;' +
        'Название_группы;Описание;Личные_заметки;Атрибут_Вес(кг)',
      'L-1;L-1;+;315,50;UAH;Лампа;Acme;https://i.example/1.jpg, https://i.example/2.jpg;Свет;Дуб;от Петра;2',
      'L-2;L-2;-;900,00;UAH;Стол;;;Мебель;;;30',
      'L-3;L-3;!;400,00;UAH;Стул;;;Мебель;;;',
      'L-4;L-4;12;500,00;UAH;Шкаф;;;Мебель;;;',
      'L-5;L-5;__proto__;500,00;UAH;Полка;;;Мебель;;;',
      'L-6;L-6;+;500,00;UAH;;;;;;;',
    );
    const { summary, products } = await readAs(format, text);
    expect(summary.skipped).toEqual(new Map([['not visible', 1]]));
    expect(products).toMatchObject([
      {
        ...{ id: 'L-1', title: 'Лампа', price: { current: 315.5 }, brand: { name: 'Acme' } },
        ...{ imageUrl: 'https://i.example/1.jpg', secondImageUrl: 'https://i.example/2.jpg' },
        ...{ availability: 'InStock', categoryIds: ['свет'], attributes: { 'вес-кг': ['2'] } },
      },
      { id: 'L-2', availability: 'SoldOut' },
      { id: 'L-3', availability: 'InStock' },
      { id: 'L-4' },
      { id: 'L-5' },
    ]);
    expect(products[3]).not.toHaveProperty('availability');
    expect(JSON.stringify(products)).not.toContain('Петра');
  });

  it('has columns of characteristics that come again', async () => {
    const names = 'Назва_Характеристики;Одиниця_виміру_Характеристики;Значення_Характеристики';
    const text = lines(
      `Код_товару;Назва_позиції;Ціна;Валюта;Наявність;Унікальний_ідентифікатор;ID_групи_різновидів;${names};${names}`,
      'T-1;Стіл;900,00;UAH;+;101;7;Висота;см;40;Колір;;Червоний|Синій',
      'T-2;Стіл;950,00;UAH;-;102;7;;;;Колір;;Білий',
    );
    const { products } = await readAs(format, text);
    expect(products).toMatchObject([
      {
        ...{ title: 'Стіл', price: { current: 900 }, availability: 'InStock' },
        attributes: { colours: ['Червоний', 'Синій', 'Білий'], висота: ['40 см'] },
      },
    ]);
  });
});

it('Rakuten has the name on the row of an item, and prices on those of its SKUs', async () => {
  const text = lines(
    '商品管理番号（商品URL）,商品番号,商品名,倉庫指定,商品画像パス1,商品画像パス2,商品オプション項目名,SKU管理番号,システム連携用SKU番号,' +
      'バリエーション項目キー1,バリエーション項目選択肢1,通常購入販売価格,表示価格,在庫数,SKU倉庫指定,SKU画像パス,商品属性（項目）1,商品属性（値）1,' +
      '商品属性（項目）2,商品属性（値）2',
    'case,C-1,スマホケース,0,/c/1.jpg,/c/2.jpg,,,,,,,,,,,,,,',
    'case,,,,,,レビュー,,,,,,,,,,,,,',
    'case,,,,,,,r1,case-black,カラー,ブラック,2680,3000,2,0,/c/b.jpg,ブランド名,Acme,素材,革|布',
    'case,,,,,,,r2,case-white,カラー,ホワイト,2480,,0,0,,ブランド名,-,素材,-',
    'case,,,,,,,r3,case-red,カラー,レッド,2480,,5,1,,,,,',
    'hat,H-1,帽子,1,,,,,,,,,,,,,,,,',
    'hat,,,,,,,r1,,,,1980,,5,0,,,,,',
    'bag,B-1,鞄,0,,,,,,,,,,,,,,,,',
    'bag,,,,,,,r1,,,,4980,,5,0,,,,,',
  );
  const imageBase = 'https://i.example/cabinet';
  const { summary, products } = await readAs('Rakuten item CSV', text, { imageBase });
  expect(summary).toMatchObject({ currency: 'JPY', skipped: new Map([['not visible', 2]]) });
  expect(products).toMatchObject([
    { id: 'bag', title: '鞄', price: { current: 4980 } },
    {
      ...{ id: 'case', title: 'スマホケース', price: { current: 2480 } },
      attributes: { colours: ['ブラック', 'ホワイト'], 素材: ['革', '布'] },
    },
  ]);
  expect(products[1]?.imageUrl).toMatch(/^https:\/\/i\.example\/cabinet\/c\/[1b]\.jpg$/);
});

it('Yahoo! Shopping has paths of categories, and questions among its options', async () => {
  const text = lines(
    'path,name,code,sub-code,original-price,price,sale-price,options,explanation,display,item-image-urls,product-category',
    '"家具:机\nセール",机,D-1,,12000,9000,8000,"カラー|10011| ブラック|10676| ホワイト|10678|\n\nレビュー 書く||",大きい,1,;https://i.example/1.jpg,44607',
    '家具:椅子,椅子,C-1,,,3000,,,,0,,44607',
  );
  const { summary, products } = await readAs('Yahoo! Shopping product CSV', text);
  expect(summary).toMatchObject({ currency: 'JPY', skipped: new Map([['not visible', 1]]) });
  expect(products).toMatchObject([
    {
      ...{ id: 'D-1', title: '机', price: { current: 8000, previous: 9000 } },
      ...{ imageUrl: 'https://i.example/1.jpg', categoryIds: ['家具-机', 'セール'] },
      attributes: { colours: ['ブラック', 'ホワイト'] },
    },
  ]);
});

describe('the product CSV of Tiendanube and Nuvemshop', () => {
  it.each([
    [
      'Spanish',
      'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Precio promocional;Stock;SKU;Mostrar en tienda;Marca;Costo',
      'SÍ',
    ],
    [
      'Portuguese',
      'Identificador URL;Nome;Categorias;Nome da variação 1;Valor da variação 1;Preço;Preço promocional;Estoque;SKU;Exibir na loja;Marca;Custo',
      'SIM',
    ],
  ])('is read in %s', async (_, header, yes) => {
    const { summary } = await shop.importText(
      `${header}\n` +
        `zapato;Zapato;Ropa > Calzado, Ofertas;Talle;40;100.00;80.00;-;Z-40;${yes};Acme;50\n` +
        `zapato;;;Talle;41;100.00;;0;Z-41;;;50\n` +
        `gorra;Gorra;;;;10.00;;3;;NO;;\n`,
    );
    expect(summary).toMatchObject({ format: 'Tiendanube product CSV', products: 1 });
    expect(summary.skipped).toEqual(new Map([['not visible', 1]]));
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: 'zapato', title: 'Zapato', price: { current: 80, previous: 100 } },
        ...{ categoryIds: ['ropa-calzado', 'ofertas'], attributes: { talle: ['40', '41'] } },
      },
    ]);
  });
});

it('rows without the key of their product but with a name are products, and SKUs without a price are counted', async () => {
  const tiendanube = 'Identificador de URL,Nombre,Precio,SKU\nlamp,Lamp,10,1\n,Vase,11,2\n';
  expect((await shop.importText(tiendanube)).summary).toMatchObject({ products: 2 });
  const { summary } = await shop.importText(
    '商品管理番号（商品URL）,商品名,SKU管理番号,通常購入販売価格\nlamp,Lamp,,\nlamp,,s1,1000\nlamp,,s2,\n',
  );
  expect(summary).toMatchObject({ rows: 2, products: 1 });
});

it("takes no table of one's own for one of Yahoo! Shopping, whose prices are in yen", async () => {
  const own = 'path,name,code,sub_code,price\nLamps,Lamp,1,a,9.50\nLamps,Vase,2,b,9.50\n';
  await shop.importText(own, { currency: 'EUR' });
  expect(await shop.products()).toMatchObject([{ price: { current: 9.5 } }, {}]);
});
