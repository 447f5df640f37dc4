/** Exports of shop systems in XML. */
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('CommerceML', () => {
  const type = (id: string, name: string): string =>
    `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>RUR</Валюта></ТипЦены>`;
  const price = (id: string, amount: number): string =>
    `<Цена><Представление>${amount} RUR за шт.</Представление><ИдТипаЦены>${id}</ИдТипаЦены>` +
    `<ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>RUR</Валюта></Цена>`;
  const offer = (id: string, name: string, rest: string): string =>
    `<Предложение><Ид>${id}</Ид><Артикул>A-${id}</Артикул><Наименование>${name}</Наименование>${rest}</Предложение>`;
  const file = (offers: readonly string[]): string =>
    '<?xml version="1.0"?><КоммерческаяИнформация ВерсияСхемы="2.08"><ПакетПредложений><Ид>1#</Ид>' +
    `<ТипыЦен>${type('t1', 'Оптовая')}${type('t2', 'Розничная')}</ТипыЦен>` +
    `<Предложения>${offers.join('')}</Предложения></ПакетПредложений></КоммерческаяИнформация>`;

  it('has the price for retail, and what is in stock', async () => {
    const { summary } = await shop.importText(
      file([
        offer(
          '7',
          'Лампа',
          `<Цены>${price('t1', 100)}${price('t2', 150)}</Цены><Количество>5</Количество>` +
            '<БазоваяЕдиница Код="1">шт</БазоваяЕдиница>',
        ),
        offer('8', 'Стол', `<Цены>${price('t1', 900)}</Цены><Количество>0</Количество>`),
        offer('9', 'Стул', '<Количество>2</Количество>'),
      ]),
    );
    expect(summary).toMatchObject({ format: 'CommerceML', products: 2, currency: 'RUB' });
    expect(summary.skipped).toEqual(new Map([['no price', 1]]));
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: '7', title: 'Лампа', price: { current: 150 }, catalogueNumber: 'A-7' },
        ...{ availability: 'InStock', attributes: {} },
      },
      { id: '8', price: { current: 900 }, availability: 'SoldOut' },
    ]);
  });

  it('has variants, whose ids begin with that of their product', async () => {
    const variant = (id: string, colour: string): string =>
      offer(
        id,
        'Лампа',
        `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>${colour}</Значение>` +
          `</ХарактеристикаТовара></ХарактеристикиТовара><Цены>${price('t2', 150)}</Цены>`,
      );
    await shop.importText(file([variant('7#1', 'Красный'), variant('7#2', 'Синий')]));
    expect(await shop.products()).toMatchObject([
      { id: '7', title: 'Лампа', attributes: { colours: ['Красный', 'Синий'] } },
    ]);
  });

  it('has products in groups that it lists first, and none that are deleted', async () => {
    const goods = (id: string, rest: string): string =>
      `<Товар${rest}><Ид>${id}</Ид><Наименование>Лампа</Наименование><Группы><Ид>g1</Ид></Группы>` +
      `<Цены>${price('t2', 150)}</Цены></Товар>`;
    const groups =
      '<Классификатор><Группы><Группа><Ид>g1</Ид><Наименование>Свет</Наименование></Группа></Группы></Классификатор>';
    const { summary } = await shop.importText(
      `<КоммерческаяИнформация>${groups}<Каталог><Товары>${goods('1', '')}${goods('2', ' Статус="Удален"')}</Товары></Каталог></КоммерческаяИнформация>`,
    );
    expect(summary.skipped).toEqual(new Map([['not visible', 1]]));
    const { products, outline } = await shop.readAll();
    expect(products).toMatchObject([{ id: '1' }]);
    expect(outline.categories.map(({ name }) => name)).toEqual(['Свет']);
  });
});

