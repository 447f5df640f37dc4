/** Product exports of WooCommerce, as its exporter writes them. */
import { csv, lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('a WooCommerce product CSV', () => {
  const columns =
    'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,' +
    'Date sale price ends,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,' +
    'Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';
  const simple = (id: string, more: Readonly<Record<string, string>> = {}) => ({
    ...{ ID: id, Type: 'simple', SKU: `W${id}`, Name: `Lamp ${id}`, Published: '1' },
    ...{ 'Visibility in catalog': 'visible', 'In stock?': '1', 'Regular price': '20' },
    ...more,
  });
  const parent = simple('10', {
    ...{ Type: 'variable', Name: 'Hoodie', 'Regular price': '', Description: 'Warm' },
    ...{ Categories: 'Clothing > Hoodies, Sale\\, summer', Images: 'https://w.example/a.jpg' },
    ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Red, Blue' },
    ...{ 'Attribute 2 name': 'Material', 'Attribute 2 value(s)': 'Cotton, Wool' },
  });
  const variation = (id: string, colour: string, of: string) =>
    simple(id, {
      ...{ Type: 'variation', Name: `Hoodie - ${colour}`, Parent: of, 'Regular price': '45,50' },
      ...{ 'In stock?': '0', Images: `https://w.example/${colour}.jpg` },
      ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': colour },
    });
  const hoodie = {
    id: '10',
    title: 'Hoodie',
    description: 'Warm',
    price: { current: 45.5 },
    categoryIds: ['clothing-hoodies', 'sale-summer'],
    attributes: { colours: ['Red', 'Blue'], material: ['Cotton', 'Wool'] },
    availability: 'SoldOut',
  };

  it.each([
    ['before', [parent, variation('11', 'Red', 'W10'), variation('12', 'Blue', 'id:10')]],
    ['after', [variation('11', 'Red', 'W10'), variation('12', 'Blue', 'id:10'), parent]],
  ])('joins variations with a parent that stands %s them', async (_, rows) => {
    const { summary, problems } = await shop.importText(csv(columns, ...rows));
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ format: 'WooCommerce product CSV', products: 1 });
    expect(await shop.products()).toMatchObject([hoodie]);
  });

  it('takes a variation without a value for each of its parent', async () => {
    const any = { ...variation('11', 'Red', 'W10'), 'Attribute 2 name': 'Material' };
    await shop.importText(csv(columns, parent, any));
    expect(await shop.products()).toMatchObject([
      { attributes: { colours: ['Red'], material: ['Cotton', 'Wool'] } },
    ]);
  });

  it('reads reduced prices within their dates, and what an apostrophe shields from spreadsheets', async () => {
    const sale = { 'Sale price': '15', 'Date sale price ends': '2020-01-31' };
    await shop.importText(
      csv(
        columns,
        simple('1', { 'Sale price': '15', Name: "'-20% lamp" }),
        simple('2', sale),
        simple('3', { ...sale, 'Date sale price ends': '2199-01-31' }),
      ),
    );
    expect(await shop.products()).toMatchObject([
      { title: '-20% lamp', price: { current: 15, previous: 20 } },
      { price: { current: 20 } },
      { price: { current: 15, previous: 20 } },
    ]);
  });

  it('skips what is not on sale, variations of it too, and rejects variations without a parent', async () => {
    const draft = { ...parent, Published: '-1' };
    const { problems, summary } = await shop.importText(
      csv(
        columns,
        simple('1'),
        simple('2', { Published: '0' }),
        simple('3', { 'Visibility in catalog': 'hidden' }),
        simple('4', { Type: 'grouped', 'Regular price': '' }),
        draft,
        variation('11', 'Red', 'W10'),
        variation('12', 'Red', 'W99'),
      ),
    );
    expect([...summary.skipped]).toEqual([
      ['not published', 2],
      ['not visible', 1],
      ['no price', 1],
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^line 8: its parent "W99" is not in the file/),
    ]);
    expect(summary.products).toBe(1);
  });

  it.each([
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Vorrätig?,Angebotspreis,Regulärer Preis,Kategorien,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'French',
      "ID,Type,UGS,Nom,Publié,En stock ?,Tarif promo,Tarif régulier,Catégories,Parent,Nom de l'attribut 1,Valeur(s) de l'attribut 1",
    ],
    [
      'French with curved apostrophes',
      'ID,Type,UGS,Nom,Publié,En stock ?,Tarif promo,Tarif régulier,Catégories,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,¿Existencias?,Precio rebajado,Precio normal,Categorías,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
    [
      'Polish',
      'ID,Typ,SKU,Nazwa,Opublikowany,W magazynie?,Cena promocyjna,Cena,Kategorie,Rodzic,Nazwa atrybutu 1,Wartości atrybutu 1',
    ],
    [
      'Russian',
      'ID,Тип,Артикул,Имя,Опубликован,В наличии?,Акционная цена,Базовая цена,Категории,Родительский,Имя атрибута 1,Значение(-я) аттрибута(-ов) 1',
    ],
    [
      'Ukrainian',
      "ID,Тип,Артикул,Ім'я,Опубліковано,В наявності?,Ціна зі знижкою,Звичайна ціна,Категорії,Предок,Назва 1 атрибуту,1 значення атрибуту",
    ],
    [
      'Turkish',
      'Kimlik,Tür,Stok kodu (SKU),İsim,Yayımlanmış,Stokta?,İndirimli satış fiyatı,Normal fiyat,Kategoriler,Ebeveyn,Nitelik 1 ismi,Nitelik 1 değer(ler)i',
    ],
    [
      'Japanese',
      'ID,タイプ,SKU,名前,公開済み,在庫の有無,セール価格,標準価格,カテゴリー,親,属性 1 の名前,属性 1 の値',
    ],
  ])('is recognised in %s', async (_, header) => {
    const { summary } = await shop.importText(
      `${header}\n` +
        '1,variable,L,Lampe,1,1,,,Wohnen > Lampen,,Metall,"Messing, Stahl"\n' +
        '2,variation,L-M,Lampe,1,1,"17,5","19,90",,L,Metall,Messing\n' +
        '3,simple,X,Entwurf,0,1,,5,,,,\n',
      { currency: 'EUR' },
    );
    expect(summary).toMatchObject({ format: 'WooCommerce product CSV', products: 1 });
    expect(summary.skipped).toEqual(new Map([['not published', 1]]));
    expect(await shop.products()).toMatchObject([
      {
        ...{ title: 'Lampe', price: { current: 17.5, previous: 19.9 }, availability: 'InStock' },
        ...{ attributes: { metall: ['Messing'] }, categoryIds: ['wohnen-lampen'] },
      },
    ]);
  });
});

