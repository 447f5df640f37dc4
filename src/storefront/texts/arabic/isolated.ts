/** Words of the retailer or the shopper, and prices, in the direction of their own first letter. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
