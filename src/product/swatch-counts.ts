/**
 * The number of colour swatches on a card (docs/product.md, 8.5). Each width shows all swatches up to its maximum, else
 * its minimum and "+N colours". The server does not know the width (decision 86), so each swatch has the breakpoint
 * from which it shows, and `styles/product/_swatches.scss` hides it below.
 */
import { isDisc, type Swatch } from '../catalogue/product';
import type { Texts } from '../storefront/texts/texts';

/** The limits from each breakpoint up. Both rise with the width, so a swatch never disappears on a wider screen. */
const limits = [
  { breakpoint: 'xxs', least: 3, most: 7 },
  { breakpoint: 'xs', least: 4, most: 8 },
  { breakpoint: 'm', least: 5, most: 9 },
  { breakpoint: 'l', least: 6, most: 10 },
  { breakpoint: 'xxl', least: 7, most: 11 },
] as const;
const [narrowest] = limits;

/** One swatch alone is not shown. */
export const offersSwatches = (swatches: readonly Swatch[]): boolean => swatches.length > 1;

/**
 * The number of discs with room for all colours; no width has it for a colour that is no disc, which "+N colours"
 * counts.
 */
const roomFor = (swatches: readonly Swatch[]): number =>
  swatches.every(isDisc) ? swatches.length : Infinity;

/**
 * The swatches that show at some width, with the breakpoint from which they show; without one they show at all widths.
 */
export const shownSwatches = (swatches: readonly Swatch[]) =>
  swatches.filter(isDisc).flatMap((swatch, index) => {
    const limit = limits.find(({ least, most }) => roomFor(swatches) <= most || index < least);
    const from = limit === narrowest ? undefined : limit?.breakpoint;
    return limit ? [{ swatch, from }] : [];
  });

/** The "+N colours" of each width that does not show all colours, as the attributes from which the styles show it. */
export const hiddenSwatches = (swatches: readonly Swatch[], { product }: Texts) =>
  Object.fromEntries(
    limits
      .filter(({ most }) => roomFor(swatches) > most)
      .map(({ breakpoint, least }) => [
        `data-more-${breakpoint}`,
        product.moreColours(swatches.length - swatches.slice(0, least).filter(isDisc).length),
      ]),
  );

/** The colours as one sentence: all names if they are few; colours without a name are only counted. */
export function availableColoursText(swatches: readonly Swatch[], { product }: Texts): string {
  const names = swatches.map(({ displayName }) => displayName).filter((name) => name !== '');
  const named = names.slice(0, names.length > narrowest.most ? narrowest.least : narrowest.most);
  return product.availableIn(named, swatches.length - named.length);
}
