/** The slot of the grid that the shop fills: one, so that the first two rows are products. */
export const recommendationSlot = 'recommendation-4';
