/** `« lampe »`, with narrow no-break spaces. */
export const quoted = (words: string): string => `«\u202f${words}\u202f»`;
