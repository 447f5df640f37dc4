/** Bounds on the URL of a listing. Every link of a page repeats the URL, so these bounds limit the size of a page. */

/** Of the text as read and of the URL as written; servers accept addresses of this length. */
export const mostCharacters = 8_192;
export const mostFacets = 50;
/** In all facets together. */
export const mostOptions = 100;
/** Levels of the category hierarchy; shops have about five. */
export const mostCategories = 50;
/** Of a path behind its type: facets, categories, the name of a promotion or a term. Empty ones count too. */
export const mostSegments = mostFacets + mostCategories + 1;
/** Carried parameters; a campaign adds about ten. */
export const mostCarried = 100;

export const isTooLong = (text: string): boolean => text.length > mostCharacters;