describe("Shoptet's export", () => {
  const item = (rest: string): string =>
    `<SHOPITEM id="30"><NAME>Koberec</NAME><DESCRIPTION>Mäkký.</DESCRIPTION>${rest}` +
    '<CATEGORIES><CATEGORY id="1">Dom > Koberce</CATEGORY><DEFAULT_CATEGORY id="1">Dom</DEFAULT_CATEGORY></CATEGORIES>' +
    '<IMAGES><IMAGE description="">https://img.example/1.jpg</IMAGE><IMAGE>https://img.example/2.jpg</IMAGE></IMAGES>' +
    '<SURCHARGE_PARAMETERS><SURCHARGE_PARAMETER><NAME>Box</NAME></SURCHARGE_PARAMETER></SURCHARGE_PARAMETERS>' +
    '<FREE_SHIPPING>0</FREE_SHIPPING><PURCHASE_PRICE>5</PURCHASE_PRICE></SHOPITEM>';

  it('has products', async () => {
    const { summary } = await shop.importText(
      `<SHOP>${item(
        '<CODE>K1</CODE><CURRENCY>EUR</CURRENCY><PRICE>100</PRICE><PRICE_VAT>120</PRICE_VAT><STANDARD_PRICE>150</STANDARD_PRICE>' +
          '<STOCK><AMOUNT>0</AMOUNT></STOCK><NEGATIVE_AMOUNT>0</NEGATIVE_AMOUNT><VISIBILITY>visible</VISIBILITY>' +
          '<INFORMATION_PARAMETERS><INFORMATION_PARAMETER><NAME>Materiál</NAME><VALUE>Vlna</VALUE></INFORMATION_PARAMETER></INFORMATION_PARAMETERS>',
      )}${item('<PRICE_VAT>9</PRICE_VAT><VISIBILITY>hidden</VISIBILITY>')}</SHOP>`,
    );
    expect(summary).toMatchObject({ format: 'Shoptet product XML', currency: 'EUR' });
    const { products, outline } = await shop.readAll();
    expect(products).toMatchObject([
      {
        ...{ id: '30', title: 'Koberec', catalogueNumber: 'K1', availability: 'SoldOut' },
        price: { current: 120, previous: 150 },
        ...{ imageUrl: 'https://img.example/1.jpg', secondImageUrl: 'https://img.example/2.jpg' },
      },
    ]);
    expect(products[0]?.attributes).toEqual({ department: ['Dom'], material: ['Vlna'] });
    expect(outline.categories.map(({ name }) => name)).toEqual(['Dom', 'Koberce']);
  });

  it('has variants within their product', async () => {
    const variant = (id: string, colour: string, rest: string): string =>
      `<VARIANT id="${id}"><CODE>K/${id}</CODE><CURRENCY>EUR</CURRENCY>${rest}<PARAMETERS><PARAMETER><NAME>Farba</NAME>` +
      `<VALUE>${colour}</VALUE></PARAMETER></PARAMETERS></VARIANT>`;
    const variants = [
      variant('1', 'Čierna', '<PRICE>200</PRICE><STOCK><AMOUNT>0</AMOUNT></STOCK>'),
      variant('2', 'Biela', '<PRICE>180</PRICE><STOCK><AMOUNT>3</AMOUNT></STOCK>'),
      variant('3', 'Modrá', '<PRICE>10</PRICE><VISIBLE>0</VISIBLE>'),
    ];
    const { summary } = await shop.importText(
      `<SHOP>${item(`<VARIANTS>${variants.join('')}</VARIANTS>`)}</SHOP>`,
    );
    expect(summary).toMatchObject({ products: 1, accepted: 2 });
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: '30', title: 'Koberec', availability: 'InStock', price: { current: 180 } },
        attributes: { colours: ['Čierna', 'Biela'] },
        variants: [{ id: '1' }, { id: '2' }],
      },
    ]);
  });

  it('has no end of variants in no product', async () => {
    const variants = `<VARIANTS>${'<VARIANT/>'.repeat(30_000)}</VARIANTS>`;
    const other = '<SHOPITEM id="31"><NAME>Lampa</NAME><PRICE>5</PRICE></SHOPITEM>';
    const { problems } = await shop.importText(`<SHOP>${item(variants)}${other}</SHOP>`);
    expect(problems).toEqual(['line 1: the product has 20001 variants']);
  });
});

it('reads the XML of Turkish shops, with the first of their prices', async () => {
  const { summary } = await shop.importText(
    '<root><urun><AnaKategori>|Aydınlatma|</AnaKategori><Durumu>true</Durumu><StokKodu>L-1</StokKodu><StokAdi>Lamba</StokAdi>' +
      '<Detay>Parlak.</Detay><Envanter>0</Envanter><Resim>https://img.example/1.jpg</Resim><MarkaAdi>Acme</MarkaAdi>' +
      '<HavaleFiyati>0,0000</HavaleFiyati><HavaleFiyatiParaBirimi>TL</HavaleFiyatiParaBirimi>' +
      '<SatisFiyati1>45,5000</SatisFiyati1><SatisFiyati1ParaBirimi>EURO</SatisFiyati1ParaBirimi>' +
      '<SatisFiyati2>30,0000</SatisFiyati2><AlisFiyati>20,0000</AlisFiyati><HizliKargo>true</HizliKargo></urun></root>',
  );
  expect(summary).toMatchObject({ format: 'Turkish product XML', currency: 'EUR' });
  expect(await shop.products()).toMatchObject([
    {
      ...{ id: 'L-1', title: 'Lamba', price: { current: 45.5 }, brand: { name: 'Acme' } },
      ...{ availability: 'SoldOut', imageUrl: 'https://img.example/1.jpg' },
      attributes: { department: ['Aydınlatma'] },
    },
  ]);
});
