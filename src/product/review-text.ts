/** What a card says about its product's reviews (docs/product.md, 8.4). */

/** `4.5 out of 5 stars`, to one decimal. */
export const ratingText = (averageStars: number): string =>
  `${Math.round(averageStars * 10) / 10} out of 5 stars`;

/** `1 review`, `12 reviews`, `1.2k reviews`. Shortened counts are rounded down: a shop never claims more than it has. */
export function reviewCountText(count: number): string {
  const shown = count < 1000 ? String(count) : `${Math.floor(count / 100) / 10}k`;
  return `${shown} ${count === 1 ? 'review' : 'reviews'}`;
}

/** How many half stars are drawn full, 0 to 10. */
export const halfStars = (averageStars: number): number =>
  Math.min(10, Math.max(0, Math.round(averageStars * 2)));
