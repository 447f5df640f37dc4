/** Names that the server writes into the document and the page's script reads there (docs/product.md, 2.1). */

/** Path of the product's files on any host. */
export const assetsPath = '/sa/product-listing-fe/';

/** The element that the page is mounted into. */
export const rootElementId = 'product-listing-root';

/** The server writes the globals as a data block, which the content policy allows without inline scripts. */
export const globalsBlockId = 'plp-globals';

/** Marks what only the server writes of a listing, which the page removes with it: structured data and alternates. */
export const listingDataMark = 'data-plp-listing';
