/** Gathers what products are sorted by while they come in. */
import { isSoldOut } from '../availability';
import type { CatalogueProduct } from '../catalogue-product';
import { createRatingPrior, ratingScore } from '../rating-score';
import { growingFloat64, growingUint32 } from './growing-column';
import { finite } from './product-measures';
import type { SortKeys } from './sort-orders';

export type SortKeyGatherer = {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => SortKeys;
};

const scoreRatings = (averages: Float64Array, counts: Float64Array, prior: number): Float64Array =>
  averages.map((average, row) => ratingScore({ average, count: counts[row] ?? 0 }, prior));

export function createSortKeyGatherer(): SortKeyGatherer {
  const ids: string[] = [];
  const popularity = growingFloat64();
  const addedOnDay = growingFloat64();
  const price = growingFloat64();
  const [average, reviewCount] = [growingFloat64(), growingFloat64()];
  const prior = createRatingPrior();
  const brandNames = new Map<string, number>();
  const [brand, soldOut] = [growingUint32(), growingUint32()];
  return {
    add: (product) => {
      ids.push(product.id);
      soldOut.push(Number(isSoldOut(product)));
      popularity.push(finite(product.popularity, 0));
      addedOnDay.push(finite(product.addedOnDay, 0));
      price.push(finite(product.price.current, 0));
      average.push(finite(product.reviews?.average, 0));
      reviewCount.push(finite(product.reviews?.count, 0));
      prior.add(product.reviews);
      const name = product.brand.name.toLowerCase();
      const known = brandNames.get(name) ?? brandNames.size;
      brandNames.set(name, known);
      brand.push(known);
    },
    finish: () => {
      const sorted = [...brandNames.keys()].sort(new Intl.Collator('en').compare);
      const placeOf = new Map(sorted.map((name, place) => [name, place]));
      const places = [...brandNames.keys()].map((name) => placeOf.get(name) ?? 0);
      return {
        ids,
        soldOut: soldOut.finish(),
        popularity: popularity.finish(),
        addedOnDay: addedOnDay.finish(),
        price: price.finish(),
        rating: scoreRatings(average.finish(), reviewCount.finish(), prior.mean()),
        brandPlace: Float64Array.from(brand.finish(), (number) => places[number] ?? 0),
      };
    },
  };
}
