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

/** The numbers that products are sorted by, as they are; 0 where a product has none. */
const measures = {
  popularity: ({ popularity }) => popularity,
  addedOnDay: ({ addedOnDay }) => addedOnDay,
  price: ({ price }) => price.current,
  average: ({ reviews }) => reviews?.average,
  reviewCount: ({ reviews }) => reviews?.count,
} satisfies Readonly<Record<string, (product: CatalogueProduct) => number | undefined>>;

type Columns = Readonly<Record<keyof typeof measures, Float64Array>>;

function createMeasureGatherer() {
  const gathered = Object.entries(measures).map(([name, measure]) => ({
    name,
    measure,
    column: growingFloat64(),
  }));
  return {
    add: (product: CatalogueProduct) => {
      for (const { measure, column } of gathered) column.push(finite(measure(product), 0));
    },
    finish: () =>
      Object.fromEntries(gathered.map(({ name, column }) => [name, column.finish()])) as Columns,
  };
}

/** The places of the products' brands in the alphabet. */
function createBrandGatherer() {
  const numbers = new Map<string, number>();
  const column = growingUint32();
  return {
    add: ({ brand }: CatalogueProduct) => {
      const name = brand.name.toLowerCase();
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      column.push(number);
    },
    finish: (): Float64Array => {
      const names = [...numbers.keys()];
      const sorted = [...names].sort(new Intl.Collator('en').compare);
      const placeOf = new Map(sorted.map((name, place) => [name, place]));
      const places = names.map((name) => placeOf.get(name) ?? 0);
      return Float64Array.from(column.finish(), (number) => places[number] ?? 0);
    },
  };
}

const scoreRatings = ({ average, reviewCount }: Columns, prior: number): Float64Array =>
  average.map((stars, row) => ratingScore({ average: stars, count: reviewCount[row] ?? 0 }, prior));

export function createSortKeyGatherer(): SortKeyGatherer {
  const ids: string[] = [];
  const soldOut = growingUint32();
  const [numbers, brands] = [createMeasureGatherer(), createBrandGatherer()];
  const prior = createRatingPrior();
  return {
    add: (product) => {
      ids.push(product.id);
      soldOut.push(Number(isSoldOut(product)));
      numbers.add(product);
      brands.add(product);
      prior.add(product.reviews);
    },
    finish: () => {
      const columns = numbers.finish();
      const { popularity, addedOnDay, price } = columns;
      const rating = scoreRatings(columns, prior.mean());
      const shared = { ids, soldOut: soldOut.finish(), brandPlace: brands.finish() };
      return { ...shared, popularity, addedOnDay, price, rating };
    },
  };
}
