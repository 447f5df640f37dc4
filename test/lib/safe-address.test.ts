import fc from 'fast-check';
import { safeAddress } from '../../src/lib/safe-address';

describe('an address that may become a link', () => {
  it.each([
    '/product/123',
    'product/123?a=1#top',
    '?page=2',
    'https://shop.example/product',
    'HTTP://shop.example',
    '/search/a:b',
  ])('keeps %j', (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'file:///etc/passwd',
    'https://shop.example:99999/p',
    'https://shop example/p',
    'https://',
    'http://[::1/p',
    `/${'a'.repeat(2_048)}`,
    '',
    '  ',
    undefined,
    null,
    12,
    {},
  ])('leaves out %j', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });

  it('resolves to the page itself or to http or https, for any input', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'/\\:?#.@ \t\njavascript:htps') });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
        const address = safeAddress(text);
        if (address === undefined) return;
        const { protocol, origin } = new URL(address, 'https://shop.example/browse/c1');
        expect(protocol).toMatch(/^https?:$/);
        if (!/^https?:/i.test(address)) expect(origin).toBe('https://shop.example');
      }),
      { numRuns: 2000 },
    );
  });
});
