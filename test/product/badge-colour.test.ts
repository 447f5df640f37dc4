import fc from 'fast-check';
import { readBadgeColour } from '../../src/product/badge-colour';
import { contrast } from '../support/contrast';

describe('the colour of a promotion badge', () => {
  it.each([
    ['#C0261C', { ground: '#c0261c', text: 'white' }],
    ['#fc3', { ground: '#ffcc33', text: 'black' }],
    ['#fc3f', { ground: '#ffcc33', text: 'black' }],
    ['#0a5c5a80', { ground: '#0a5c5a', text: 'white' }],
    [' Yellow ', { ground: '#ffff00', text: 'black' }],
    ['navy', { ground: '#000080', text: 'white' }],
  ])('of "%s" is read', (colour, badge) => {
    expect(readBadgeColour(colour)).toEqual(badge);
  });

  it.each([
    '',
    '#12345',
    'rebeccapurple;',
    'url(https://evil.example/x)',
    'red;background:url(//evil.example)',
    'var(--plp-ink)',
    '"><script>',
    'constructor',
  ])('of "%s" is the brand’s own', (colour) => {
    expect(readBadgeColour(colour)).toBeUndefined();
  });

  it('gives its text enough contrast, and is always six digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const badge = readBadgeColour(`#${number.toString(16).padStart(6, '0')}`);
        expect(badge?.ground).toMatch(/^#[\da-f]{6}$/);
        const ground = badge?.ground.slice(1) ?? '';
        const text = badge?.text === 'white' ? 'ffffff' : '000000';
        expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ground = readBadgeColour(text)?.ground ?? '#000000';
        return /^#[\da-f]{6}$/.test(ground);
      }),
    );
  });
});
