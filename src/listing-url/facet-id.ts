/** Facet ids: camelCase for the listing API, kebab-case in a URL (docs/product.md, 3.3). */

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

/** `MAIN_COLOUR` is not camelCase: with a hyphen for each capital it would not read back as itself. */
const isCamelCase = (id: string) => !/^\p{Lu}[\p{Lu}\p{N}_]/u.test(id);

/**
 * `customerRating` is written `customer-rating`, an id that starts in capitals as it is. Hyphens never double and never
 * stand at an end.
 */
export const writeFacetSeoId = (id: string): string => {
  const text = id.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  if (!isCamelCase(text)) return text;
  return text
    .replace(/\p{Lu}/gu, (capital) => `-${capital.toLowerCase()}`)
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '');
};

/** `customer-rating` is read `customerRating`, `MAIN_COLOUR` as it is. */
export const readFacetSeoId = (seoId: string): string => {
  const text = writeFacetSeoId(seoId);
  if (!isCamelCase(text)) return text;
  return text.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
};
