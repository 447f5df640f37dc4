export const filterTexts = {
  /** Of the button, of the column, and of the drawer where no category is selected. */
  heading: 'Filter',
  /** `Filter`, `Filter (2)` */
  button: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
  selected: 'Selected filters',
  clearAll: 'Clear All',
  /** With the facet where two options have the same name: `Remove Oak (Colour)`. */
  remove: (option: string, facet?: string) => `Remove ${option}${facet ? ` (${facet})` : ''}`,
};
