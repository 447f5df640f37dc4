import fs, { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runImport } from '../../../shop/import/run-import';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(async () => {
  shop = openTestShop();
  await shop.importText('{"id":"old","title":"Old","price":5}');
});

const item = '<item><id>1</id><title>Lamp</title><price>5 GBP</price></item>';
const category = (id: string, parentId: string) =>
  JSON.stringify({ type: 'category', id, name: id, parentId });
const product = '{"id":"new","title":"New","price":5}';

describe('failed import', () => {
  it.each<[string, string | Buffer, string | RegExp]>([
    ['is empty', ' \n', /the file is empty/],
    ['has no product', 'id,title,price\n', /no product that can be taken$/],
    [
      'has only rows that are skipped',
      'id,title,price,visible\n1,Lamp,on request,yes\n2,Lamp,5,no\n3,Lamp,,yes\n',
      /no product that can be taken; skipped: 2 no price, 1 not visible$/,
    ],
    ['is XML that breaks off', `<rss>${item}<item><id>2`, /line 1: broken XML: .*unclosed tag/],
    [
      'is XML with a wrong end',
      `<rss>\n${item}\n<item></rss>`,
      /line 3: broken XML: unexpected close tag/,
    ],
    [
      'is XML with an entity there is not',
      `<rss>\n<item>&nope;</item></rss>`,
      /line 2: broken XML/,
    ],
    [
      'expands entities without end',
      `<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<rss><item><id>&b;</id></item></rss>`,
      /line 2: broken XML/,
    ],
    ['is another XML', '<page><body/></page>', /no <item> and no <entry>.*--item NAME/],
    [
      'has an endless element',
      `<rss>${item}\n<item><title>${'x'.repeat(3_000_000)}</title></item></rss>`,
      /line 2: an element is longer than 1,000,000 characters/,
    ],
    [
      'never closes a quote',
      `id,title,price\n1,Lamp,5\n2,"Lamp,5\n3,Lamp,5\n`,
      /line 3: a quote in the row that begins here is never closed/,
    ],
    [
      'never closes a quote and goes on for long',
      `id,title,price\n1,Lamp,5\n2,"Lamp,5\n${'3,Lamp,5\n'.repeat(200_000)}`,
      /line 3: the row that begins here is longer/,
    ],
    ['is CSV cut short', 'id,title,price\n1,Lamp,5\n2,La', /line 3: the file ends within this row/],
    ['is NDJSON cut short', `${product}\n{"id":"2","ti`, /line 2: the file ends within this row/],
    [
      'names a column twice',
      'id,title,price,Title\n1,a,5,b\n',
      /line 1: .*"Title" twice; rename one/,
    ],
    [
      'is a JSON list of texts',
      '["a", "b"]',
      /without a list of products.*--item response\.products/,
    ],
    [
      'is JSON of several lines without a list',
      JSON.stringify({ shop: { id: '1' } }, undefined, 2),
      /without a list of products/,
    ],
    [
      'is a file of Excel 97',
      Buffer.from('d0cf11e0a1b11ae100', 'hex'),
      /a file of Excel; save it as CSV/,
    ],
    [
      'is a web page',
      '<!DOCTYPE html><html><input name=a></html>',
      /a web page and no file of products/,
    ],
    ['is a damaged zip', Buffer.from('PK\u0003\u0004rest'), /the zip cannot be read: /],
    [
      'is no text',
      Buffer.from([1, 0, 2, 0, 3]),
      /no text, or UTF-16; save it as CSV, or name its encoding/,
    ],
    ['is a damaged gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7]), /is damaged/],
    ['is like no format', 'just words', /the format cannot be told; name it with --format/],
    [
      'has categories in a circle',
      [category('a', 'b'), category('b', 'c'), category('c', 'a'), product].join('\n'),
      /line 3: categories stand in a circle: a > b > c > a/,
    ],
    [
      'has categories in each other without end',
      [
        ...Array.from({ length: 11 }, (_, at) => category(`c${at}`, `c${at + 1}`)),
        JSON.stringify({ type: 'category', id: 'c11', name: 'c11' }),
        product,
      ].join('\n'),
      /line 1\d?: the category has more than 10 levels/,
    ],
    [
      'is XML with an item that never ends',
      `<rss><channel><item>${'<g:size>x</g:size>'.repeat(200_000)}`,
      /an item is longer than 1,000,000 characters/,
    ],
    [
      'has a category without its parent',
      [product, category('a', 'b')].join('\n'),
      /line 2: the category "a" stands in "b", which is not there/,
    ],
  ])('of a file that %s says so and changes nothing', async (_, content, message) => {
    const before = shop.state();
    const failure = await failureOf(shop.importText(content));
    expect(failure).toMatch(/^ImportFailure: /);
    expect(failure).toMatch(message);
    expect(shop.state()).toEqual(before);
    expect(await shop.products()).toMatchObject([{ id: 'old' }]);
  });

  it('of a file that is missing, or a folder, says so', async () => {
    expect(await failureOf(shop.importText('', { file: '/no/such/file' }))).toContain(
      '/no/such/file: there is no such file',
    );
    expect(await failureOf(shop.importText('', { file: shop.path }))).toContain('this is a folder');
  });

  it('with bad settings names the file and the fault before it reads a row', async () => {
    const facets = (json: unknown) =>
      failureOf(shop.importText(product, { facets: shop.put('f.json', JSON.stringify(json)) }));
    expect(await facets({})).toMatch(/f\.json: must hold \{ "facets"/);
    expect(await facets({ facets: ['brand', 'brand'] })).toMatch(
      /the facet "brand" is there twice/,
    );
    expect(await facets({ facets: ['brand', { id: 'x', type: 'slider' }] })).toMatch(
      /f\.json: facet 2: the type is multiple or range/,
    );
    expect(await facets({ facets: [{ id: 'x', bands: [{ name: 'a' }] }] })).toMatch(
      /facet 1: a band/,
    );
    const synonyms = shop.put('s.txt', 'sofa, couch\nalone\n');
    expect(await failureOf(shop.importText(product, { synonyms }))).toMatch(
      /s\.txt: line 2: a word alone has no synonym/,
    );
    expect(await failureOf(shop.importText(product, { encoding: 'klingon' }))).toMatch(/not known/);
  });

  it('that was killed leaves drafts, which the next one removes', async () => {
    const left = join(shop.root, 'drafts-0123456789ab.sqlite');
    writeFileSync(left, 'half');
    await shop.importText(product);
    expect(existsSync(left)).toBe(false);
    expect(readdirSync(shop.root).filter((name) => name.startsWith('drafts-'))).toEqual([]);
  });

  it('into a file that is no folder says so', async () => {
    const dataDir = shop.put('data.txt', '');
    for (const given of [dataDir, join(dataDir, 'below')])
      expect(await failureOf(shop.importText(product, { dataDir: given }))).toBe(
        `ImportFailure: ${given} is no folder; choose another with --data-dir`,
      );
  });

  it('onto a read-only disk, where Node finds no folder, says so', async () => {
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'mkdir' });
    const make = jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw error;
    });
    const failure = await failureOf(shop.importText(product, { dataDir: '/srv/data' }));
    make.mockRestore();
    expect(failure).toBe(
      'ImportFailure: /srv/data may not be written; choose another with --data-dir',
    );
  });

  it('checks everything in a dry run and writes nothing, not even a folder', async () => {
    const before = shop.state();
    const { summary } = await shop.importText(product, { dryRun: true });
    expect(summary).toMatchObject({ products: 1 });
    expect(shop.state()).toEqual(before);
    const dataDir = join(shop.path, 'none');
    await shop.importText(product, { dryRun: true, dataDir });
    expect(existsSync(dataDir)).toBe(false);
  });
});

it('changes nothing when the file grows while it is read', async () => {
  const before = shop.state();
  const file = shop.put('feed.csv', 'id,title,price\n1,Lamp,5\n2,Chair,x5\n');
  const options = { file, dataDir: join(shop.path, 'data'), dryRun: false };
  const work = runImport(
    { ...options, limit: { count: 9, share: 1 } },
    {
      progress: { write: () => true },
      problems: () => appendFileSync(file, '3,Table,7\n'),
    },
  );
  expect(await failureOf(work)).toMatch(/feed\.csv has changed while it was read; import it again/);
  expect(shop.state()).toEqual(before);
});
