import { sortOrders } from '../../../src/listing-url/sort-option';
import { createRatingPrior, ratingScore } from '../../../shop/catalogue/rating-score';
import { aProduct, testOutline } from './a-catalogue';
import { aQuery, idsOf, openTestCatalogue } from './open-test-catalogue';

describe('the score of reviews', () => {
  it('is the mean of the own reviews and of ten more with the mean of all', () => {
    expect(ratingScore({ count: 1, average: 5 }, 4.2)).toBeCloseTo(4.273, 3);
    expect(ratingScore({ count: 400, average: 4.8 }, 4.2)).toBeCloseTo(4.785, 3);
    expect(ratingScore({ count: 10, average: 1 }, 3)).toBe(2);
  });

  it('is less than any other without reviews, or with some that are no numbers', () => {
    const none = ratingScore(undefined, 4);
    expect(none).toBeLessThan(ratingScore({ count: 1_000_000, average: 0 }, 0));
    for (const [count, average] of [
      [0, 5],
      [NaN, 5],
      [3, NaN],
      [Infinity, 5],
      [-1, 5],
    ] as const)
      expect(ratingScore({ count, average }, 4)).toBe(none);
  });

  it('takes the mean of all reviews, not of all products', () => {
    const prior = createRatingPrior();
    expect(prior.mean()).toBe(0);
    for (const reviews of [{ count: 1, average: 1 }, { count: 3, average: 5 }, undefined])
      prior.add(reviews);
    expect(prior.mean()).toBe(4);
  });
});

it('"Highest Rated" puts 400 reviews of 4.8 stars before one of 5, and no reviews last', async () => {
  const reviewed: readonly [string, number, number][] = [
    ['one', 1, 5],
    ['many', 400, 4.8],
    ['few', 12, 4.9],
    ['bad', 300, 1.5],
    ['usual', 900, 4.2],
  ];
  const products = [
    aProduct({ id: 'none', popularity: 99 }),
    ...reviewed.map(([id, count, average]) => aProduct({ id, reviews: { count, average } })),
  ];
  const engine = await openTestCatalogue({ outline: testOutline, products });
  const page = await engine.query(aQuery({ sort: sortOrders.highestrated }));
  expect(idsOf(page)).toEqual(['many', 'few', 'usual', 'one', 'bad', 'none']);
});
