/** What spreadsheets write into a CSV file besides its table. */
import { readFileSync } from 'node:fs';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

it('takes rows that all end before the last columns, and no others that are short', async () => {
  const limit = { count: 10, share: 1 };
  const rows = 'Product ID;Nazwa;Cena (brutto);Pozycja\n1;Lampa;5\n2;Stół;9\n3;Krzesło\n';
  const { problems, summary } = await shop.importText(rows, { limit });
  expect(problems.at(-1)).toMatch(/^line 4: 2 cells, but the header has 4/);
  expect(summary.products).toBe(2);
  const one = await shop.importText('id;title;price;size\n1;Lamp;5\n2;Table;9;M\n', { limit });
  expect(one.problems).toEqual([expect.stringMatching(/^line 2: 3 cells/)]);
});

it('takes a header that begins with a number sign', async () => {
  const { summary } = await shop.importText('# Artikel;title;price\n1;Lamp;5\n2;Table;9\n');
  expect(summary.products).toBe(2);
});

it.each([
  ['a heading', 'Price list of May;;\n"All with ""tax""";;\n;;\nid;title;price\n', 4],
  ['a title', 'Spring 2026\nid;title;price\n', 2],
  ['a title of several cells', 'Products;Spring;\nid;title;price\n', 2],
  ['a heading, the columns in another language', 'Preisliste\n\nNr;Bezeichnung;Preis\n', 3],
  ['a mark, a heading', 'sep=;\nPrice list\nid;title;price\n', 3],
])('finds the columns below %s', async (_, above, line) => {
  const { problems, summary } = await shop.importText(`${above}1;Lamp;5\n2;Chair;5/6\n`);
  expect(problems).toContain(
    `the columns are named in line ${line}; what stands above is left out`,
  );
  expect(problems.at(-1)).toBe(`line ${line + 2}: the price cannot be read: "5/6"`);
  expect(summary).toMatchObject({ products: 1, rows: 2 });
});

it('takes no line within a cell for that of the columns', async () => {
  const { summary } = await shop.importText('sku,name,amount\n"1","Lamp\ntitle,price\n",5\n', {
    map: ['price=amount'],
  });
  expect(summary.products).toBe(1);
});

const titles = async () => (await shop.products()).map(({ title }) => title);

