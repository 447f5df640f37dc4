/** Bounds on the URL of a listing. Every link of a page repeats the URL, so these bounds limit the size of a page. */

/** Of the text as read and of the URL as written; servers accept addresses of this length. */
export const mostCharacters = 8_192;
export const mostFacets = 50;
/** In all facets together. */
export const mostOptions = 100;
/** Levels of the category hierarchy; shops have about five. */
export const mostCategories = 50;
/** Carried parameters; a campaign adds about ten. */
export const mostCarried = 100;

export const isTooLong = (text: string): boolean => text.length > mostCharacters;

/** Between the slashes and pluses of a path: what it may hold, its type, and the name of a promotion or a term. */
export const mostParts = mostFacets + mostCategories + mostOptions + 3;

/** Whether a path has more parts than any within the bounds, which costs time to read. */
export const hasTooManyParts = (path: string): boolean => path.split(/[/+]/).length > mostParts;
