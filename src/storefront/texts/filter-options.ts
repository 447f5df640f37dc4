/** What the options of filters are called that no listing names, or not wholly. */
export const optionTexts = {
  customerRating: (rating: string) => `Customer rating ${rating}`,
  upTo: (value: string) => `Up to ${value}`,
  andAbove: (value: string) => `${value} and above`,
  between: (from: string, to: string) => `${from} to ${to}`,
};
