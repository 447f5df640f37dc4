/** Counts the reductions that brands with the rules of the EU show, and why they do not show the others. */
import type { Brand } from '../../src/storefront/brand';
import type { CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue-product';
import type { LostHistory } from '../catalogue/price-history';
import {
  createPriorPrice,
  isSameReading,
  type PriorReading,
  priorReadingOf,
} from '../catalogue/prior-price';
import { priorReadingsOf } from '../catalogue/brand-discount';
import type { DatedVariants } from './date-prices';

export type ReductionSummary = {
  /** Keys of the brands that read prior prices alike. */
  readonly brands: readonly string[];
  readonly shown: number;
  /** By reason: those that are not shown. */
  readonly hidden: ReadonlyMap<string, number>;
};

const reasonsOfLoss: Readonly<Record<LostHistory, string>> = {
  currency: 'after a change of the currency',
  future: 'after a clock that went back',
  damaged: 'after a damaged price history',
};

type Facts = Pick<DatedVariants, 'isReduced' | 'isKnown'> & {
  readonly lost: LostHistory | undefined;
};

/** A prior price above the current one that does not count is one of too few days. */
function reasonOf({ price }: CatalogueProduct, { isKnown, lost }: Facts): string {
  if (lost !== undefined) return reasonsOfLoss[lost];
  return isKnown && price.prior30 === undefined
    ? 'not below the lowest price of 30 days'
    : 'known for less than 30 days';
}

function countBy(
  reading: PriorReading,
  brands: readonly Brand[],
  categories: readonly CatalogueCategory[],
) {
  const readPrior = createPriorPrice(reading, categories);
  const keys = brands
    .filter((brand) => {
      const own = priorReadingOf(brand);
      return own !== undefined && isSameReading(own, reading);
    })
    .map(({ key }) => key);
  const hidden = new Map<string, number>();
  let shown = 0;
  return {
    add: (product: CatalogueProduct, facts: Facts): void => {
      if (readPrior(product) !== undefined) {
        shown += 1;
        return;
      }
      if (!facts.isReduced && product.price.previous === undefined) return;
      const reason = reasonOf(product, facts);
      hidden.set(reason, (hidden.get(reason) ?? 0) + 1);
    },
    summary: (): ReductionSummary => ({ brands: keys, shown, hidden }),
  };
}

export function countReductions(
  brands: readonly Brand[],
  categories: readonly CatalogueCategory[],
) {
  const counts = priorReadingsOf(brands).map((reading) => countBy(reading, brands, categories));
  return {
    add: (product: CatalogueProduct, facts: Facts): void => {
      for (const count of counts) count.add(product, facts);
    },
    summary: (): readonly ReductionSummary[] => counts.map((count) => count.summary()),
  };
}
