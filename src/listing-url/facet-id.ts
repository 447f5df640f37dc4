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

/** Whether a facet is a known colour facet or has an id that contains "colour" in any case. */
export const isColourFacetId = (id: string): boolean =>
  colourFacetIds.has(id) || /colour/i.test(id);

/** Letters with another lower-case form: also `ǅ` and `Ⅳ`, but not `𝐀`, which has none. */
export const capitals = /\p{CWL}/gu;

/** `MAIN_COLOUR` is not camelCase: with a hyphen for each capital it would read as another id. */
const isCamelCase = (id: string) => !/^\p{CWL}[\p{CWL}\p{N}_]/u.test(id);

/**
 * `customerRating` is written `customer-rating`; an id that starts with two capitals stays as it is. Repeated, leading
 * and trailing hyphens are removed.
 */
export function writeFacetSeoId(id: string): string {
  const text = id.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  if (!isCamelCase(text)) return text;
  return text
    .replace(capitals, (capital) => `-${capital.toLowerCase()}`)
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '');
}

/** `customer-rating` is read `customerRating`, `MAIN_COLOUR` as it is. */
export function readFacetSeoId(seoId: string): string {
  const text = writeFacetSeoId(seoId);
  if (!isCamelCase(text)) return text;
  return text.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
