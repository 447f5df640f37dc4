/** Files that are made to fill the memory, to take indefinitely long, or to reach what is no column. */
import { gzipSync } from 'node:zlib';
import { headBytes } from '../../../shop/import/formats/read-text';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(async () => {
  shop = openTestShop();
  await shop.importText('{"id":"old","title":"Old","price":5}');
});

/** Reading the largest of these files takes a few seconds, and a tenth of this memory. */
const generousMs = 60_000;
const generousBytes = 600_000_000;

const wide = (count: number): string =>
  Array.from({ length: count }, (_, at) => `c${at}`).join(',');

it.each<[string, () => string | Buffer, RegExp]>([
  [
    'of a million columns',
    () => `id,title,price,${wide(1_000_000)}\n1,Lamp,5\n`,
    /line 1: the row that begins here is longer than 1,000,000 characters/,
  ],
  [
    'of a cell of a hundred megabytes',
    () => `id,title,price\n1,"${'x'.repeat(100_000_000)}",5\n`,
    /line 2: the row that begins here is longer than 1,000,000 characters/,
  ],
  [
    'of a text of JSON of a hundred megabytes',
    () => `[{"id":1,"price":5,"title":"${'x'.repeat(100_000_000)}"}]`,
    /a product is longer than 1,000,000 characters/,
  ],
  ['of ten million empty lines', () => `id,title,price\n${'\n'.repeat(10_000_000)}`, /no product/],
  [
    'of ten million empty lines of JSON',
    () => gzipSync(`{"title":"Lamp"}\n${' \n'.repeat(10_000_000)}`),
    /no product/,
  ],
  ['of bytes of zero', () => `id,title,price\n1,${'\0'.repeat(1_000)},5\n`, /no text, or UTF-16/],
  ['of bytes of zero alone', () => Buffer.alloc(1_000_000), /no text, or UTF-16/],
])(
  'a file %s is told, and the shop is as it was',
  async (_, make, message) => {
    const before = shop.state();
    const content = make();
    const memory = process.memoryUsage().rss;
    expect(await failureOf(shop.importText(content))).toMatch(message);
    expect(process.memoryUsage().rss - memory).toBeLessThan(generousBytes);
    expect(shop.state()).toEqual(before);
  },
  generousMs,
);

it('a zero within a text is told with its line', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `${at},Lamp ${at},5\n`).join('');
  // Within the beginning of a file it says that the file is no text.
  expect(rows.length).toBeGreaterThan(headBytes);
  const { summary, problems } = await shop.importText(`id,title,price\n${rows}x,La\0mp,5\n`);
  expect(summary.products).toBe(5_000);
  expect(problems).toEqual([expect.stringMatching(/^line 5002: /)]);
});

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'];

it.each([
  [
    'CSV',
    `id,title,price,${names.join(',')}\n1,Lamp,5,${names.map((name) => `a ${name}`).join(',')}\n2,Sofa,6,${names.map(() => 'b').join(',')}\n`,
  ],
  [
    'JSON',
    `[${[1, 2].map((id) => `{"id":${id},"title":"Lamp","price":5,"x":{"__proto__":"a"},${names.map((name) => `"${name}":"v${id}"`).join(',')}}`).join(',')}]`,
  ],
  [
    'NDJSON',
    [1, 2]
      .map(
        (id) =>
          `{"id":"${id}","title":"Lamp","price":5,"attributes":{${names.map((name) => `"${name}":"v${id}"`).join(',')}}}\n`,
      )
      .join(''),
  ],
  [
    'XML',
    `<rss>${[1, 2].map((id) => `<item><id>${id}</id><title>Lamp</title><price>5</price>${names.map((name) => `<${name}>v${id}</${name}>`).join('')}</item>`).join('')}</rss>`,
  ],
])('columns of %s with the names of what objects have are columns', async (_, text) => {
  const { summary, problems } = await shop.importText(text);
  expect(problems).toEqual([]);
  expect(summary.products).toBe(2);
  const { facets, products } = await shop.readAll();
  expect(facets.map(({ id }) => id)).toEqual(expect.arrayContaining(['constructor', 'prototype']));
  expect(products[0]?.attributes['constructor']).toHaveLength(1);
  expect(({} as Record<string, unknown>)['v1']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});
