import fc from 'fast-check';
import { attempt } from '../../src/lib/attempt';
import { routableTarget } from '../../server/limits/request-target';

describe('the target of a request', () => {
  it.each([
    ['/browse/a?b=/c', '/browse/a?b=/c'],
    ['http://evil.example/browse/chairs?page=2', '/browse/chairs?page=2'],
    ['HTTPS://evil.example?x', '/?x'],
    ['javascript:alert(1)', '/'],
    ['*', '/'],
    ['', '/'],
    ['/browse/100%-wool/a%20b?c=%', '/browse/100%25-wool/a%20b?c=%25'],
    ['/browse/c--%E0%A4%A+a%20b', '/browse/c--%25E0%25A4%25A+a%20b'],
    ['/browse/wool?page=100%', '/browse/wool?page=100%25'],
  ])('%j is routed as %j', (target, routed) => {
    expect(routableTarget(target)).toBe(routed);
  });

  it('keeps the meaning of its query, and can be decoded', () => {
    const piece = fc.constantFrom(
      ...[
        '%',
        '%4',
        '%zz',
        '%ff',
        '%E0%A4',
        '%E0%A4%A4',
        '%c3',
        '%a9',
        '%26',
        '%F0%9F%98',
        '%ED%A0%80',
        '%41',
        'a',
        '+',
        '&',
        '=',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const query = pieces.join('');
        const [, routed = ''] = routableTarget(`/browse?${query}`).split('?');
        expect([...new URLSearchParams(routed)]).toEqual([...new URLSearchParams(query)]);
        expect(() => decodeURIComponent(routed)).not.toThrow();
      }),
      { numRuns: 1_000 },
    );
  });

  it('can be decoded, and stays as it is where it could be before', () => {
    const escape = fc
      .integer({ min: 0, max: 255 })
      .map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
    const character = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/u, '')));
    const text = fc.constantFrom('%', '%4', '%zz', 'a', 'é', '/', '+', '--');
    fc.assert(
      fc.property(fc.array(fc.oneof(escape, character, text)), (pieces) => {
        const target = `/${pieces.join('')}`;
        const routed = routableTarget(target);
        expect(() => decodeURIComponent(routed)).not.toThrow();
        const before = attempt(() => decodeURIComponent(target));
        if (before !== undefined) expect(routed).toBe(target);
      }),
      { numRuns: 500 },
    );
  });
});
