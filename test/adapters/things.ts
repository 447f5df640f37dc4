/** Sixty products, and what any listing API should say of them by plain loops. */
import type { OwnSortOption } from '../../src/listing-url/sort-option';

export type Thing = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly colours: readonly string[];
  readonly price: number;
  /** Undefined for a product at its usual price. */
  readonly previousPrice: number | undefined;
  /** Of 100 reviews; undefined for a product without any. */
  readonly rating: number | undefined;
  /** From the top. */
  readonly categories: readonly string[];
  readonly collections: readonly string[];
  /** Higher is newer. */
  readonly day: number;
  /** Higher sells better. */
  readonly popularity: number;
};

const brands = ['Oak & Co', 'Dr. Elm', 'Ash', 'Pine'];
const colours = ['Grey', 'Navy', 'Sea green', 'Red'];
const kinds = [
  ['lamp', ['Home', 'Lighting']],
  ['rug', ['Home', 'Rugs']],
  ['spade', ['Garden', 'Tools']],
] as const;

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

export const things: readonly Thing[] = Array.from({ length: 60 }, (_, at) => {
  const [kind, categories] = pick(kinds, at);
  const brand = pick(brands, at * 7 + (at >> 2));
  // Each once, so that every order by price is one.
  const price = 5 + ((at * 17) % 60) * 2.5;
  return {
    id: String(1_000 + ((at * 37) % 61)),
    title: `${pick(['Plain', 'Small', 'Grand'], at >> 2)} ${kind} ${String(at)}`,
    brand,
    colours: [pick(colours, at), ...(at % 5 === 0 ? [pick(colours, at + 1)] : [])],
    price,
    previousPrice: at % 3 === 0 ? price + 10 : undefined,
    rating: at % 6 === 0 ? undefined : 1 + (at % 9) / 2,
    categories,
    collections: at % 4 === 0 ? ['spring-sale'] : [],
    day: 20_000 + ((at * 23) % 60),
    popularity: (at * 41) % 60,
  };
});

export const priceBands = [
  { name: 'Up to 50', to: 50 },
  { name: '50 to 100', from: 50, to: 100 },
  { name: '100 and above', from: 100 },
];

export const ratingBands = [4, 3, 2].map((from) => ({
  name: `${String(from)} stars and up`,
  from,
}));

type Band = { readonly name: string; readonly from?: number; readonly to?: number };

export const isIn = (value: number | undefined, { from = -Infinity, to = Infinity }: Band) =>
  value !== undefined && value >= from && value <= to;

const namesOfBands = (value: number | undefined, bands: readonly Band[]) =>
  bands.filter((band) => isIn(value, band)).map(({ name }) => name);

/** The names of the options that a product has of each facet. */
export const optionsOf: Readonly<Record<string, (thing: Thing) => readonly string[]>> = {
  brand: ({ brand }) => [brand],
  colours: (thing) => thing.colours,
  price: ({ price }) => namesOfBands(price, priceBands),
  customerRating: ({ rating }) => namesOfBands(rating, ratingBands),
};

/** The same words for an address as the adapter to Algolia makes: `home-lighting`. */
export const categoryId = (path: readonly string[]) => path.join('-').toLowerCase();

/** The products with all words of a term in title or brand. */
export const withWords = (term: string) => (thing: Pick<Thing, 'title' | 'brand'>) =>
  term
    .toLowerCase()
    .split(' ')
    .every((word) =>
      `${thing.title} ${thing.brand}`
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .includes(word),
    );

/** How many of these products have each option of a facet. */
export function countOptions(facetId: string, matches: readonly Thing[]) {
  const counts: Record<string, number> = {};
  for (const name of matches.flatMap((thing) => optionsOf[facetId]?.(thing) ?? []))
    counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The keys of each order that an adapter can name, the first first. */
export const orders = {
  relevance: (one: Thing, other: Thing) => other.popularity - one.popularity,
  newin: (one: Thing, other: Thing) => other.day - one.day,
  price: (one: Thing, other: Thing) => one.price - other.price,
  pricedesc: (one: Thing, other: Thing) => other.price - one.price,
  highestrated: (one: Thing, other: Thing) => (other.rating ?? 0) - (one.rating ?? 0),
  brand: (one: Thing, other: Thing) => one.brand.localeCompare(other.brand),
} satisfies Partial<Record<OwnSortOption, (one: Thing, other: Thing) => number>>;

export type ThingOrder = keyof typeof orders;
export const thingOrders = Object.keys(orders) as ThingOrder[];

/** A rule of the vendors sends this search to `/help/delivery`. */
export const redirectedTerm = 'delivery';
/** Rules of the vendors place banners in this search. */
export const bannerTerm = 'grand';
