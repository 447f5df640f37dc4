/** Why no further option can be selected. */
export const limitTexts = {
  options: (count: number) =>
    `You have chosen ${count} filters, the most there can be. Remove one to choose another.`,
  facets: (count: number) =>
    `You have chosen ${count} kinds of filters, the most there can be. Remove all of one kind to choose another kind.`,
  characters:
    'The address of this page has no room for more filters. Remove some to choose others.',
};
