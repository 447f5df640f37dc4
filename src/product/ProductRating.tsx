import type { Product } from '../catalogue/product';
import { Stars } from '../ui/Stars';
import { useTexts } from '../environment/use-environment';

type ProductRatingProps = { readonly reviews: NonNullable<Product['reviews']> };

/** The number of filled half stars, 0 to 10. */
export const halfStars = (averageStars: number): number => Math.round(averageStars * 2);

export function ProductRating({ reviews: { averageStars, count } }: ProductRatingProps) {
  const { product } = useTexts();
  return (
    <p className="plp-card__rating plp-rating">
      <Stars halves={halfStars(averageStars)} label={product.stars(averageStars)} />{' '}
      {product.reviews(count)}
    </p>
  );
}