describe('import of CSV from a spreadsheet', () => {
  it.each<[string, string | Buffer]>([
    ['a semicolon', 'sep=;\r\nid;title;price\r\n1;Lamp, big;5,00\r\n2;Chair;5/6\r\n'],
    ['a comma', 'sep=,\nid,title,price\n1,"Lamp, big","5,00"\n2,Chair,5/6\n'],
    ['a tab', 'sep=\t\nid\ttitle\tprice\n1\tLamp, big\t5,00\n2\tChair\t5/6\n'],
    ['another mark', 'SEP=^\nid^title^price\n1^Lamp, big^5,00\n2^Chair^5/6\n'],
    ['a quoted mark', '"sep=;"\nid;title;price\n1;Lamp, big;5,00\n2;Chair;5/6\n'],
    [
      'a mark, in UTF-16',
      Buffer.from('\ufeffsep=;\nid;title;price\n1;Lamp, big;5,00\n2;Chair;5/6\n', 'utf16le'),
    ],
  ])('takes a first line that names %s for no row', async (_, text) => {
    const { problems } = await shop.importText(text);
    expect(problems).toEqual(['line 4: the price cannot be read: "5/6"']);
    expect(await titles()).toEqual(['Lamp, big']);
  });

  it('recognises the export of a shop system below a line that names the mark', async () => {
    const { summary } = await shop.importText(
      'sep=;\nHandle;Title;Variant Price;Published\nlamp;Lamp;5.00;TRUE\n',
    );
    expect(summary).toMatchObject({ format: 'Shopify product CSV', products: 1 });
  });

  it('leaves out rows of empty cells, before the header and after it, and counts their lines', async () => {
    const { summary, problems } = await shop.importText(
      '\n\n;;\nid;title;price\n1;Lamp, big;5,00\n;;\n2;Chair;5/6\n;;\n ; ; \n',
    );
    expect(problems).toEqual(['line 7: the price cannot be read: "5/6"']);
    expect(summary.rows).toBe(2);
    expect(await titles()).toEqual(['Lamp, big']);
  });

  it.each([
    ['rows end in empty cells beyond the header', 'id,title,price\n1,Lamp,5,,\n2,Chair,6, \n'],
    ['only the header ends in a mark', 'id,title,price,\n1,Lamp,5\n2,Chair,6\n'],
    ['header and rows end in marks', 'id,title,price,,\n1,Lamp,5,,\n2,Chair,6,,\n'],
  ])('reads a file in which %s', async (_, text) => {
    const { problems } = await shop.importText(text);
    expect(problems).toEqual([]);
    expect(await titles()).toEqual(['Lamp', 'Chair']);
  });

  it.each(['|', ',', ', ', ';', ' ', '\n', ' | '])(
    'takes the second of two addresses with %j between for the second picture',
    async (between) => {
      const cell = `https://i.example/w_1,h_2/a b.jpg${between}https://i.example/2.jpg`;
      const { problems } = await shop.importText(
        `id,title,price,image_url,additional_image_url\n1,Lamp,5,"${cell}",\n2,Chair,6,/a.jpg,"${cell}"\n`,
      );
      expect(problems).toEqual([]);
      expect(await shop.products()).toMatchObject([
        {
          imageUrl: 'https://i.example/w_1,h_2/a b.jpg',
          secondImageUrl: 'https://i.example/2.jpg',
        },
        { imageUrl: '/a.jpg', secondImageUrl: 'https://i.example/w_1,h_2/a b.jpg' },
      ]);
    },
  );

  it.each([
    '2026-01-31',
    '2026/01/31',
    '2026/1/31',
    '2026.01.31',
    '31.01.2026',
    '31.1.2026 14:05',
    '2026-01-31T10:00:00Z',
  ])('reads %s as a date', async (date) => {
    const { problems } = await shop.importText(`id;title;price;date_added\n1;Lamp;5;${date}\n`);
    expect(problems).toEqual([]);
    expect((await shop.products())[0]?.addedOnDay).toBe(Date.UTC(2026, 0, 31) / 86_400_000);
  });

  it.each([
    '31/01/2026',
    '01/02/2026',
    '31.01.26',
    '2026/31/01',
    '31.13.2026',
    '2026-02-31',
    '2026-02-31T10:00:00Z',
    '31.02.2026',
    '2026/04/31',
    'soon',
  ])('leaves %s out where a date should be, and the report says why', async (date) => {
    const text = `id;title;price;date_added\n1;Lamp;5;${date}\n2;Sofa;6;\n`;
    const report = shop.put('report', '');
    const { summary } = await shop.importText(text, { report });
    expect(summary).toMatchObject({ products: 2, leftOut: new Map([['date added', 1]]) });
    expect(readFileSync(report, 'utf8')).toContain(
      `line 2: left out: date added cannot be told from "${date}"; write 2026-01-31, or leave its column out with --map nothing=COLUMN`,
    );
  });

  it.each([
    ['a title', 'Spring 2026\nnumber,thing,amount\n1,Lamp,5\n'],
    ['a title of several cells', 'Products;Spring\nnumber;thing;amount\n1;Lamp;5\n'],
  ])('says that the first line must name the columns where it is %s', async (_, text) => {
    expect(await failureOf(shop.importText(text))).toMatch(
      /[Tt]he first line (of a table )?must name/,
    );
  });

  it('says that a column without a name is left out, and makes no filter of it', async () => {
    const { problems, summary } = await shop.importText(
      'id,title,price,,brand,\n1,Lamp,5,Oak,Softly,\n2,Chair,6,Pine,Kernow,\n',
    );
    expect(problems).toEqual([
      '(column 4) is left out, since the header does not name it; it holds values such as "Oak"',
    ]);
    expect(summary).toMatchObject({ products: 2, rejected: 0 });
    expect((await shop.products())[0]?.attributes).toEqual({});
  });
});

it.each([
  ['within quotes', 'a,"Card","Date,Name,Price"'],
  ['in a cell each', 'a,Name,Price'],
])('keeps the rows above one that has words such as columns have, %s', async (_, row) => {
  const { summary } = await shop.importText(`Key,Thing,What\nb,Lamp,5\n${row}\nc,Chair,6\n`, {
    map: ['id=Key', 'title=Thing', 'price=What'],
  });
  expect(summary).toMatchObject({ rows: 3, products: 2 });
});
