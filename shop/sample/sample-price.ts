/** Prices as a shop writes them. */
import type { CataloguePrice } from '../catalogue/catalogue-product';
import type { Chance } from '../pictures/chance';

export const toPence = (value: number): number => Math.round(value * 100) / 100;

/** Small prices end in 99, 50 or nothing; from 100 they are whole and end in 9, 5 or 0. */
function endAsPrice(raw: number, chance: Chance): number {
  if (raw >= 100) return Math.round(raw / 10) * 10 - chance.pick([1, 1, 5, 0] as const);
  const whole = Math.max(1, Math.round(raw));
  return toPence(chance.is(0.45) ? whole : whole - chance.pick([0.01, 0.01, 0.5] as const));
}

const reductions = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.33, 0.4, 0.5, 0.6] as const;

const leastAnnouncedPercent = 20;

/** A saving is announced from a fifth of the previous price on, as true or "true". */
function savePriceInd(
  { current, previous }: { readonly current: number; readonly previous: number },
  chance: Chance,
): Pick<CataloguePrice, 'displaySavePriceInd'> {
  const share = chance.next();
  if (Math.round(100 * (1 - current / previous)) < leastAnnouncedPercent)
    return { displaySavePriceInd: false };
  return { displaySavePriceInd: share < 0.6 ? true : 'true' };
}

/**
 * Picks a price within the leaf's range; `place` from 0 to 1 is the position on a logarithmic scale.
 * Three in ten are reduced; some of those that come in sizes start "from".
 */
export function pickPrice(
  [lowest, highest]: readonly [number, number],
  { place, hasSizes }: { readonly place: number; readonly hasSizes: boolean },
  chance: Chance,
): CataloguePrice {
  const current = endAsPrice(lowest * (highest / lowest) ** place, chance);
  const currentFrom = hasSizes && chance.is(0.3) ? { currentFrom: true } : {};
  if (!chance.is(0.3)) return { current, ...currentFrom };
  const previous = endAsPrice(current / (1 - chance.pick(reductions)), chance);
  if (previous <= current) return { current, ...currentFrom };
  const previousFrom = hasSizes && chance.is(0.25) ? { previousFrom: true } : {};
  return {
    current,
    previous,
    ...currentFrom,
    ...previousFrom,
    ...savePriceInd({ current, previous }, chance),
  };
}
