/**
 * The order of "Highest Rated": a Bayesian mean, so that few reviews count for less than many.
 *
 *     score = (prior × weight + average × count) / (weight + count)
 *
 * `average` and `count` are the product's own stars and reviews. `prior` is the mean of all reviews of the catalogue,
 * and `weight` is 10: each product is scored as if it had ten more reviews of that mean. With a prior of 4.2 one review
 * of 5 stars scores 4.27, four hundred of 4.8 score 4.79. A product without reviews comes after all that have any:
 * nothing is known of it.
 *
 * Source: "Bayesian average", https://en.wikipedia.org/wiki/Bayesian_average. Cards, facets and filters show the plain
 * average.
 */
type Reviews = { readonly count: number; readonly average: number };

const weight = 10;

export type RatingPrior = {
  readonly add: (reviews: Reviews | undefined) => void;
  /** The mean of all reviews added; 0 when there are none. */
  readonly mean: () => number;
};

const isCounted = (reviews: Reviews | undefined): reviews is Reviews =>
  reviews !== undefined &&
  Number.isFinite(reviews.average) &&
  Number.isFinite(reviews.count) &&
  reviews.count > 0;

export function createRatingPrior(): RatingPrior {
  let stars = 0;
  let count = 0;
  return {
    add: (reviews) => {
      if (!isCounted(reviews)) return;
      stars += reviews.average * reviews.count;
      count += reviews.count;
    },
    mean: () => (count === 0 ? 0 : stars / count),
  };
}

/** Less than any score of a product with reviews. */
const unrated = -1;

export const ratingScore = (reviews: Reviews | undefined, prior: number): number =>
  isCounted(reviews)
    ? (prior * weight + reviews.average * reviews.count) / (weight + reviews.count)
    : unrated;
