import type { Product } from '../catalogue/product';
import { halfStars, ratingText, reviewCountText } from './review-text';

type ProductRatingProps = { readonly reviews: NonNullable<Product['reviews']> };

/** Stars and the number of reviews behind them. */
export const ProductRating = ({ reviews: { averageStars, count } }: ProductRatingProps) => (
  <p className="plp-card__rating plp-rating">
    <span
      className={`plp-rating__stars plp-rating__stars--${halfStars(averageStars)}`}
      role="img"
      aria-label={ratingText(averageStars)}
    />{' '}
    <span className="plp-rating__count">{reviewCountText(count)}</span>
  </p>
);
