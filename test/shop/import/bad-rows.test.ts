import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const good = { id: 'good', title: 'Good', price: 5 };
const json = (...rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');

describe('import of bad rows', () => {
  it.each<[string, object, string]>([
    ['no id', { id: ' ' }, 'the id is missing'],
    ['an endless id', { id: 'a'.repeat(201) }, 'the id is longer than 200 characters'],
    ['an endless group', { group: 'a'.repeat(201) }, 'the group is longer than 200 characters'],
    ['a group of a formula', { group: '=A1' }, 'group is a spreadsheet formula: "=A1"'],
    ['no title', { title: '' }, 'the title is missing'],
    ['a title of tags alone', { title: '<b></b>' }, 'the title is missing'],
    ['no price', { price: null }, 'the price is missing'],
    ['a negative price', { price: -2 }, 'the price is negative: -2.00'],
    ['a price of words', { price: 'ask us' }, 'the price cannot be read: "ask us"'],
    ['an ambiguous price', { price: '1.299' }, 'the price cannot be read: "1.299"'],
    ['a price without end', { price: 1e300 }, 'the price cannot be read'],
    ['a currency there is not', { price: '5 XYZ' }, 'the currency "XYZ" is not known'],
    ['two currencies', { price: { current: '5 GBP', previous: '€6' } }, 'in two currencies'],
    ['a sale above the price', { price: { current: 6, previous: 5 } }, 'the sale price 6 is above'],
    ['an unknown availability', { availability: 'soon' }, 'availability cannot be read: "soon"'],
    ['a title of a script alone', { title: '<script>alert(1)</script>' }, 'the title is missing'],
    [
      'an id that a spreadsheet has shortened',
      { id: '4,00638E+12' },
      'the id is a number that a spreadsheet has shortened: "4,00638E+12"; format its column as text',
    ],
    ['a formula', { title: '=HYPERLINK("http://x")' }, 'title is a spreadsheet formula'],
    ['another formula', { description: '@SUM(A1:A9)' }, 'description is a spreadsheet formula'],
    ['a spreadsheet’s error', { brand: '#REF!' }, 'brand is a spreadsheet error: "#REF!"'],
    ['an address that runs', { url: 'java\tscript:alert(1)' }, 'url is no web address'],
    ['a picture from anywhere', { imageUrl: '//evil.example/x' }, 'imageUrl is no web address'],
    ['a date of words', { addedOn: 'soon' }, 'addedOn cannot be told from "soon"'],
    ['six stars', { reviews: { count: 1, average: 6 } }, 'the rating 6 is above 5'],
    ['a price of spaces', { price: `1${' '.repeat(3_200)}x` }, 'the price is longer than 64 ch'],
    ['an endless price', { price: `${'1'.repeat(3_200)}x` }, 'the price is longer than 64 ch'],
    [
      'an endless text',
      { description: 'a'.repeat(32_768) },
      'description is longer than 32,767 ch',
    ],
    ['an endless value', { attributes: { size: ['a'.repeat(32_768)] } }, 'longer than 32,767 ch'],
    [
      'an endless name',
      { attributes: { ['a'.repeat(201)]: 'b' } },
      'the name of an attribute is longer than 200 characters',
    ],
    ['an endless address', { url: `/${'a'.repeat(2_048)}` }, 'url is longer than 2,048 characters'],
    ['a port there is not', { url: 'https://shop.example:99999/p' }, 'url is no web address'],
    [
      'a field with another name',
      { categories: 'Home' },
      '"categories" is no field of a product; did you mean "categoryIds"?',
    ],
    [
      'a field there is not',
      { sku: '5' },
      '"sku" is no field of a product. What shoppers filter by is in "attributes"; --map reads',
    ],
    ['a category there is not', { categoryIds: ['x'] }, 'the category "x" is not listed'],
    ['a collection there is not', { collectionIds: ['x'] }, 'the collection "x" is not listed'],
    ['a deep category', { category: 'a>b>c>d>e>f>g>h>i>j>k' }, 'more than 10 levels'],
    [
      'endless categories',
      { category: Array.from({ length: 51 }, (_, at) => `c${at}`) },
      'the product has more than 50 categories',
    ],
    [
      'endless ids of categories',
      { categoryIds: Array.from({ length: 51 }, (_, at) => `c${at}`) },
      'the product has more than 50 categoryIds',
    ],
    [
      'endless ids of collections',
      { collectionIds: Array.from({ length: 51 }, (_, at) => `c${at}`) },
      'the product has more than 50 collectionIds',
    ],
    ['an endless category', { category: 'a'.repeat(401) }, 'the category is longer than 400 ch'],
    [
      'a category of characters that become many',
      { category: '\uFDFA'.repeat(30) },
      'the id of the category is longer than 400 characters',
    ],
    [
      'an endless name of a category',
      { type: 'category', name: 'a'.repeat(201) },
      'the name is longer than 200 characters',
    ],
    [
      'an endless catalogue number',
      { catalogueNumber: 'a'.repeat(201) },
      'the catalogueNumber is longer than 200 characters',
    ],
    [
      'an endless variation',
      { variationId: 'a'.repeat(201) },
      'the variationId is longer than 200 characters',
    ],
    [
      'an attribute of objects',
      { attributes: { size: [{}] } },
      'must be a text or a list of texts',
    ],
    ['another type', { type: 'banner' }, 'the type is product, category or collection'],
  ])('reports the line and the reason for %s', async (_, changes, reason) => {
    const { problems, summary } = await shop.importText(
      json(good, { ...good, id: 'bad', ...changes }, { ...good, id: 'last' }),
    );
    expect(problems).toEqual([expect.stringContaining(reason)]);
    expect(problems[0]).toMatch(/^line 2: /);
    expect(summary).toMatchObject({ rows: 3, rejected: 1, products: 2 });
    expect((await shop.products()).map(({ id }) => id)).toEqual(['good', 'last']);
  });

  it('reports a line that is no JSON, no object or repeats an id, and counts blank lines', async () => {
    const { problems, summary } = await shop.importText(
      `${json(good)}\n\n{"id": \n[1]\n${json({ ...good, title: 'Again' })}\n`,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^line 3: no JSON: /),
      'line 4: no JSON object',
    ]);
    expect(summary.skipped).toEqual(new Map([['same id as an earlier row', 1]]));
    expect((await shop.products())[0]?.title).toBe('Good');
  });

  it('rejects only the row of a line of 100 MB, in little memory', async () => {
    const before = process.memoryUsage().rss;
    const huge = `{"id":"huge","title":"${'x'.repeat(100_000_000)}"}`;
    const { problems } = await shop.importText(
      Buffer.concat([
        Buffer.from(`${json(good)}\n`),
        Buffer.from(huge),
        Buffer.from(`\n${json({ ...good, id: 'after' })}`),
      ]),
    );
    expect(problems).toEqual(['line 2: longer than 1,000,000 characters']);
    expect(await shop.products()).toHaveLength(2);
    // The text itself and its bytes are this test's own.
    expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
  });

  it('leaves out a cell that no spreadsheet could hold, but for one that each product needs', async () => {
    const long = 'x'.repeat(32_768);
    const { problems, summary } = await shop.importText(
      `id,title,price,size\n1,Lamp,5,M\n2,Lamp,5,${long}\n3,${long},5,M\n`,
    );
    expect(problems).toEqual(['line 4: title is longer than 32,767 characters']);
    expect(summary.leftOut).toEqual(new Map([['size', 1]]));
    expect(await shop.products()).toMatchObject([{ attributes: { size: ['M'] } }, { id: '2' }]);
  });

  it('reports the line of a group that may not become the id of a product', async () => {
    const { problems } = await shop.importText(
      `id,title,price,item_group_id\n1,Lamp,5,${'g'.repeat(201)}\n2,Lamp,5,${'g'.repeat(200)}\n`,
    );
    expect(problems).toEqual(['line 2: the group is longer than 200 characters']);
    expect((await shop.products()).map(({ id }) => id)).toEqual(['g'.repeat(200)]);
  });

  it('reports the lines of cells with endless collections, and leaves endless numbers out', async () => {
    const collections = Array.from({ length: 51 }, (_, at) => `c${at}`).join('|');
    const { problems, summary } = await shop.importText(
      [
        'id,title,price,collection,catalogue_number,variation_id',
        '1,Lamp,5,Sale,1/23,v1',
        `2,Lamp,5,${collections},,`,
        `3,Lamp,5,${'c'.repeat(401)},,`,
        `4,Lamp,5,,${'1'.repeat(201)},`,
        `5,Lamp,5,,,${'v'.repeat(201)}`,
      ].join('\n'),
    );
    expect(problems).toEqual([
      'line 3: the product has more than 50 collections',
      'line 4: the collection is longer than 400 characters',
    ]);
    expect(summary.leftOut).toEqual(
      new Map([
        ['catalogue number', 1],
        ['variation id', 1],
      ]),
    );
    const [first, ...others] = await shop.products();
    expect(first).toMatchObject({
      catalogueNumber: '1/23',
      variationId: 'v1',
      collectionIds: ['sale'],
    });
    expect(others.map(({ id }) => id)).toEqual(['4', '5']);
  });

  it('takes a blank group for none', async () => {
    await shop.importText(json({ ...good, group: '' }, { ...good, id: 'other', group: ' ' }));
    expect((await shop.products()).map(({ id }) => id).toSorted()).toEqual(['good', 'other']);
  });

  it('reports characters of another encoding, in each row that has them', async () => {
    const { problems } = await shop.importText(
      Buffer.from('id,title,price\n1,Café,5\n2,Tea,5\n', 'latin1'),
      { encoding: 'utf-8' },
    );
    expect(problems).toEqual([
      "line 2: title has characters that are not of the file's encoding; name it, as in --encoding windows-1252",
    ]);
    const prices = await shop.importText(
      Buffer.from('id,title,price\n1,Tea,\x805\n2,Tea,5\n', 'latin1'),
      { encoding: 'utf-8' },
    );
    expect(prices.problems).toEqual([expect.stringMatching(/^line 2: price .* --encoding/)]);
  });

  it('reports rows with too few and too many cells, also after cells of several lines', async () => {
    const { problems, summary } = await shop.importText(
      'id,title,price\n1,"Two\nlines",5\n2,Lamp\n3,Lamp,5,6\n4,Lamp,5\n',
    );
    expect(problems).toEqual([
      'line 4: 2 cells, but the header has 3; empty cells need their marks too, and a cell of several lines quotes around it',
      'line 5: 4 cells, but the header has 3; a cell that holds the mark between columns needs quotes around it',
    ]);
    expect(summary.products).toBe(2);
  });

  it('writes all rejected rows into the report, shows the first fifty, and lets no row write to the terminal', async () => {
    const rows = Array.from({ length: 80 }, (_, at) => ({ id: `${at}\u001b[2J\n`, title: 'x' }));
    const report = join(shop.path, 'report.txt');
    const { problems } = await shop.importText(json(good, ...rows), { report });
    expect(problems).toHaveLength(51);
    const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(80);
    expect(lines[79]).toBe('line 81: the price is missing');
    expect(problems.join('')).not.toContain('\u001b');
  });

  it('skips samples without a price and repeated ids with their reasons, however many they are', async () => {
    const samples = Array.from({ length: 8 }, (_, at) => ({
      ...good,
      id: `s${at}`,
      price: '0.00',
    }));
    const report = join(shop.path, 'report.txt');
    const { problems, summary } = await shop.importText(json(good, ...samples, good), {
      report,
      limit: { count: 0, share: 0 },
    });
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ rows: 10, accepted: 1, rejected: 0 });
    expect([...summary.skipped]).toEqual([
      ['price of 0', 8],
      ['same id as an earlier row', 1],
    ]);
    const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('line 2: skipped: the price is 0');
    expect(lines[8]).toBe('line 10: skipped: the id "good" is that of line 1');
  });

  it('aborts when too many rows are bad, by number or by share', async () => {
    const bad = Array.from({ length: 30 }, (_, at) => ({ id: String(at) }));
    expect(
      await failureOf(shop.importText(json(good, ...bad), { limit: { count: 20, share: 1 } })),
    ).toEqual(
      expect.stringMatching(
        /^ImportFailure: too many rows are rejected: 21 \(--max-errors allows more\), such as line \d+: .*; line \d+: .*; line \d+: /,
      ),
    );
    expect(
      await failureOf(shop.importText(json(good, ...bad), { limit: { count: 1000, share: 0.1 } })),
    ).toEqual(
      expect.stringContaining(
        'too many rows are rejected: 30 (--max-errors allows more), such as line ',
      ),
    );
  });
});
