/** Files whose rows have no ids, or not each its own. */
import { describeSummary } from '../../../shop/import/describe-summary';
import { defaultLimit } from '../../../shop/import/row-report';
import { csv } from './csv-text';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const ids = async () => (await shop.products()).map(({ id }) => id);
const options = { file: 'f', dataDir: '', limit: defaultLimit, dryRun: false };

describe('ids that no row has', () => {
  it.each([
    ['a column of them is empty', 'TITLE,PRICE,SKU\nLamp A,5,\nLamp B,6,\n'],
    ['no column has them', 'title,price\nLamp A,5\nLamp B,6\n'],
    ['JSON has none', '[{"title":"Lamp A","price":5},{"title":"Lamp B","price":6}]'],
    [
      'XML has none',
      '<rss><item><title>Lamp A</title><price>5</price></item><item><title>Lamp B</title><price>6</price></item></rss>',
    ],
  ])('are made of the words of the rows, which is said once: %s', async (_, text) => {
    const { summary, problems } = await shop.importText(text);
    expect(problems).toEqual([]);
    expect(await ids()).toEqual(['lamp-a', 'lamp-b']);
    const said = describeSummary(summary, options).split('\n');
    expect(said.filter((line) => line.includes(' ids '))).toEqual([
      '  ids        made of titles, brands, colours, sizes and materials, since no row has one; --map id=COLUMN takes a column',
    ]);
  });

  it('are told apart by what differs in form, and are the same in the next import', async () => {
    const rows = [
      { title: 'Lamp', price: '5', Farbe: 'Rot', brand: 'Glow' },
      { title: 'Lamp', price: '6', Farbe: 'Blau', brand: 'Glow' },
      { title: 'Lámpara de pie', price: '7', Farbe: '', brand: '' },
      { title: 'Светильник', price: '8', Farbe: '', brand: '' },
    ];
    const expected = ['lamp-glow-rot', 'lamp-glow-blau', 'lámpara-de-pie', 'светильник'];
    await shop.importText(csv('title,price,Farbe,brand', ...rows));
    expect(await ids()).toEqual(expected);
    await shop.importText(csv('title,price,Farbe,brand', ...rows.toReversed()));
    expect(await ids()).toEqual(expected.toReversed());
  });

  it('say what is missing where a row has no title either', async () => {
    const { problems, summary } = await shop.importText(
      'title,price,Wood\nLamp,5,Oak\n,6,Oak\n,7,\n',
    );
    expect(problems).toEqual(['line 3: the title is missing']);
    expect(summary.skipped).toEqual(new Map([['one cell alone', 1]]));
  });

  it.each([
    ['EAN', ['4006381333931', '4006381333948']],
    ['Artikelnummer', ['A-1', 'A-2']],
    ['Référence', ['r1', 'r2']],
    ['артикул', ['л-1', 'л-2']],
    ['ID товари', ['271', '272']],
    ['REF', ['P1', 'P2']],
    ['N° artículo en tienda', ['DV60 T101', '251167.1604']],
  ])(
    'are those of a column with another code in each row: %s',
    async (name, [one = '', other = '']) => {
      const text = `title,price,sku,${name}\nLamp,5,,${one}\nLamp,6,,${other}\n`;
      const { problems } = await shop.importText(text);
      expect(problems).toEqual([
        `taken by the meaning of their names: id=${name}; --map takes others`,
      ]);
      expect(await ids()).toEqual([one, other]);
    },
  );

  it('are not chosen by what the rows of one night hold', async () => {
    const text = 'title,price,EAN\nLamp,5,4006381333931\nSofa,6,4006381333948\n';
    const limits = { hosts: [], mostBytes: 1_000_000, timeoutMs: 1_000 };
    const profile = { source: 'feed.csv', args: [], ...limits };
    expect(await failureOf(shop.importText(text, { profile }))).toBe(
      'ImportFailure: no row has an id: --map "id=EAN" takes the column that has another one in each',
    );
    await shop.importText(text, { profile, map: ['id=EAN'] });
    expect(await ids()).toEqual(['4006381333931', '4006381333948']);
  });

  it.each([
    ['Material', ['Oak', 'Ash']],
    ['EAN', ['4006381333931', '4006381333931']],
    ['EAN', ['4006381333931', '']],
    ['Reference', ['12.50', '13.50']],
    ['Reference', ['as agreed', 'on request']],
    ['cost code', ['c1', 'c2']],
    ['Stock', ['3', '4']],
  ])('are never those of another column: %s', async (name, values) => {
    const rows = values.map((value, at) => ({ title: `Lamp ${at}`, price: '5', [name]: value }));
    const { summary } = await shop.importText(csv(`title,price,${name}`, ...rows));
    expect(summary).toMatchObject({ products: 2, areIdsMade: true });
  });
});

it('are made of the links too where products have the same words, but those of the same link', async () => {
  const rows = ['lamp-1', 'lamp-2/', 'lamp-1', 'lamp-2/', 'list?id=3'].map((end) => ({
    ...{ title: 'Lamp', price: '5', link: `https://shop.example/p/${end}` },
  }));
  const { summary } = await shop.importText(csv('title,price,link', ...rows));
  expect(summary.skipped).toEqual(new Map([['same id as an earlier row', 2]]));
  expect(await ids()).toEqual(['lamp', 'lamp-lamp-2', 'lamp-list-id-3']);
});

describe('ids that only some rows have', () => {
  it('are told with their number, the first lines and the column that helps', async () => {
    const rows = ['a', 'a', '', 'b', '', '', 'c', ''].map((id, at) => ({
      ...{ id, title: `Lamp ${at}`, price: '5', 'Item No.': `n${at}` },
    }));
    const { problems, summary } = await shop.importText(csv('id,title,price,Item No.', ...rows));
    expect(problems[0]).toBe(
      'the id is missing in 4 of the first 8 (line 4, 6, 7, …), and that of an earlier row in 1 of the first 8 (line 3); --map "id=Item No." takes the column that has another one in each',
    );
    expect(summary).toMatchObject({ rejected: 4, products: 3, areIdsMade: false });
  });

  it('are told row by row where no column helps', async () => {
    const { problems } = await shop.importText('id,title,price\na,Lamp,5\n,Shade,6\n');
    expect(problems).toEqual(['line 3: the id is missing']);
  });
});

it('are no group where products have a sign for none, nor a brand or a category', async () => {
  const rows = ['xx', 'xx', 'N/A', '-'].map((sign, at) => ({
    ...{ id: `p${at}`, title: `Lamp ${at}`, price: '5' },
    ...{ item_group_id: sign, brand: sign, product_type: sign, color: sign },
  }));
  const columns = 'id,title,price,item_group_id,brand,product_type,color';
  const { summary } = await shop.importText(csv(columns, ...rows));
  expect(summary).toMatchObject({ products: 4, categories: 0 });
  const [lamp] = await shop.products();
  expect(lamp).toMatchObject({ brand: { id: '', name: '' }, attributes: {} });
});