it('makes ids of names, and of what variations vary by, where the file has none', async () => {
  const { summary } = await shop.importText(
    'Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n' +
      'variable,S,Shoe,1,,,Size,"40, 41"\n' +
      'variation,,Shoe,1,50,S,Size,40\n' +
      'variation,,Shoe,1,55,S,Size,41\n' +
      'simple,,Lamp Oslo,1,9,,,\n',
  );
  expect(summary).toMatchObject({ products: 2, rejected: 0 });
  expect(await shop.products()).toMatchObject([
    { id: 'S', price: { current: 50 }, attributes: { size: ['40', '41'] } },
    { id: 'lamp-oslo' },
  ]);
});

it('reads products as posts', async () => {
  const { summary } = await shop.importText(
    'post_title,post_name,ID,post_content,post_status,sku,regular_price,sale_price,stock_status,images,tax:product_cat,tax:product_tag,attribute:pa_color,attribute:pa_cb5feb1b7314637725a2e7\n' +
      'Lamp,lamp,7,<p>Warm.</p>,publish,L-7,20,15,instock,https://a.example/1.jpg ! alt : A lamp | https://a.example/2.jpg,Home > Lamps|Sale,warm,Black|White,x\n' +
      'Draft,draft,8,,draft,,5,,instock,,,,,\n',
  );
  expect(summary).toMatchObject({ format: 'WooCommerce product CSV, as posts', products: 1 });
  expect(summary.skipped).toEqual(new Map([['not published', 1]]));
  expect(await shop.products()).toMatchObject([
    {
      ...{ id: '7', catalogueNumber: 'L-7', title: 'Lamp', description: 'Warm.' },
      ...{ price: { current: 15, previous: 20 }, availability: 'InStock' },
      ...{ imageUrl: 'https://a.example/1.jpg', secondImageUrl: 'https://a.example/2.jpg' },
      ...{ categoryIds: ['home-lamps', 'sale'] },
      attributes: { colours: ['Black', 'White'], tags: ['warm'] },
    },
  ]);
});

it('what WP All Export writes has columns for each attribute', async () => {
  const { problems, summary } = await shop.importText(
    lines(
      'ID,Title,Content,Post Type,Parent Product ID,Sku,Price,Regular Price,Sale Price,Stock Status,Attribute Name (pa_size),' +
        'Attribute Value (pa_size),Attribute In Variations (pa_size),Product Categories,Image URL,Image Featured,Status,Product Visibility',
      '1,Shoe,Light,product,0,S,140,,,instock,Size,40|41,yes,Shoes>New|Sale,https://i.example/1.jpg|https://i.example/2.jpg,https://i.example/1.jpg,publish,visible',
      '2,Shoe,Light,product_variation,1,S-40,140,150,140,outofstock,Size,40,yes,,,,publish,visible',
      '3,Shoe,Light,product_variation,1,S-41,160,160,,instock,Size,41,yes,,,,publish,visible',
      '4,Hat,,product,0,H,20,20,,instock,,,,,,,draft,visible',
      '5,Bag,,product,0,B,20,20,,instock,,,,,,,publish,hidden',
    ),
  );
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({
    format: 'WP All Export product CSV',
    skipped: new Map([['not visible', 2]]),
  });
  expect(await shop.products()).toMatchObject([
    {
      ...{ id: '1', title: 'Shoe', price: { current: 140 }, availability: 'InStock' },
      ...{ imageUrl: 'https://i.example/1.jpg', categoryIds: ['shoes-new', 'sale'] },
      attributes: { size: ['40', '41'] },
    },
  ]);
});
