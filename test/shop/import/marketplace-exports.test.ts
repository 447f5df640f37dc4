/** Exports of marketplaces: Prom and its sisters. */
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
