/** The number of filled half stars, 0 to 10. */
export const halfStars = (averageStars: number): number => Math.round(averageStars * 2);
