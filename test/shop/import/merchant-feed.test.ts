/** Google Merchant feeds as shops write them, and broken ones. */
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('a Google Merchant feed', () => {
  const fields = (p: string) =>
    `<${p}id>1</${p}id><${p}title>Lamp</${p}title><${p}price>5.00 EUR</${p}price><${p}availability>out_of_stock</${p}availability>`;
  it.each([
    ['without a prefix', `<rss><channel><item>${fields('')}</item></channel></rss>`],
    ['without rss', `<items><item>${fields('')}</item></items>`],
    ['with an undeclared prefix', `<rss><channel><item>${fields('g:')}</item></channel></rss>`],
    [
      'with a prefix of its own',
      `<rss xmlns:goo="http://base.google.com/ns/1.0"><item>${fields('goo:')}</item></rss>`,
    ],
    [
      'of Atom with prefixes',
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><a:entry>${fields('g:')}</a:entry></a:feed>`,
    ],
  ])('is read %s', async (_, xml) => {
    const { summary } = await shop.importText(xml);
    expect(summary.format).toBe('Google Merchant XML');
    expect(await shop.products()).toMatchObject([
      { id: '1', title: 'Lamp', price: { current: 5 }, availability: 'SoldOut' },
    ]);
  });

  it('ends the import at elements without end, within an item and outside', async () => {
    const deep = '<a>'.repeat(200);
    for (const xml of [`<rss><channel>\n${deep}`, `<rss><channel>\n<item>${deep}`])
      expect(await failureOf(shop.importText(xml))).toBe(
        'ImportFailure: line 2: elements are more than 100 levels deep',
      );
  });

  it('ends the import at prefixes without end', async () => {
    const item = (at: number) =>
      `<item xmlns:p${at}="http://base.google.com/ns/1.0">${fields(`p${at}:`)}</item>\n`;
    const items = Array.from({ length: 101 }, (_, at) => item(at));
    expect(await failureOf(shop.importText(`<rss><channel>\n${items.join('')}`))).toBe(
      'ImportFailure: line 102: more than 100 prefixes of elements are declared',
    );
  });

  it.each([
    ['Satin Dress - Red - S', 'Satin Dress - Blue/Navy - M', 'Satin Dress'],
    ['Oxford Shirt, RED, s', 'Oxford Shirt, Blue, M', 'Oxford Shirt'],
    ['Shirt (Red)', 'Shirt (Blue)', 'Shirt'],
    ['Jersey Dress', 'Jersey Dress Blue', 'Jersey Dress'],
    ['Red Dress', 'Blue Dress', 'Red Dress'],
    ['Red - S', 'Blue - M', 'Red - S'],
    ['Dress XS', 'Dress M', 'Dress XS'],
    ['Shirt - Red', 'T-Shirt - Blue', 'Shirt - Red'],
  ])('has variants %s and %s joined as %s', async (one, other, title) => {
    await shop.importText(
      'id\titem_group_id\ttitle\tprice\tcolor\tsize\tmaterial\n' +
        `1\tG\t${one}\t5 GBP\tRed\tS\tSatin\n2\tG\t${other}\t5 GBP\tBlue/Navy\tM\tSatin\n`,
    );
    expect((await shop.products()).map((product) => product.title)).toEqual([title]);
  });

  it('makes no filter of what Google needs, also of columns that name its parts', async () => {
    const { problems } = await shop.importText(
      'id\ttitle\tprice\tcolor\tshipping(country:price)\tinstallment (months:amount)\tmaximum retail price\n' +
        '1\tLamp\t5 GBP\tRed\tGB:3.99 GBP\t6:50 GBP\t9 GBP\n',
    );
    expect(problems).toEqual([]);
    expect((await shop.products())[0]?.attributes).toEqual({ colours: ['Red'] });
  });

  it('is read with many sibling elements', async () => {
    const siblings = `${'<a></a>'.repeat(200)}${'<a/>'.repeat(200)}`;
    await shop.importText(`<rss><channel>${siblings}<item>${fields('')}</item></channel></rss>`);
    expect(await shop.products()).toHaveLength(1);
  });

  it('has quotes within quotes read as they are, or the row rejected where they hide a comma', async () => {
    const { problems } = await shop.importText(
      'id,title,price\n1,"55" TV",5\n2,"A "big, red" chair",5\n3,Lamp,5\n',
    );
    expect(problems).toEqual([
      expect.stringMatching(/^line 3: 4 cells, but the header has 3; .* needs quotes around it$/),
    ]);
    expect((await shop.products()).map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('is recognised as TSV too, and any delimiter can be named', async () => {
    const rows = 'id|title|link|image link|price|availability\n1|Lamp|/1|/1.jpg|5|in stock\n';
    const tsv = await shop.importText(rows.replaceAll('|', '\t'));
    expect(tsv.summary.format).toBe('Google Merchant feed');
    const other = await shop.importText(rows.replaceAll('|', '^'), { delimiter: '^' });
    expect(other.summary).toMatchObject({ format: 'Google Merchant feed', products: 1 });
  });
});
