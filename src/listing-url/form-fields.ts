/** The names of the fields in the page's forms (docs/product.md, 17). A listing's URL never carries parameters of these names. */
export const formField = 'form';
export const shownFacetField = 'facet';
export const optionFieldOf = (facetSeoId: string): string => `f.${facetSeoId}`;
export const minimumFieldOf = (facetSeoId: string): string => `min.${facetSeoId}`;
export const maximumFieldOf = (facetSeoId: string): string => `max.${facetSeoId}`;

export const isFormField = (name: string): boolean =>
  name === formField || name === shownFacetField || /^(?:f|min|max)\./.test(name);
