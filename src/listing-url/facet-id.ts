/** Facet ids: camelCase for the listing API, kebab-case in a URL (specification section 3). */

const rangeFacetIds: ReadonlySet<string> = new Set([
  'price',
  'screenSize',
  'microwaveCapacity',
  'discount',
  'dryLoad',
  'washLoad',
]);

const colourFacetIds: ReadonlySet<string> = new Set(['colours', 'navigationColour']);

export const isRangeFacetId = (id: string): boolean => rangeFacetIds.has(id);

/** The known colour facets, and any whose id contains "colour" in whatever case. */
export const isColourFacetId = (id: string): boolean =>
  colourFacetIds.has(id) || /colour/i.test(id);

/** `customerRating` is written `customer-rating`; hyphens never double and never stand at an end. */
export const writeFacetSeoId = (id: string): string =>
  id
    .replace(/\p{Lu}/gu, (capital) => `-${capital.toLowerCase()}`)
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/** `customer-rating` is read `customerRating`. */
export const readFacetSeoId = (seoId: string): string =>
  writeFacetSeoId(seoId).replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
