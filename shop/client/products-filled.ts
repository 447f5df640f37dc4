/** The event of the document after recommended products have come into the page. */
export const productsFilled = 'plp:filled';
