import fc from 'fast-check';
import { halfStars } from '../../src/product/half-stars';

describe('the stars of a rating', () => {
  it('are 0 to 5, whole or half', () => {
    expect([0, 0.2, 0.25, 2.6, 4.5, 5].map(halfStars)).toEqual([0, 0, 1, 5, 9, 10]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (stars) => {
        const halves = halfStars(stars);
        return Number.isInteger(halves) && halves >= 0 && halves <= 10;
      }),
    );
  });
});
