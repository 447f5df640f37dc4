/** Gathers what products are sorted by while they come in. */
import type { CatalogueProduct } from '../catalogue-product';
import { growingFloat64, growingUint32 } from './growing-column';
import { finite } from './product-measures';
import type { SortKeys } from './sort-orders';

export type SortKeyGatherer = {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => SortKeys;
};

export function createSortKeyGatherer(): SortKeyGatherer {
  const ids: string[] = [];
  const popularity = growingFloat64();
  const addedOnDay = growingFloat64();
  const price = growingFloat64();
  const rating = growingFloat64();
  const brandNames = new Map<string, number>();
  const brand = growingUint32();
  return {
    add: (product) => {
      ids.push(product.id);
      popularity.push(finite(product.popularity, 0));
      addedOnDay.push(finite(product.addedOnDay, 0));
      price.push(finite(product.price.current, 0));
      rating.push(finite(product.reviews?.average, -1));
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
        popularity: popularity.finish(),
        addedOnDay: addedOnDay.finish(),
        price: price.finish(),
        rating: rating.finish(),
        brandPlace: Float64Array.from(brand.finish(), (number) => places[number] ?? 0),
      };
    },
  };
}
