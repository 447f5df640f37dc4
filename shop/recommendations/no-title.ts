/** Stands in a template for the title of a product, where headings and controls need words. */
export const noTitle = '…';
