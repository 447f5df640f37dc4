/**
 * How many colour swatches a card shows (docs/product.md, 8.5). At each width a card shows all its swatches when they
 * are no more than the maximum, else the minimum and "+N colours". Which of them a width hides is said in
 * `styles/product/_swatches.scss`, so that what the server draws holds on every screen.
 */
import type { Swatch } from '../catalogue/product';
import { productTexts } from '../storefront/texts/product';

export type SwatchLimit = {
  readonly breakpoint: 'xxs' | 'xs' | 'm' | 'l' | 'xxl';
  readonly least: number;
  readonly most: number;
};

export const swatchLimits: readonly SwatchLimit[] = [
  { breakpoint: 'xxs', least: 3, most: 7 },
  { breakpoint: 'xs', least: 4, most: 8 },
  { breakpoint: 'm', least: 5, most: 9 },
  { breakpoint: 'l', least: 6, most: 10 },
  { breakpoint: 'xxl', least: 7, most: 11 },
];

const mostAnywhere = 11;
const mostEverywhere = 7;
const leastAnywhere = 3;

/** Swatches show only when a product has more than one. */
export const offersSwatches = (swatches: readonly Swatch[]): boolean => swatches.length > 1;

/** The swatches that are shown at some width. */
export const shownSwatches = (swatches: readonly Swatch[]): readonly Swatch[] =>
  swatches.slice(0, mostAnywhere);

/** Names the rules that hide swatches: the count, 12 standing for all above 11; undefined when none is ever hidden. */
export const swatchCountClass = (count: number): number | undefined =>
  count > mostEverywhere ? Math.min(count, mostAnywhere + 1) : undefined;

/** The "+N colours" of each width at which some are hidden. */
export const hiddenSwatches = (count: number) =>
  swatchLimits
    .filter(({ most }) => count > most)
    .map(({ breakpoint, least }) => ({
      breakpoint,
      text: productTexts.moreColours(count - least),
    }));

/** What a screen reader says of the colours. With few, all are named; a colour without a name is only counted. */
export function availableColoursText(swatches: readonly Swatch[]): string {
  const names = swatches.map(({ displayName }) => displayName).filter((name) => name !== '');
  const named = names.slice(0, names.length > mostEverywhere ? leastAnywhere : mostEverywhere);
  return productTexts.availableIn(named, swatches.length - named.length);
}
