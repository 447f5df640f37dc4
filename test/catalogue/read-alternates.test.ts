import { readAlternates } from '../../src/catalogue/read-alternates';

const bodyWith = (alternates: unknown) => ({ response: { meta: { seo: { alternates } } } });
const url = 'https://shop.example/at';

describe('the same listing in other languages', () => {
  it('has language tags in their usual form, and x-default', () => {
    const sent = [
      { lang: 'DE-at', url },
      { lang: 'x-default', url },
    ];
    expect(readAlternates(bodyWith(sent))).toEqual([
      { lang: 'de-AT', url },
      { lang: 'x-default', url },
    ]);
  });

  it.each([
    ['no tag', { url }],
    ['a tag of another form', { lang: 'de_AT"', url }],
    ['an address without a host', { lang: 'de', url: '/at' }],
    ['another scheme', { lang: 'de', url: 'javascript:alert(1)' }],
    ['no object', 'de'],
  ])('leaves out one with %s', (_name, alternate) => {
    expect(readAlternates(bodyWith([alternate, { lang: 'fr', url }]))).toEqual([
      { lang: 'fr', url },
    ]);
  });

  it('has at most 50, and none without a response', () => {
    const many = Array.from({ length: 60 }, () => ({ lang: 'de', url }));
    expect(readAlternates(bodyWith(many))).toHaveLength(50);
    expect(readAlternates(bodyWith('all'))).toEqual([]);
    expect(readAlternates(undefined)).toEqual([]);
  });
});
