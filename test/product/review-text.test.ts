import fc from 'fast-check';
import { halfStars, ratingText, reviewCountText } from '../../src/product/review-text';

describe('the review text', () => {
  it.each([
    [1, '1 review'],
    [2, '2 reviews'],
    [999, '999 reviews'],
    [1000, '1k reviews'],
    [1234, '1.2k reviews'],
    [1299, '1.2k reviews'],
    [12_050, '12k reviews'],
    [999_999, '999.9k reviews'],
  ])('counts %i as "%s"', (count, text) => {
    expect(reviewCountText(count)).toBe(text);
  });

  it.each([
    [4.5, '4.5 out of 5 stars'],
    [4, '4 out of 5 stars'],
    [4.26, '4.3 out of 5 stars'],
    [0, '0 out of 5 stars'],
  ])('rates %d as "%s"', (stars, text) => {
    expect(ratingText(stars)).toBe(text);
  });

  it('shows whole and half stars, from none to five', () => {
    expect([0, 0.2, 0.25, 2.6, 4.5, 5].map(halfStars)).toEqual([0, 0, 1, 5, 9, 10]);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (stars) => {
        const halves = halfStars(stars);
        return Number.isInteger(halves) && halves >= 0 && halves <= 10;
      }),
    );
  });
});
