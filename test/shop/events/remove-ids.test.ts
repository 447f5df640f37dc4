import { addressFields, wordFields, withoutIds } from '../../../shop/events/remove-ids';
import { topics } from '../../../src/events/event-payloads';
import { collectedFields, type FieldSchema } from '../../../shop/events/event-contracts';

describe('an id that advertisers put into a link', () => {
  it.each([
    ['/browse/x?gclid=a-1', '/browse/x'],
    ['/browse/x?gclid=a&page=2', '/browse/x?page=2'],
    ['/browse/x?page=2&fbclid=a', '/browse/x?page=2'],
    ['/browse/x?page=2&msclkid=a&_hsenc=b&sort=1', '/browse/x?page=2&sort=1'],
    ['/browse/x?GCLID=a#filters', '/browse/x#filters'],
    ['/browse/x#gclid=a', '/browse/x'],
    ['/browse/x?next=%2Fy%3Fgclid%3Da%26page%3D2&sort=1', '/browse/x?next=%2Fy%3Fpage%3D2&sort=1'],
    ['/browse/x?next=%2Fy%3Fgclid%3Da&sort=1', '/browse/x?next=%2Fy&sort=1'],
    ['/browse/black-&-white;a=b?agclid=1', '/browse/black-&-white;a=b?agclid=1'],
    ['gclid=a&page=2', '&page=2'],
    ['/browse/x?r=%252Fy%253Fgclid%253Da', '/browse/x?r=%252Fy'],
  ])('is taken out of %s', (url, kept) => {
    expect(withoutIds({ url })).toEqual({ url: kept });
  });

  it('is taken out of every text, also of the storefront’s own fields', () => {
    const custom = { from: 'https://shop.example/?twclid=a&b=c' };
    expect(withoutIds({ custom })).toEqual({ custom: { from: 'https://shop.example/?b=c' } });
    const named = { gclid: 'a', 'a\0b': 1, 'jane@mail.example': true };
    expect(withoutIds({ custom: named })).toEqual({ custom: { 'a\ufffdb': 1, someone: true } });
  });
});

describe('a mail address', () => {
  it.each([
    ['lamp jane@mail.example', 'lamp someone'],
    ['jane%40mail.example', 'someone'],
    ['jane%2540mail.example', 'someone'],
    ['2 @ 40', '2 @ 40'],
  ])('is taken out of %s', (text, kept) => {
    expect(withoutIds({ anything: [text] })).toEqual({ anything: [kept] });
  });
});

describe('a phone number', () => {
  it.each([
    ['07700900123', 'someone'],
    ['call 07700 900123 now', 'call someone now'],
    ['07700\u202f900123', 'someone'],
    ['+49\u00a0170\u00a01234567', 'someone'],
    ['+49\u2013170\u20131234567', 'someone'],
    ['\uff10\uff17\uff17\uff10\uff10900123', 'someone'],
    ['0044 7700 900009', 'someone'],
    ['jane @ mail.example', 'someone'],
    ['+44 7700 900123', 'someone'],
    ['+49 (0) 151 2345678', 'someone'],
    ['0049 151 2345678', 'someone'],
    ['0151/2345678', 'someone'],
    ['(020) 7946 0123', 'someone'],
    ['(555) 010-0199', 'someone'],
    ['555-010-0199', 'someone'],
    ['tel:+447700900123', 'tel:someone'],
  ])('is taken out of the words %s', (term, kept) => {
    expect(withoutIds({ term })).toEqual({ term: kept });
    expect(withoutIds({ droppedWords: [term] })).toEqual({ droppedWords: [kept] });
  });

  it.each([
    ['/search/lamp-07700-900123', '/search/lamp-someone'],
    ['/search/lamp-%2B44-7700-900123?page=2', '/search/lamp-someone?page=2'],
    ['/search/%2B44%207700%20900123', '/search/someone'],
    ['/e/q?q=lamp+07700+900123', '/e/q?q=lamp+someone'],
    ['/e/q?q=lamp%2007700%20900123', '/e/q?q=lamp%20someone'],
    ['/e/q?tel=%30%37%37%30%30%39%30%30%31%32%33', '/e/q?tel=someone'],
    ['/e/q?q=tel%3A07700900123', '/e/q?q=tel%3Asomeone'],
  ])('is taken out of the address %s', (url, kept) => {
    expect(withoutIds({ url })).toEqual({ url: kept });
  });

  it.each([
    'lamp 4006381333931',
    'sku0123456789',
    '012345678905',
    '140 x 200 cm',
    '2026-01-31',
    '01.02.2026 - 28.02.2026',
    '31/12/2026',
    '0.5-1.5',
    '1299.99',
    'iphone 16 128 gb',
    'b07xj8c8f5',
  ])('is not what stands in the words %s', (searchTerm) => {
    expect(withoutIds({ searchTerm })).toEqual({ searchTerm });
  });

  it.each([
    '/browse/sofas/price--0-1000000000',
    '/browse/sofas/price--%220%22-%221000000000%22',
    '/browse/sofas/width--140-200?from=2026-01-31&page=2',
    '/e/q?q=lamp+4006381333931',
  ])('is not what stands in the address %s', (path) => {
    expect(withoutIds({ path })).toEqual({ path });
  });

  it('is not looked for in ids', () => {
    const ids = {
      updateId: '07700900123',
      productId: '07700900123',
      productIds: ['07700900123', '+447700900123'],
      facets: [{ id: 'size', options: ['07700900123'] }],
      numResults: 7_700_900_123,
    };
    expect(withoutIds(ids)).toEqual(ids);
  });
});

describe('the texts of the contracts', () => {
  /** The fields with free text that hold no words of the shopper. */
  const others = [
    ...['updateId', 'brand', 'category', 'sort', 'resultId', 'id', 'options', 'cohort', 'name'],
    ...['facet', 'option', 'productIds', 'list', 'productId', 'variationId', 'colour', 'slot'],
    ...['campaignId', 'measureId'],
  ];

  function textFields(fields: Readonly<Record<string, FieldSchema>>): readonly string[] {
    return Object.entries(fields).flatMap(([name, { type, properties, items }]) => {
      if (properties) return textFields(properties);
      if (items?.properties) return textFields(items.properties);
      return type === 'string' || items?.type === 'string' ? [name] : [];
    });
  }

  it('are all known: as addresses, as words of the shopper, or as neither', () => {
    const names = new Set(topics.flatMap((topic) => textFields(collectedFields(topic))));
    const known = [...addressFields, ...wordFields, ...others];
    expect([...names].toSorted()).toEqual(known.toSorted());
  });
});

it('stores no NUL characters and no halves of characters, which PostgreSQL refuses', () => {
  const term = 'a\0b\ud800c\u{1f600}';
  expect(withoutIds({ term })).toEqual({ term: 'a\ufffdb\ufffdc\u{1f600}' });
});
