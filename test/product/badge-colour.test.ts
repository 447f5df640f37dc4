import fc from 'fast-check';
import { readBadgeColour } from '../../src/product/badge-colour';

function luminance(ground: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(ground.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

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
        const ground = luminance(badge?.ground ?? '');
        expect(contrast(ground, badge?.text === 'white' ? 1 : 0)).toBeGreaterThanOrEqual(4.5);
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
