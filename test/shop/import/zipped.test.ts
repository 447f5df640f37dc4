/** Files that come zipped, and what is too large when it is unzipped. */
import { gzipSync } from 'node:zlib';
import { openRows } from '../../../shop/import/formats/open-rows';
import type { Row } from '../../../shop/import/formats/row';
import { failureOf, openTestShop, type TestShop } from './import-text';
import { zipBytes } from './zip-bytes';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const csv = 'id,title,price\n1,Lamp,5 EUR\n2,Shade,6 EUR\n';
const picture = { name: 'pictures/1.jpg', content: Buffer.from([0xff, 0xd8, 0, 1, 2]) };

describe('a zip', () => {
  it.each([
    ['csv', 'products.csv', csv],
    ['tsv', 'export/products.txt', csv.replaceAll(',', '\t')],
    [
      'ndjson',
      'a',
      '{"id":"1","title":"Lamp","price":"5 EUR"}\n{"id":"2","title":"S","price":6}\n',
    ],
    ['json', 'a.json', '[{"id":1,"title":"Lamp","price":"5 EUR"},{"id":2,"title":"S","price":6}]'],
    [
      'Google Merchant XML',
      'feed.xml',
      '<rss><item><id>1</id><title>Lamp</title><price>5 EUR</price></item><item><id>2</id><title>S</title><price>6</price></item></rss>',
    ],
  ])('of one file is read as that file: %s', async (format, name, content) => {
    const { summary, problems, progress } = await shop.importText(zipBytes({ name, content }));
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ products: 2, currency: 'EUR', format: `${format} in ${name}` });
    expect(progress.join('')).toContain('100 %');
  });

  it('of a table between pictures, folders and notes is read as the table', async () => {
    const file = zipBytes(
      { name: 'pictures/', content: '' },
      picture,
      { name: '__MACOSX/._products.csv', content: csv },
      { name: '.DS_Store', content: csv },
      { name: 'LIES MICH.txt', content: 'Viel Erfolg.\n' },
      { name: 'products.csv', content: csv },
    );
    expect((await shop.importText(file)).summary.products).toBe(2);
  });

  it('of several tables is read by the name of one', async () => {
    const file = zipBytes(
      { name: 'products.csv', content: csv },
      { name: 'prices.csv', content: 'sku,net\n1,4\n' },
      picture,
    );
    expect(await failureOf(shop.importText(file))).toMatch(
      /a zip of several files: products\.csv, prices\.csv\. Name the one of the products, such as --entry 'products\.csv'$/,
    );
    expect(await failureOf(shop.importText(file, { entry: 'product.csv' }))).toMatch(
      /the zip has no file "product\.csv"; did you mean "products\.csv"\? Its files: products\.csv, /,
    );
    expect((await shop.importText(file, { entry: 'products.csv' })).summary.products).toBe(2);
    expect(await failureOf(shop.importText(csv, { entry: 'products.csv' }))).toMatch(/: no zip, /);
  });

  it.each<[string, Buffer, RegExp]>([
    ['without files', zipBytes(), /the zip is empty/],
    [
      'that is cut short',
      zipBytes({ name: 'a.csv', content: csv }).subarray(0, 60),
      /cannot be read: /,
    ],
    ['of pictures', zipBytes(picture, { ...picture, name: '2.jpg' }), /of several files: pictures/],
    ['of one picture', zipBytes(picture), /no text/],
    [
      'of Excel',
      zipBytes({ name: '[Content_Types].xml', content: '<Types/>' }),
      /a file of Excel or another office program; save it as CSV/,
    ],
    [
      'that leads out of its folder',
      zipBytes({ name: '../../etc/cron.d/x.csv', content: csv }),
      /cannot be read: invalid relative path/,
    ],
    [
      'of more files than a shop has',
      zipBytes(...Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: '' }))),
      /a zip of more than 10,000 files; zip the file of products alone/,
    ],
    [
      'that says a smaller size than its file has',
      zipBytes({ name: 'a.csv', content: csv.padEnd(5_000_000, '\n'), saidBytes: csv.length }),
      /too many bytes in the stream/,
    ],
  ])('%s says so, and the shop is as it was', async (_, file, message) => {
    await shop.importText(csv);
    const before = shop.state();
    expect(await failureOf(shop.importText(file))).toMatch(message);
    expect(shop.state()).toEqual(before);
  });
});

describe('what is unzipped', () => {
  const large = csv.padEnd(3_000_000, '\n');

  async function readAll(content: Buffer): Promise<readonly Row[]> {
    const opened = await openRows(shop.put('feed', content), { mostBytes: 2_000_000 });
    const rows: Row[] = [];
    for await (const row of opened.rows(() => undefined)) rows.push(row);
    return rows;
  }

  it.each([
    ['gzip', (text: string) => gzipSync(text)],
    ['zip', (text: string) => zipBytes({ name: 'a.csv', content: text })],
  ])('has a bound, which the failure of a %s names', async (_, pack) => {
    expect(await failureOf(readAll(pack(large)))).toMatch(
      /^ImportFailure: .*feed: unzipped it is larger than 2,000,000 bytes; unzip it and import the file in it, or allow more by "maxBytes" of a profile$/,
    );
    expect(await readAll(pack(csv.padEnd(2_000_000, '\n')))).toHaveLength(2);
  });
});
