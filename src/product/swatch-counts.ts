/**
 * How many colour swatches a card shows (docs/product.md, 8.5). At each width a card shows all its swatches when they
 * are no more than the maximum, else the minimum and "+N colours". The server does not know the width (decision 86): each
 * swatch names the breakpoint from which it shows, and `styles/product/_swatches.scss` hides it below.
 */
import type { Swatch } from '../catalogue/product';
import { productTexts } from '../storefront/texts/product';

/** From each breakpoint up. Both limits rise with the width, so a swatch that shows at one width shows at all wider ones. */
const limits = [
  { breakpoint: 'xxs', least: 3, most: 7 },
  { breakpoint: 'xs', least: 4, most: 8 },
  { breakpoint: 'm', least: 5, most: 9 },
  { breakpoint: 'l', least: 6, most: 10 },
  { breakpoint: 'xxl', least: 7, most: 11 },
] as const;
const [narrowest] = limits;

/** Swatches show only when a product has more than one. */
export const offersSwatches = (swatches: readonly Swatch[]): boolean => swatches.length > 1;

/** The swatches that show at some width, with the breakpoint from which they do; without one they always show. */
export const shownSwatches = (swatches: readonly Swatch[]) =>
  swatches.flatMap(({ imageSrc }, index) => {
    const limit = limits.find(({ least, most }) => swatches.length <= most || index < least);
    const from = limit === narrowest ? undefined : limit?.breakpoint;
    return limit ? [{ imageSrc, from }] : [];
  });

/** The "+N colours" of each width at which some are hidden. */
export const hiddenSwatches = (count: number) =>
  limits
    .filter(({ most }) => count > most)
    .map(({ breakpoint, least }) => ({
      breakpoint,
      text: productTexts.moreColours(count - least),
    }));

/** What a screen reader says of the colours. With few, all are named; a colour without a name is only counted. */
export function availableColoursText(swatches: readonly Swatch[]): string {
  const names = swatches.map(({ displayName }) => displayName).filter((name) => name !== '');
  const named = names.slice(0, names.length > narrowest.most ? narrowest.least : narrowest.most);
  return productTexts.availableIn(named, swatches.length - named.length);
}
