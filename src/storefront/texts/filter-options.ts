/** Names of filter options that a listing does not name, or names only in part. */
export const optionTexts = {
  customerRating: (rating: string) => `Customer rating ${rating}`,
  upTo: (value: string) => `Up to ${value}`,
  andAbove: (value: string) => `${value} and above`,
  between: (from: string, to: string) => `${from} to ${to}`,
};
