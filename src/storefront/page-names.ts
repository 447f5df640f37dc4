/** Names that the server writes into the document and the page's script reads there (docs/product.md, 2.1). */

/** Path of the product's files on any host. */
export const assetsPath = '/sa/product-listing-fe/';

/** The element that the page is mounted into. */
export const rootElementId = 'product-listing-root';

/** The server writes the globals as a data block, which the content policy allows without inline scripts. */
export const globalsBlockId = 'plp-globals';

/** Marks the element around the structured data of the listing, which the page removes with that listing. */
export const listingDataMark = 'data-plp-listing';
