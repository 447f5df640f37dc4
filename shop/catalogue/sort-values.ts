/** What products are sorted by, by the key of the listing request. Both engines sort by these numbers. */
import type { SortKey } from '../../src/catalogue/sort-parameters';
import type { CatalogueProduct } from './catalogue-product';
import { growingFloat64, growingWhole } from './embedded/growing-column';
import { finite } from './embedded/product-measures';
import { createRatingPrior, ratingScore } from './rating-score';

/** Gathers the number of each product while they come in; some numbers are known only once all are there. */
type Gatherer = {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => Float64Array;
};

/** For a number that each product has by itself; without one it has `otherwise`. */
const gatherEach =
  (valueOf: (product: CatalogueProduct) => number | undefined, otherwise = 0) =>
  (expected?: number): Gatherer => {
    const column = growingFloat64(expected);
    return {
      add: (product) => {
        column.push(finite(valueOf(product), otherwise));
      },
      finish: column.finish,
    };
  };

/** The scores of the products' reviews. */
function gatherRatings(expected?: number): Gatherer {
  const [averages, counts] = [growingFloat64(expected), growingFloat64(expected)];
  const prior = createRatingPrior();
  return {
    add: ({ reviews }) => {
      prior.add(reviews);
      averages.push(finite(reviews?.average, 0));
      counts.push(finite(reviews?.count, 0));
    },
    finish: () => {
      const [count, mean] = [counts.finish(), prior.mean()];
      return averages
        .finish()
        .map((average, row) => ratingScore({ average, count: count[row] ?? 0 }, mean));
    },
  };
}

/** The places of the products' brands in the alphabet. */
function gatherBrandPlaces(expected?: number): Gatherer {
  const numbers = new Map<string, number>();
  const column = growingWhole(expected);
  return {
    add: ({ brand }) => {
      const name = brand.name.toLowerCase();
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      column.push(number);
    },
    finish: () => {
      const names = [...numbers.keys()];
      const sorted = [...names].sort(new Intl.Collator('en').compare);
      const placeOf = new Map(sorted.map((name, place) => [name, place]));
      const places = names.map((name) => placeOf.get(name) ?? 0);
      return new Float64Array(column.finish()).map((number) => places[number] ?? 0);
    },
  };
}

type SortValue = {
  /** What owners of APIs read in docs/listing-api.md. */
  readonly meaning: string;
  readonly gather: (expected?: number) => Gatherer;
};

export const sortValues: Readonly<Record<SortKey, SortValue>> = {
  relevance: {
    meaning: 'how well they fit the search; without a search, what you recommend',
    gather: gatherEach(({ popularity }) => popularity),
  },
  new_in: {
    meaning: 'the day on which they came into the shop',
    gather: gatherEach(({ addedOnDay }) => addedOnDay),
  },
  price: {
    meaning: '`price.current`',
    gather: gatherEach(({ price }) => price.current),
  },
  rating: {
    meaning: 'their reviews; those without any come last',
    gather: gatherRatings,
  },
  brand_name: {
    meaning: 'the name of the brand that shoppers read, no id, as in the alphabet',
    gather: gatherBrandPlaces,
  },
};

/** By key, one number a product, in the order in which they came. */
export type SortColumns = Readonly<Record<SortKey, Float64Array>>;

/** Gathers all of them, of `expected` products if that is known. */
export function createSortValueGatherer(expected?: number): {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => SortColumns;
} {
  const gatherers = Object.entries(sortValues).map(
    ([key, { gather }]) => [key, gather(expected)] as const,
  );
  return {
    add: (product) => {
      for (const [, gatherer] of gatherers) gatherer.add(product);
    },
    finish: () =>
      Object.fromEntries(gatherers.map(([key, { finish }]) => [key, finish()])) as SortColumns,
  };
}
