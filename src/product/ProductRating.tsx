import type { Product } from '../catalogue/product';
import { Stars } from '../ui/Stars';
import { halfStars } from './half-stars';
import { useTexts } from '../environment/use-environment';

type ProductRatingProps = { readonly reviews: Product['reviews'] | undefined };

/** Nothing without reviews. */
export function ProductRating({ reviews }: ProductRatingProps) {
  const { product } = useTexts();
  if (!reviews?.count) return null;
  const { averageStars, count } = reviews;
  return (
    <p className="plp-card__rating plp-rating">
      <Stars halves={halfStars(averageStars)} label={product.stars(averageStars)} />{' '}
      {product.reviews(count)}
    </p>
  );
}
