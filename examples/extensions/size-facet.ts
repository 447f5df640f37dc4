/** Whether a facet has sizes: `size`, `shoeSize`. */
export const isSizeFacet = ({ id }: { readonly id: string }): boolean =>
  id.toLowerCase().endsWith('size');
